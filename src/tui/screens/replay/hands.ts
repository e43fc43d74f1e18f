import type { Speaker } from '../../../engine/game.ts';
import type { AllHands, ShownHand } from '../../drawing/all-hands.ts';
import type { Replay } from '../../match/replay.ts';
import { handNotes } from './words.ts';

/** Returns every seat's cards after a step, the cards on the table, and those aside; null while the deal is being played. */
export function allHandsAt(replay: Replay, at: number, speaker: Speaker): AllHands | null {
  const { table } = replay;
  const views = replay.everyView(at);
  if (views === null) return null;
  const held = table.held ?? table.hand;
  // If the end of a deal leaves no hands, takes those before the last play, less that play.
  const isLast = !table.held && replay.endsDeal(at);
  const holding = isLast ? replay.everyView(at - 1)! : views;
  const result = replay.resultOf(at);
  const plays = playsAt(replay, at, speaker);
  const isSwept = [...plays.values()].some(({ isWinning }) => isWinning);
  const next = replay.steps[at + 1]?.seat ?? null;
  const hands = views.map((view, seat): ShownHand => {
    const play = plays.get(seat) ?? NOT_PLAYED;
    const gone = isLast && replay.steps[at]!.seat === seat ? play.play : [];
    const cards = without(held?.(holding[seat]!, seat, speaker) ?? [], gone);
    const { note = '', isWinning = false } = table.stands?.(view, seat, speaker) ?? {};
    return {
      name: speaker.seat(seat),
      notes: handNotes(cards.length, note),
      groups:
        table.groups?.(holding[seat]!, seat, speaker).map((group) => without(group, gone)) ?? bySuit(cards),
      isToMove: seat === next,
      ...play,
      ...(!isSwept && play.play.length > 0 && { isWinning }),
    };
  });
  return { hands, apart: (result && table.apart?.(result, speaker)) ?? [] };
}

/** Returns the cards without the others, copy by copy. */
function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type Play = Pick<ShownHand, 'play' | 'isLed' | 'isWinning'>;
const NOT_PLAYED: Play = { play: [], isLed: false, isWinning: false };

/** Groups neighbours of one suit. A card without a suit, such as a joker, joins the cards after it. A hand sorted by rank is one group. */
export function bySuit(cards: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let suit = '';
  for (const card of cards) {
    const own = /[♠♥♦♣SHDC]$/.test(card) ? card.slice(-1) : suit;
    if (groups.length === 0 || (own !== suit && suit !== '')) groups.push([card]);
    else groups.at(-1)!.push(card);
    suit = own;
  }
  return groups.length > MOST ? [cards] : groups;
}

/** The most groups: four suits, and trumps. */
const MOST = 5;

/** Kinds of facts that clear the table. */
const SWEEPS: ReadonlySet<string> = new Set(['trick-taken', 'took-table', 'went-out', 'dealt']);

/** The common fields of all facts about a play. */
interface PlayFact {
  readonly kind: string;
  readonly seat?: number;
  readonly card?: string;
  readonly cards?: readonly string[] | null;
}

/** Returns the play before each seat after a step. If the step ends a trick, that is the whole trick. */
function playsAt(replay: Replay, at: number, speaker: Speaker): Map<number, Play> {
  const plays = new Map<number, Play>();
  const order: number[] = [];
  let taker: number | null = null;
  for (let step = at; step >= 0; step--) {
    const facts = replay.steps[step]!.facts('table') as readonly PlayFact[];
    const sweep = facts.find(({ kind }) => SWEEPS.has(kind));
    if (sweep && step < at) break;
    if (sweep) taker = sweep.seat ?? null;
    const played = facts.find(({ kind }) => kind === 'played');
    if (!played || played.seat === undefined || plays.has(played.seat)) continue;
    const cards = played.cards ?? (played.card === undefined ? [] : [played.card]);
    order.push(played.seat);
    plays.set(played.seat, {
      ...NOT_PLAYED,
      play: cards.map((card) => speaker.card(card)),
      isWinning: played.seat === taker,
    });
  }
  const leader = order.at(-1);
  if (leader !== undefined) plays.set(leader, { ...plays.get(leader)!, isLed: true });
  return plays;
}
