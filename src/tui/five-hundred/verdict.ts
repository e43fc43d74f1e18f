import { shownBy } from '../../ai/five-hundred/honest.ts';
import { SUIT_NAMES } from '../../engine/card.ts';
import { highestBid } from '../../engine/five-hundred/auction.ts';
import { bidOf, NO_TRUMP, trumpOf } from '../../engine/five-hundred/bids.ts';
import { both, type Card, cardsOf, JOKER, SUIT_NUMBERS } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { GRAND_SLAM } from '../../engine/five-hundred/score.ts';
import { type Hidden, type PlayPhase, teamOf, tricksInDeal } from '../../engine/five-hundred/state.ts';
import { bidText } from '../../engine/five-hundred/text.ts';
import { ledSuit, legalCards, playersIn, winningPlay } from '../../engine/five-hundred/trick.ts';
import {
  EYE_ORDER,
  leftBower,
  rightBower,
  sortedHand,
  strengthIn,
  suitCards,
  suitIn,
} from '../../engine/five-hundred/trumps.ts';
import { unseenBy } from '../../engine/five-hundred/view.ts';
import { sentences } from '../../engine/words.ts';
import { type FiveHundredPosition, lyingOf } from './lying.ts';
import { mustName, type Selection } from './selection.ts';
import {
  burialTexts,
  callTexts,
  giftTexts,
  heldText,
  nameOf,
  outNames,
  playTexts,
  type rankTexts,
  suitName,
  teamName,
} from './words.ts';

interface Verdict {
  readonly selected: string;
  readonly worth?: string;
  readonly note?: string;
}

/** What is selected, what it is worth, and what is good to know besides. */
export function verdict(position: FiveHundredPosition, selection: Selection): Verdict {
  switch (position.view.phase) {
    case 'bid':
      return auctionVerdict(position, selection);
    case 'give':
      return giftVerdict(position, selection);
    case 'bury':
      return burialVerdict(position, selection);
    case 'play':
      return playVerdict(position, position.view, selection);
    default:
      return { selected: '' };
  }
}

function auctionVerdict(position: FiveHundredPosition, { call }: Selection): Verdict {
  const { view, mover, speaker } = position;
  const { calls, hand } = lyingOf(position);
  const highest = highestBid(calls);
  const stands =
    highest === null
      ? callTexts.noBid
      : callTexts.mustBeat(
          bidText(highest.bid, speaker),
          speaker.seat(highest.seat),
          mover !== null && teamOf(highest.seat) === teamOf(mover),
        );
  if (call === null) return { selected: callTexts.yourCall, note: stands };
  if (call === 'pass') {
    const isLast = calls.length === view.standing.seats - 1;
    const worth =
      highest !== null
        ? callTexts.keeps(speaker.seat(highest.seat), bidText(highest.bid, speaker))
        : isLast
          ? callTexts.allPassed
          : '';
    return { selected: callTexts.pass, worth, note: callTexts.once };
  }
  const bid = bidOf(call);
  const after = outcomes(position, bid.points);
  const selected = bidText(call, speaker);
  if (bid.strain === null) {
    const out = Array.from(
      { length: view.standing.seats / 2 - 1 },
      (_, i) => (mover! + 2 * i + 2) % view.standing.seats,
    );
    return {
      selected,
      worth: callTexts.nello(bid.points, outNames(out, speaker)),
      note: sentences(after, stands),
    };
  }
  const trump = trumpOf(bid);
  const trumps = hand.filter((card) => suitIn(card, trump) === trump).length;
  const suit = trump === NO_TRUMP ? null : SUIT_NAMES[trump]!;
  const partner = view.standing.seats === 4 ? speaker.seat((mover! + 2) % 4) : null;
  const worth = bid.inkle
    ? callTexts.inkle(bid.points, suit, partner)
    : callTexts.bid(bid.points, bid.tricks, suit);
  const shown = shownBy(bid, mover!, calls, view.standing.seats).trumps;
  const held = trump === NO_TRUMP ? '' : heldText(trumps, shown);
  return { selected, worth, note: sentences(after, stands, held) };
}

