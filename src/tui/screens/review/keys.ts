import type { Seat } from '../../../engine/game.ts';
import type { Charge } from '../../../review/charge.ts';
import { valueAround } from '../../around.ts';
import { type Binding, pairKey } from '../../keys.ts';
import { rowKey, stepKey } from '../../parts/list-keys.ts';
import { playOnKeys } from '../replay/keys.ts';
import { reviewKeyTexts } from './words.ts';

/** The state and the actions of a review, for its keys. */
interface Browsing {
  readonly charges: readonly Charge[];
  /** The index of the chosen charge. */
  readonly at: number;
  /** The deal that is judged, and the first and last that may be. */
  readonly deal: number;
  readonly first: number;
  readonly last: number;
  /** The seat whose decisions are judged, and all seats that may be. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** Is the worth of the deal drawn as a line, with the charges in the order of the deal? Null: it cannot be drawn. */
  readonly isGraph: boolean | null;
  setGraph(isGraph: boolean): void;
  choose(place: number): void;
  setDeal(deal: number): void;
  setSeat(seat: Seat): void;
}

interface Leading {
  /** Replays the deal from a decision. */
  replay(charge: Charge): void;
  /** Replays the deal from the better move. */
  showBetter(charge: Charge): void;
  /** Is the question open whether to play on from the decision? Enter does. */
  readonly asked: boolean;
  ask(): void;
  /** Begins a match that goes on at a decision. Left out: not allowed. */
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

/** Returns a key of the list of charges; along the graph it steps from left to right. */
function chargesKey(list: Parameters<typeof stepKey>[0]): Binding {
  const step = stepKey(list);
  const run = (key: string) => step.run(key === 'Left' ? 'Up' : key === 'Right' ? 'Down' : key);
  return { ...step, keys: [...step.keys, 'Left', 'Right'], run };
}

const graphKey = (isGraph: boolean, setGraph: (isGraph: boolean) => void): Binding => ({
  keys: ['l'],
  ...(isGraph ? reviewKeyTexts.list : reviewKeyTexts.graph),
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
  ...reviewKeyTexts.replay,
  group: 'look',
  run,
});

export const betterKey = (run: () => void): Binding => ({
  keys: ['s'],
  ...reviewKeyTexts.better,
  group: 'look',
  run,
});

const dealKey = ({ deal, first, last, setDeal }: Browsing): Binding =>
  pairKey(['['], [']'], { ...reviewKeyTexts.deal, group: 'select' }, (step) =>
    setDeal(Math.max(first, Math.min(last, deal + step))),
  );

const seatKey = ({ seat, seats, setSeat }: Browsing): Binding => ({
  keys: ['Tab'],
  ...reviewKeyTexts.whose,
  group: 'select',
  run: () => setSeat(valueAround(seats, seat, 1)),
});
