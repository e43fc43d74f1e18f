import { SUITS as PLAIN_SUITS } from '../../engine/card.ts';
import { BIDS, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { type Card, formatCard, JACK, JOKER, rankOf } from '../../engine/five-hundred/cards.ts';
import { type PlayPhase, teamOf } from '../../engine/five-hundred/state.ts';
import { bidText } from '../../engine/five-hundred/text.ts';
import type { Seat } from '../../engine/game.ts';
import { cardNames, type Meanings, names, unwanted, vocabulary, wanted } from '../adviser/vocabulary.ts';
import type { Comparison } from '../adviser/wording.ts';
import { cardAt, type FiveHundredSim, type Spot, spotOf, suitAt } from './sim.ts';
import { planWords } from './words.ts';

/** Kinds of events, with a card of the player's own, a plain suit, or a seat. */
type FiveHundredEvent =
  /** The card wins a trick. */
  | 'takes'
  /** A card below the Jack wins. The player led it, and its suit is not trumps. */
  | 'small'
  /** An opponent beats the card with a higher one of its suit or with a trump. */
  | 'lost'
  | 'ruffed'
  /** The player discards the card. */
  | 'thrown'
  /** The player or the partner ruffs a trick of this suit and wins it. */
  | 'ruffs'
  | 'partnerRuffs'
  /** The partner leads this suit and wins the trick. */
  | 'partnerCashes'
  /** The opponents run out of trumps while the player's side has some: within `SOON` tricks from now, or later. */
  | 'drawn'
  /** The seat wins the trick to which the judged move belongs. */
  | 'next'
  /** Nello: the contractor's card wins a trick, or a defender's card stays under the contractor's. */
  | 'caught'
  | 'under'
  /** The bid, by its place in `BIDS`, is made or set, by the player's side or by the other. Only from the auction. */
  | 'oursMade'
  | 'oursSet'
  | 'theirsMade'
  | 'theirsSet';

const MEANINGS: Meanings<FiveHundredEvent> = {
  takes(card, about) {
    const [name, text] = [nameOf(card, about), formatCard(card)];
    if (names(about.other, text) && !names(about.best, text))
      return wanted(0, (often) => planWords.isKept(name, often));
    return wanted(names(about.best, text) ? 1 : 0.5, (often) => planWords.wins(name, often));
  },
  small: (suit, about) => wanted(0, (often) => planWords.small(suitText(suit, about), often)),
  lost: (card, about) =>
    isHigh(card) && !names(about.other, formatCard(card))
      ? unwanted(0.8, (often) => planWords.falls(nameOf(card, about), often))
      : null,
  ruffed: (card, about) =>
    isHigh(card) ? unwanted(0, (often) => planWords.isRuffed(nameOf(card, about), often)) : null,
  thrown: (card, about) =>
    isHigh(card) && ![about.best, about.other].some((move) => names(move, formatCard(card)))
      ? unwanted(0.8, (often) => planWords.isThrown(nameOf(card, about), often))
      : null,
  ruffs: (suit, about) => wanted(0, (often) => planWords.youRuff(suitText(suit, about), often)),
  partnerRuffs: (suit, about) => wanted(0, (often) => planWords.partnerRuffs(suitText(suit, about), often)),
  partnerCashes: (suit, about) =>
    wanted(0.5, (often) => planWords.partnerCashes(suitText(suit, about), often)),
  drawn: () => wanted(0, planWords.drawn),
  next(seat, { seat: me, speaker }) {
    if (seat === me) return wanted(1, planWords.youWin);
    return teamOf(seat) === teamOf(me)
      ? wanted(1, planWords.partnerWins)
      : unwanted(1.5, (often) => planWords.theyWin(speaker.seat(seat), often));
  },
  caught: (card, about) => unwanted(0, (often) => planWords.wins(nameOf(card, about), often)),
  under: (card, about) => wanted(0, (often) => planWords.under(nameOf(card, about), often)),
  oursMade: (bid, about) => wanted(0, (often) => planWords.oursMade(bidName(bid, about), often)),
  oursSet: (bid, about) => unwanted(0, (often) => planWords.oursSet(bidName(bid, about), often)),
  theirsMade: (bid, about) => unwanted(0, (often) => planWords.theirsMade(bidName(bid, about), often)),
  theirsSet: (bid, about) => wanted(0, (often) => planWords.theirsSet(bidName(bid, about), often)),
};

export const { eventOf, planOf } = vocabulary(MEANINGS);

const nameOf = cardNames(formatCard);
const suitText = (suit: number, { speaker }: Comparison): string => speaker.suit(PLAIN_SUITS[suit]!);
const bidName = (bid: number, { speaker }: Comparison): string => bidText(BIDS[bid]!.name, speaker);

/** Is the loss of this card worth mentioning? Lower cards are meant to lose. */
const isHigh = (card: Card): boolean => card === JOKER || rankOf(card) >= JACK;

/** The tricks within which trumps are drawn soon. */
const SOON = 4;

/** Notes events while a deal is played on. */
export class Noted {
  readonly events: number[] = [];
  readonly #me: Seat;
  #mine: Spot | null = null;
  #leader: Seat;
  #closed = 0;
  #isDrawn = false;

  constructor({ trick, turn, contract }: PlayPhase, me: Seat) {
    this.#me = me;
    this.#leader = trick.plays[0]?.seat ?? turn;
    const own = trick.plays.find(({ seat }) => seat === me);
    if (own) this.#mine = spotOf(own.card, contract.trump);
  }

  /** Notes a card before the seat to act plays it. */
  playing({ turn, count }: FiveHundredSim, spot: Spot): void {
    if (turn === this.#me) this.#mine = spot;
    if (count === 0) this.#leader = turn;
  }

  /** Notes a complete trick, before the next card is played. */
  closed(sim: FiveHundredSim): void {
    const { winner, led, best, trump, nello } = sim;
    const me = this.#me;
    if (this.#closed++ === 0) this.#note('next', winner);
    const isRuff = trump !== NO_TRUMP && suitAt(best) === trump && led !== trump;
    if (this.#mine !== null) this.#ownCard(sim, this.#mine, isRuff);
    if (winner !== me && teamOf(winner) === teamOf(me) && !nello) {
      if (isRuff) this.#note('partnerRuffs', led);
      else if (this.#leader === winner && led !== trump && led < NO_TRUMP) this.#note('partnerCashes', led);
    }
    this.#mine = null;
    if (!this.#isDrawn && trump !== NO_TRUMP && sim.left > 0) this.#draw(sim);
  }

  #note(kind: FiveHundredEvent, what: number): void {
    this.events.push(eventOf(kind, what));
  }

  #ownCard({ winner, led, trump, nello, contractor }: FiveHundredSim, mine: Spot, isRuff: boolean): void {
    const me = this.#me;
    const card = cardAt(mine, trump);
    if (nello) {
      if (winner === me && contractor === me) this.#note('caught', card);
      else if (winner === contractor) this.#note('under', card);
    } else if (winner === me) {
      this.#note('takes', card);
      if (this.#leader === me && led < NO_TRUMP && led !== trump && rankOf(card) < JACK)
        this.#note('small', led);
      if (isRuff) this.#note('ruffs', led);
    } else if (suitAt(mine) !== led) this.#note('thrown', card);
    else if (teamOf(winner) !== teamOf(me)) this.#note(isRuff ? 'ruffed' : 'lost', card);
  }

  #draw({ hands, trump }: FiveHundredSim): void {
    let isOurs = false;
    for (let seat = 0; seat < hands.length; seat++) {
      if (hands[seat]![trump] === 0) continue;
      if (teamOf(seat) !== teamOf(this.#me)) return;
      isOurs = true;
    }
    if (!isOurs) return;
    this.#isDrawn = true;
    if (this.#closed <= SOON) this.#note('drawn', SOON);
    this.#note('drawn', 0);
  }
}
