import { cardOf, formatCard, RANKS, rankOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, EMPTY, has } from '../../engine/card-set.ts';
import { isRefusal, type Seat } from '../../engine/game.ts';
import {
  kindOf,
  NO_PLAY,
  type Rating,
  rate,
  ratedRank,
  ratedSuit,
  sizeOf,
} from '../../engine/shang/combination.ts';
import { combinationText, parse } from '../../engine/shang/text.ts';
import { type Meanings, unwanted, vocabulary, wanted } from '../adviser/vocabulary.ts';
import type { Comparison, Findings } from '../adviser/wording.ts';
import type { Play } from './holding.ts';
import type { ShangSim } from './sim.ts';
import { planWords, shortNames } from './words.ts';

/** Kinds of events, with a play by its rating, a card, a rank, or a seat. */
type ShangEvent =
  /** Nobody beats the play, so the player leads. */
  | 'holds'
  /** The player makes this play of two cards or more after the judged move. */
  | 'together'
  /** The player still has the card at the end. */
  | 'stays'
  /** Another seat beats the judged play with this rank, a King or an ace. */
  | 'spends'
  /** The player leads a fresh table at least once. */
  | 'comes'
  /** The seat leads the next fresh table; the seat goes out first. */
  | 'leads'
  | 'out';

const MEANINGS: Meanings<ShangEvent> = {
  holds(rating, about) {
    const name = playText(rating, about);
    if (isMove(about.best, rating)) return wanted(0.2, (often) => planWords.holds(name, often));
    const say = isMove(about.other, rating) ? planWords.isKept : planWords.holdsLater;
    return wanted(0, (often) => say(name, often));
  },
  together(rating, about) {
    if (isMove(about.best, rating)) return null;
    const say = breaks(about.other, rating) ? planWords.together : planWords.ridOf;
    return wanted(0.4, (often) => say(playText(rating, about), often));
  },
  stays: (card, about) =>
    rankOf(card) > SEVEN || has(cardsIn(about.best), card)
      ? null
      : unwanted(0.7, (often) => planWords.stays(about.speaker.card(formatCard(card)), often)),
  comes: () => wanted(0.3, planWords.youComeToLead),
  spends: (rank) =>
    wanted(0.4, (often) => planWords.spends(planWords.ranks[RANKS[rank]! as 'K' | 'A'], often)),
  leads: (seat, { seat: me, speaker }) =>
    seat === me
      ? wanted(0.7, planWords.youLead)
      : unwanted(1, (often) => planWords.leads(speaker.seat(seat), often)),
  // The reason why the player goes out says more, so this plan has a low rank.
  out: (seat, { seat: me, speaker }) =>
    seat === me
      ? wanted(4, planWords.youGoOut)
      : unwanted(4.5, (often) => planWords.goesOut(speaker.seat(seat), often)),
};

/** The highest rank of cards that mostly have to be led. */
const SEVEN = RANKS.indexOf('7');

export const { eventOf, planOf } = vocabulary(MEANINGS);

/** Writes a play: a single card by its name, else "the pair of nines" or "the flush". */
function playText(rating: Rating, { speaker }: Comparison): string {
  if (sizeOf(rating) === 1) return speaker.card(formatCard(cardOf(ratedSuit(rating), ratedRank(rating))));
  return shortNames[kindOf(rating)] ?? planWords.the(combinationText(rating, speaker));
}

/** Returns the cards of a move; none of a check. */
function cardsIn({ move }: Findings): CardSet {
  const parsed = parse(move);
  return isRefusal(parsed) || parsed.kind === 'check' ? EMPTY : parsed.cards;
}

const isMove = (move: Findings, rating: Rating): boolean => rate(cardsIn(move)) === rating;

/** Does the move take a card from a pair or trips with this rating? */
const breaks = (move: Findings, rating: Rating): boolean =>
  sizeOf(rating) < 5 && cardsOf(cardsIn(move)).some((card) => rankOf(card) === ratedRank(rating));

/** The lowest rank whose play costs another seat much. */
const KING = RANKS.indexOf('K');

/** Notes events while a deal is played on. */
export class Noted {
  readonly events: number[] = [];
  readonly #me: Seat;
  #sim: ShangSim | null = null;
  /** The last play on the table, and its player. */
  #top: Rating = NO_PLAY;
  #maker: Seat = -1;
  #isFirst = true;
  #isLed = false;
  #hasLed = false;

  constructor(me: Seat) {
    this.#me = me;
  }

  /** Notes a play, or a check (null), before the seat to act makes it. */
  hear(sim: ShangSim, play: Play | null): void {
    const { turn, top, maker } = sim;
    this.#sim = sim;
    if (top !== NO_PLAY) [this.#top, this.#maker] = [top, maker];
    else if (turn === this.#me && this.#maker === turn) this.#note('holds', this.#top);
    if (top === NO_PLAY) {
      if (!this.#isLed) this.#note('leads', turn);
      if (turn === this.#me && !this.#hasLed) this.#note('comes', 0);
      this.#isLed = true;
      this.#hasLed ||= turn === this.#me;
    }
    if (!play) return;
    const { rating } = play;
    if (turn === this.#me && sizeOf(rating) > 1) this.#note('together', rating);
    if (turn !== this.#me && this.#isFirst && maker === this.#me && sizeOf(rating) < 3)
      if (ratedRank(rating) >= KING) this.#note('spends', ratedRank(rating));
    this.#isFirst = false;
    [this.#top, this.#maker] = [rating, turn];
  }

  /** Notes the end of the deal. */
  over(out: Seat): void {
    this.#note('out', out);
    const left = this.#sim?.holdings[this.#me];
    if (left && out !== this.#me) for (const card of cardsOf(left.cards)) this.#note('stays', card);
  }

  #note(kind: ShangEvent, what: number): void {
    this.events.push(eventOf(kind, what));
  }
}
