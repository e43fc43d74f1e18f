import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomMove } from '../../src/ai/random.ts';
import { type Random, randomFor } from '../../src/engine/random.ts';
import type { Presence } from '../../src/host/people.ts';
import { sightOf } from '../../src/host/sight.ts';
import type { Table } from '../../src/host/table.ts';
import { hall } from './evening.ts';

/** The people of the storm: the host, who stays, and guests; the last guest looks on at a table of two. */
const NAMES = ['Ann', 'kim', 'li', 'may'];
/** More rounds than any match here takes. */
const MOST = 6000;

/** Lets bots answer and screens be told. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A whole match with people who come, go, ask back and play whatever is legal. After each round it looks at every screen. Throws where one does not
 * show the referee's view, or waits though its person is asked. Answers how often what happened.
 */
export async function storm(game: string, seed: string): Promise<Readonly<Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-storm-'));
  const random = randomFor('table-storm', game, seed);
  const { tables, open, clock } = hall({ folder, game, seed, manners: { wait: 2 } });
  try {
    const table = await open();
    const people = new Map<string, Presence>();
    const tally: Record<string, number> = {};
    const count = (what: string) => {
      tally[what] = (tally[what] ?? 0) + 1;
    };
    const come = (name: string) => enter(table, name, people);
    NAMES.forEach(come);
    table.begin();
    const { match } = table.kept!;
    for (let round = 0; !match.over; round++) {
      if (round > MOST) throw new Error(`${game} ${seed} comes to no end`);
      count(happening(table, people, come, random));
      clock.forward(random.below(4) * 250);
      await settled();
      for (const presence of people.values()) act(presence, random);
      await settled();
      for (const presence of people.values()) look(table, presence);
    }
    count('over');
    for (const { person } of people.values()) fits(table, person);
    return tally;
  } finally {
    tables.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function enter(table: Table, name: string, people: Map<string, Presence>): void {
  const isHost = name === NAMES[0];
  const visitor = { name, key: `SHA256:${name}`, address: '10.0.0.1', remembered: true, code: null };
  const presence = table.enter(visitor, isHost, () => {
    const gone = people.get(name);
    people.delete(name);
    if (gone) table.lost(gone);
  });
  if (typeof presence === 'string') return;
  presence.session?.setPace('instant');
  people.set(name, presence);
}

/** Something that people do besides playing. */
function happening(
  table: Table,
  people: Map<string, Presence>,
  come: (name: string) => void,
  random: Random,
): string {
  const name = NAMES[1 + random.below(NAMES.length - 1)]!;
  const presence = people.get(name);
  switch (random.below(40)) {
    case 0:
    case 1:
      if (!presence) return 'nothing';
      people.delete(name);
      table.lost(presence);
      return 'lost';
    case 2:
    case 3:
    case 4:
      // Also where they are there already: a second terminal.
      come(name);
      return presence ? 'twice' : 'back';
    case 5:
      if (!presence || table.askBack(presence.person) !== null) return 'nothing';
      for (const other of people.values()) if (random.below(3) > 0) table.agree(other.person);
      return 'asked back';
    case 6:
      return table.nudge(random.below(table.chairs.list.length)) === null ? 'nudged' : 'nothing';
    case 7:
      if (!presence || random.below(6) > 0) return 'nothing';
      table.leave(presence.person, true);
      return 'left';
    case 8:
      if (!presence) return 'nothing';
      table.sit(presence.person, random.below(table.chairs.list.length));
      table.agree(people.get(NAMES[0]!)!.person);
      return 'sat down';
    default:
      return 'nothing';
  }
}

/** Plays anything that is legal, and closes sheets. */
function act({ session }: Presence, random: Random): void {
  if (!session) return;
  session.setPace('instant');
  const { mode } = session.scene;
  if (mode.kind === 'sheet') session.proceed();
  if (mode.kind !== 'turn' || random.below(3) === 0) return;
  const { game } = session.entry;
  const move = randomMove(game, session.look(mode.seat), mode.seat, random);
  const refusal = session.play(game.format(move));
  if (refusal) throw new Error(`${game.id}: ${game.format(move)} is refused: ${refusal.rule}`);
}

/** Seed and salt are told after the last card, and give the digest that was told before the first. */
function fits(table: Table, person: Presence['person']): void {
  const { digest, opened } = sightOf(table, person).get().pledge;
  const text = `${opened?.seed} ${opened?.salt}`;
  if (createHash('sha256').update(text).digest('hex') !== digest)
    throw new Error(`${person.name} cannot open the digest`);
}

/** Does this screen show what the referee would show, and ask whoever is asked? */
function look(table: Table, { session, person }: Presence): void {
  if (!session || session.scene.mode.kind === 'sheet' || session.transcript.pending.length > 0) return;
  const { match } = table.kept!;
  const seat = table.chairs.seatOf(person);
  const viewer = seat ?? 'table';
  if (JSON.stringify(session.people) !== JSON.stringify(seat === null ? [] : [seat]))
    throw new Error(`${person.name} sits at ${seat} and has the screen of ${session.people}`);
  if (JSON.stringify(session.scene.view) !== JSON.stringify(match.view(viewer)))
    throw new Error(`${person.name} does not see what seat ${viewer} sees`);
  if (seat !== null && table.waiting.since(seat) !== null && session.scene.mode.kind !== 'turn')
    throw new Error(`${person.name} is asked and waits: ${JSON.stringify(session.scene.mode)}`);
}