/** A sentence where a contract of so many points could end the match; else ''. */
function outcomes({ view, mover }: FiveHundredPosition, points: number): string {
  const { scores, rules } = view.standing;
  const score = scores[teamOf(mover!)];
  const wins = score + points >= rules.target ? callTexts.wins(score + points) : '';
  const loses = score - points <= -rules.target ? callTexts.loses(score - points) : '';
  return sentences(wins, loses);
}

function giftVerdict({ view, speaker }: FiveHundredPosition, { cursor }: Selection): Verdict {
  if (view.phase !== 'give') return { selected: '' };
  const note = giftTexts.helps(speaker.seat(view.contract.seat));
  return {
    selected: cursor === null ? giftTexts.choose : giftTexts.give(nameOf(cursor, speaker)),
    note,
  };
}

function burialVerdict(position: FiveHundredPosition, { taken }: Selection): Verdict {
  const { view, speaker } = position;
  if (view.phase !== 'bury') return { selected: '' };
  const need = buryCount(view);
  const { hand } = lyingOf(position);
  const kept = hand.filter((card) => !taken.includes(card));
  const names = hand.filter((card) => taken.includes(card)).map((card) => nameOf(card, speaker));
  if (taken.length === 0) return { selected: burialTexts.bury(need), note: burialTexts.keys };
  if (taken.length < need)
    return { selected: burialTexts.part(taken.length, need, names), note: burialTexts.keys };
  return {
    selected: burialTexts.buried(names),
    worth: burialTexts.of(need, hand.length),
    note: keptText(kept, view.contract.trump, position),
  };
}

/** "You keep six trumps, A♠ Q♠, K♣ 7♣; you are out of ♦." */
function keptText(kept: readonly Card[], trump: number, { speaker }: FiveHundredPosition): string {
  const groups = EYE_ORDER.filter((suit) => suit !== trump).map((suit) =>
    kept.filter((card) => suitIn(card, trump) === suit).map((card) => nameOf(card, speaker)),
  );
  const trumps = kept.filter((card) => suitIn(card, trump) === trump);
  const voids = SUIT_NUMBERS.filter(
    (suit) => suit !== trump && !kept.some((card) => suitIn(card, trump) === suit),
  ).map((suit) => suitName(suit, speaker));
  const cards = groups.filter((group) => group.length > 0).map((group) => group.join(' '));
  return trump === NO_TRUMP
    ? burialTexts.kept(null, [...trumps.map((card) => nameOf(card, speaker)), ...cards], voids)
    : burialTexts.kept(trumps.length, cards, voids);
}

function playVerdict(position: FiveHundredPosition, view: PlayPhase<Hidden>, selection: Selection): Verdict {
  const { speaker, mover } = position;
  const { cursor, suit } = selection;
  if (mover === null) return { selected: '' };
  const stakes = stakesText(position, view);
  if (cursor === null) return { selected: playTexts.lead, note: stakes };
  const name = nameOf(cursor, speaker);
  if (mustName(position, selection)) {
    const choices = EYE_ORDER.map((place) => {
      const glyph = suitName(place, speaker);
      return place === suit ? `[${glyph}]` : ` ${glyph} `;
    });
    return {
      selected: suit === null ? name : playTexts.naming(name, suitName(suit, speaker)),
      note: playTexts.jokerWins(choices.join(' ')),
    };
  }
  if (!legalCards(view, mover).includes(cursor)) return { selected: name, note: ledText(position, view) };
  return view.trick.plays.length === 0
    ? { selected: name, worth: leadText(position, view, cursor), note: stakes }
    : {
        selected: name,
        worth: trickText(position, view, cursor),
        note: sentences(mustText(position, view), stakes),
      };
}

