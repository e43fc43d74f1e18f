import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../engine/game.ts';
import type {
  Amiss,
  Hosted,
  HostedState,
  PersonRow,
  SeatRow,
  TableQuestion,
} from '../tui/screens/lobby/hosted.ts';
import { Budget } from './budget.ts';
import type { Person } from './chairs.ts';
import { SHOWN } from './lines.ts';
import { networkOf } from './network.ts';
import { forGuests } from './news.ts';
import type { Table } from './table.ts';
import { STILL } from './waiting.ts';

/** Limit on a person's acts, each of which draws every screen anew. Nobody acts more often on purpose. */
const ACTS = { atOnce: 6, perSecond: 2 };
/** Time before a new question can be answered, in ms: an earlier key was meant for the question before. */
const READING = 500;

/** The end of a key, by which a host tells guests apart. */
const endOf = (key: string): string => `…${key.slice(-4)}`;

/** A person's view of a table, and the acts open to them. */
export function sightOf(table: Table, person: Person): Hosted {
  let state: HostedState | null = null;
  let at = -1;
  /** The last question shown, and the time when it was, in ms of the clock. */
  let read = { id: '', since: 0 };
  const acts = new Budget(ACTS, table.house.clock);
  const mayAct = () => acts.take(1) === 1;
  const host = (act: () => ReturnType<Hosted['begin']>) => (person.isHost ? act() : 'not-now');
  const get = (): HostedState => {
    if (state !== null && at === table.version) return state;
    at = table.version;
    // Most events show on one screen only; the others are not drawn anew.
    const now = seen(table, person);
    if (!isDeepStrictEqual(now, state)) state = now;
    const id = now.question?.id ?? '';
    if (id !== read.id) read = { id, since: table.house.clock.now() };
    return state ?? now;
  };
  return {
    subscribe: (listener) => table.subscribe(listener),
    get,
    sit: (seat) => (mayAct() ? table.sit(person, seat) : 'too-often'),
    ready: () => void (mayAct() && table.ready(person)),
    say: (said) => table.say(person, said),
    askBack: () => table.askBack(person),
    agree(question) {
      const isRead = get().question?.id === question && table.house.clock.now() - read.since >= READING;
      return isRead ? table.agree(person) : 'just-asked';
    },
    hide: (id) => void (mayAct() && table.hide(person, id)),
    leave: (isForGood) => table.leave(person, isForGood),
    begin: () => host(() => table.begin()),
    remove: (id) => host(() => table.remove(id)),
    change: (seat) => host(() => table.change(seat)),
    nudge: (seat) => host(() => table.nudge(seat)),
  };
}

function seen(table: Table, viewer: Person): HostedState {
  const { phase, entry, plan, lines, house } = table;
  const now = house.clock.now();
  const shown = lines.all.filter(({ from }) => !viewer.hides.has(from));
  const last = shown.at(-1);
  return {
    phase,
    game: entry.game.title,
    self: rowOf(table, viewer, viewer),
    seat: table.chairs.seatOf(viewer),
    seats: table.chairs.list.map((_, seat) => seatRow(table, viewer, seat)),
    watchers: table.people
      .filter((person) => table.chairs.seatOf(person) === null)
      .map((person) => rowOf(table, viewer, person)),
    manners: plan.manners,
    way: viewer.isHost ? wayOf(table) : null,
    pledge: {
      digest: table.digest,
      opened: phase === 'over' ? { seed: plan.setup.seed, salt: table.salt } : null,
    },
    news: viewer.isHost ? table.news : table.news.map(forGuests),
    lines: shown,
    latest: last && now - last.at < SHOWN ? last : null,
    isFree: lines.isFree(table.isDealOn && table.presenceOf(viewer)?.session?.scene.mode.kind !== 'sheet'),
    amiss: amissOf(table, viewer, now),
    question: questionFor(table, viewer, now),
    mayBegin: phase === 'lobby' && table.isEverybodyReady,
    problem: viewer.isHost ? (table.kept?.unsaved ? `Not saved: ${table.kept.unsaved.reason}.` : '') : '',
  };
}

function wayOf(table: Table): HostedState['way'] {
  const { addresses, port, fingerprint } = table.house.invitation;
  const neighbours = table.house
    .neighbours(table)
    .map(({ entry, code }) => ({ game: entry.game.title, code }));
  return { address: addresses[0] ?? 'localhost', port, code: table.code, fingerprint, neighbours };
}

function rowOf(table: Table, viewer: Person, person: Person): PersonRow {
  const { id, name, isHost, isHere, isReady, key, address } = person;
  const isSelf = person === viewer;
  const others = table.people.filter((other) => other !== person && !other.isHost);
  return {
    id,
    name,
    isSelf,
    isHost,
    isHere,
    isReady,
    isHidden: viewer.hides.has(id),
    known:
      viewer.isHost && !isSelf
        ? {
            key: key === null ? null : endOf(key),
            sharesAddress: others.some((other) => networkOf(other.address) === networkOf(address)),
          }
        : null,
  };
}

function seatRow(table: Table, viewer: Person, seat: Seat): SeatRow {
  const { owner, level, isClosed, command, standsIn } = table.chairs.list[seat]!;
  return {
    person: owner && rowOf(table, viewer, owner),
    bot: { name: table.players[seat]!.name, level },
    standsIn: standsIn || owner?.hasLeft === true,
    program: command === null ? null : { command: viewer.isHost ? command : null },
    isClosed,
    isAsked: table.waiting.since(seat) !== null,
  };
}

/** The player who holds the table up, or null: an absent one before a silent one. Silence is in steps of ten seconds. */
function amissOf(table: Table, viewer: Person, now: number): Amiss | null {
  const found = table.chairs.list.flatMap(({ owner }, seat): Amiss[] => {
    const since = table.waiting.since(seat);
    if (since === null || owner === null) return [];
    const { name } = owner;
    if (!owner.isHere) {
      const left = Math.ceil((table.waiting.standsInAt(seat) - now) / 1000);
      return [{ kind: 'away', name, botIn: Math.max(0, left) }];
    }
    const still = Math.floor((now - since) / 10_000) * 10;
    return now - since < STILL ? [] : [{ kind: 'still', name, isSelf: owner === viewer, since: still }];
  });
  return found.sort((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0))[0] ?? null;
}

function questionFor(table: Table, viewer: Person, now: number): TableQuestion | null {
  const { asking } = table.consent;
  if (asking) {
    const { asker, to, until, waitsFor } = asking;
    return {
      id: `${asker} until ${until}`,
      kind: 'take-back',
      name: table.people.find(({ id }) => id === asker)?.name ?? '',
      moves: (table.kept?.match.moveCount ?? to) - to,
      seconds: Math.max(0, Math.ceil((until - now) / 1000)),
      viewer: asker === viewer.id ? 'asks' : waitsFor.has(viewer.id) ? 'answers' : 'looks-on',
    };
  }
  const want = viewer.isHost ? table.wants[0] : undefined;
  if (!want) return null;
  const { person, seat, of } = want;
  return {
    id: `${person.id} at ${seat} of ${of?.id}`,
    kind: 'seat',
    name: person.name,
    of: of?.name ?? table.players[seat]!.name,
    isAway: of !== null,
    address: person.address,
    key: person.key && endOf(person.key),
  };
}
