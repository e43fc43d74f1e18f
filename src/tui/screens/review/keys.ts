import type { Seat } from '../../../engine/game.ts';
import type { Charge } from '../../../review/charge.ts';
import { valueAround } from '../../around.ts';
import type { Binding } from '../../keys.ts';
import { rowKey, stepKey } from '../../parts/list-keys.ts';
import { playOnKeys } from '../replay/keys.ts';

/** What the keys of a review work on. */
interface Browsing {
  readonly charges: readonly Charge[];
  /** The charge that is chosen, its place in the list. */
  readonly at: number;
  /** The deal that is judged, and between which others it may be changed. */
  readonly deal: number;
  readonly first: number;
  readonly last: number;
  /** Whose decisions are judged, and whose may be. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** The worth of the deal is drawn as a line, and the charges stand in the order of the deal; null: it cannot be. */
  readonly isGraph: boolean | null;
  setGraph(isGraph: boolean): void;
  choose(place: number): void;
  setDeal(deal: number): void;
  setSeat(seat: Seat): void;
}

interface Leading {
  /** Shows the deal from a decision on. */
  replay(charge: Charge): void;
  /** Shows the deal with the better move played on. */
  showBetter(charge: Charge): void;
  /** To play on from the decision was asked for; Enter does it. */
  readonly asked: boolean;
  ask(): void;
  /** Begins a match that goes on at a decision; left out where none may. */
  readonly playOn: ((charge: Charge) => void) | undefined;
  close(): void;
}

export const reviewKeys = (browsing: Browsing, leading: Leading): Binding[] => {
  const { charges, at, first, last, seats, choose, isGraph, setGraph } = browsing;
  const charge = charges[at];
  return [
    ...(charges.length > 1
      ? [chargesKey({ at, count: charges.length, choose }), rowKey(0, charges.length, choose)]
      : []),
    ...(isGraph === null ? [] : [graphKey(isGraph, setGraph)]),
    ...(charge ? chargeKeys(charge, leading) : []),
    ...(last > first ? [dealKey(browsing)] : []),
    ...(seats.length > 1 ? [seatKey(browsing)] : []),
    { keys: ['q', 'Esc'], label: 'back', group: 'match', run: leading.close },
  ];
};

/** The keys of a list, and of a line that goes from the left to the right. */
function chargesKey(list: Parameters<typeof stepKey>[0]): Binding {
  const step = stepKey(list);
  const run = (key: string) => step.run(key === 'Left' ? 'Up' : key === 'Right' ? 'Down' : key);
  return { ...step, keys: [...step.keys, 'Left', 'Right'], run };
}

const graphKey = (isGraph: boolean, setGraph: (isGraph: boolean) => void): Binding => ({
  keys: ['l'],
  label: isGraph ? 'list' : 'graph',
  help: isGraph ? 'the decisions as a list, the costliest first' : 'what the deal was worth, as a line',
  group: 'look',
  run: () => setGraph(!isGraph),
});

function chargeKeys(charge: Charge, { replay, showBetter, asked, ask, playOn }: Leading): Binding[] {
  const asking = { asked, ask, whyNoMatch: () => null, say: () => {} };
  return [
    ...(asked ? [] : [replayKey(() => replay(charge))]),
    ...(charge.better.length > 0 ? [betterKey(() => showBetter(charge))] : []),
    ...(playOn ? playOnKeys(asking, () => playOn(charge)) : []),
  ];
}

const replayKey = (run: () => void): Binding => ({
  keys: ['Enter'],
  label: 'replay',
  help: 'replay the deal from this decision on',
  group: 'look',
  run,
});

export const betterKey = (run: () => void): Binding => ({
  keys: ['s'],
  label: 'show better',
  help: 'the better move played on, with the cards as they lay and normal bots in every seat',
  group: 'look',
  run,
});

const dealKey = ({ deal, first, last, setDeal }: Browsing): Binding => ({
  keys: ['[', ']'],
  name: '[ ]',
  label: 'deal',
  help: 'the deal before, the next deal',
  group: 'select',
  run: (key) => setDeal(Math.max(first, Math.min(last, deal + (key === '[' ? -1 : 1)))),
});

const seatKey = ({ seat, seats, setSeat }: Browsing): Binding => ({
  keys: ['Tab'],
  label: 'whose',
  help: 'whose decisions are judged',
  group: 'select',
  run: () => setSeat(valueAround(seats, seat, 1)),
});