/** What can beat a card that is led, by what has been seen. */
function leadText(
  { speaker, mover, assist }: FiveHundredPosition,
  view: PlayPhase<Hidden>,
  card: Card,
): string {
  if (!assist) return playTexts.youLead;
  const { trump } = view.contract;
  const suit = suitIn(card, trump);
  const unseen = unseenBy(view, mover!);
  const higher = sortedHand(both(unseen, suitCards(suit, trump)), trump).filter(
    (other) => strengthIn(other, trump) > strengthIn(card, trump),
  );
  const ruffs =
    suit === trump || trump === NO_TRUMP ? 0 : cardsOf(both(unseen, suitCards(trump, trump))).length;
  const isJokerOut = trump === NO_TRUMP && card !== JOKER && cardsOf(unseen).includes(JOKER);
  const glyph = suit === trump ? null : suitName(suit, speaker);
  const beaten =
    higher.length === 0
      ? playTexts.unbeaten(glyph)
      : higher.length <= 3
        ? playTexts.beatenBy(higher.map((other) => nameOf(other, speaker)))
        : playTexts.beatenBySome(higher.length, glyph);
  return sentences(
    beaten,
    ruffs === 0 ? '' : playTexts.trumpsUnseen(ruffs),
    isJokerOut ? playTexts.jokerUnseen : '',
  );
}

/** Who wins the trick if this card is played, and how many are still to play. */
function trickText(position: FiveHundredPosition, view: PlayPhase<Hidden>, card: Card): string {
  const { speaker, mover } = position;
  const { trick, contract } = view;
  const plays = [...trick.plays, { seat: mover!, card }];
  const best = winningPlay({ plays, named: trick.named }, contract.trump)!;
  const waiting = playersIn(view) - plays.length;
  if (best.seat === mover) {
    const isLost = contract.bid === 'nello' && mover === contract.seat;
    if (waiting === 0) return isLost ? playTexts.takesAndLoses : playTexts.takes;
    return isLost ? playTexts.mayLose(waiting) : playTexts.highest(waiting);
  }
  const isPartner = teamOf(best.seat) === teamOf(mover!);
  const who = isPartner ? playTexts.partner(speaker.seat(best.seat)) : speaker.seat(best.seat);
  const named = playTexts.card(nameOf(best.card, speaker), rankName(best.card, contract.trump));
  return waiting === 0 ? playTexts.loses(who, named) : playTexts.behind(who, named, waiting);
}

/** What a bower is, for it does not show on the card; null: nothing. */
function rankName(card: Card, trump: number): keyof typeof rankTexts | null {
  if (card === JOKER) return 'joker';
  if (trump === NO_TRUMP) return null;
  if (card === rightBower(trump)) return 'right';
  return card === leftBower(trump) ? 'left' : null;
}

/** Which cards may be played, and why. */
function mustText({ speaker, mover }: FiveHundredPosition, view: PlayPhase<Hidden>): string {
  const { trump } = view.contract;
  const led = ledSuit(view.trick, trump)!;
  const legal = sortedHand(view.hands[mover!] ?? { low: 0, high: 0, joker: 0 }, trump).filter((card) =>
    legalCards(view, mover!).includes(card),
  );
  const suit = led === trump ? null : suitName(led, speaker);
  if (!legal.some((card) => suitIn(card, trump) === led)) return playTexts.hasNone(suit);
  return playTexts.mustFollow(
    suit,
    legal.map((card) => nameOf(card, speaker)),
  );
}

/** What was led, and as what it counts: for a card that may not be played. */
function ledText({ speaker }: FiveHundredPosition, { trick, contract }: PlayPhase<Hidden>): string {
  const lead = trick.plays[0]!;
  const led = ledSuit(trick, contract.trump)!;
  const who = speaker.seat(lead.seat);
  if (lead.card === JOKER && trick.named !== null)
    return playTexts.ledJoker(who, suitName(trick.named, speaker));
  const card = nameOf(lead.card, speaker);
  return led === contract.trump ? playTexts.ledTrump(who, card) : playTexts.led(who, card);
}

/** How far the contract is: "THEM need 6 more of 8 tricks." */
function stakesText(position: FiveHundredPosition, { contract, tricks, taken }: PlayPhase<Hidden>): string {
  const team = teamOf(contract.seat);
  const name = teamName(team, position);
  const { tricks: bid, points } = bidOf(contract.bid);
  if (contract.bid === 'nello') return playTexts.takesNone(name);
  const left = tricksInDeal - tricks.length;
  const need = bid - taken;
  if (need <= 0)
    return taken === tricks.length && points < GRAND_SLAM ? playTexts.madeAndMore : playTexts.made;
  if (need > left) return playTexts.set;
  return playTexts.needs(name, need, left);
}
