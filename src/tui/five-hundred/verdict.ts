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
import { capital, count, inWords, list, verb } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';
import { type FiveHundredPosition, layoutOf } from './layout.ts';
import { mustName, type Selection } from './selection.ts';
import { heldText, nameOf, outNames, suitName, teamName } from './words.ts';

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
  const { calls, hand } = layoutOf(position);
  const highest = highestBid(calls);
  const stands =
    highest === null
      ? 'Nobody has bid yet.'
      : `A bid must beat ${bidText(highest.bid, speaker)}. ${holder(highest.seat, position)} now.`;
  if (call === null) return { selected: 'Your call: choose a bid, or p to pass.', note: stands };
  if (call === 'pass') {
    const last = calls.length === view.standing.seats - 1;
    const worth =
      highest !== null
        ? `${verb(speaker, highest.seat, 'keep')} ${bidText(highest.bid, speaker)}.`
        : last
          ? 'all have passed: the same dealer deals again.'
          : '';
    return { selected: 'Pass', worth, note: 'You have no other turn in this auction.' };
  }
  const bid = bidOf(call);
  const partners = view.standing.seats === 4 ? speaker.seat((mover! + 2) % 4) : 'your partners';
  const after = outcomes(position, bid.points);
  const selected = bidText(call, speaker);
  if (bid.strain === null) {
    const out = Array.from(
      { length: view.standing.seats / 2 - 1 },
      (_, i) => (mover! + 2 * i + 2) % view.standing.seats,
    );
    return {
      selected,
      worth: `worth ${bid.points}: lose every trick; ${outNames(out, speaker)}.`,
      note: [after, stands].filter(Boolean).join(' '),
    };
  }
  const trump = trumpOf(bid);
  const trumps = hand.filter((card) => suitIn(card, trump) === trump).length;
  const what = trump === NO_TRUMP ? 'without trumps' : `with ${SUIT_NAMES[trump]} as trumps`;
  const worth = bid.inkle
    ? `worth ${bid.points}: a weak six ${what}, a signal to ${partners}.`
    : `worth ${bid.points}: ${inWords(bid.tricks)} tricks ${what}.`;
  const shown = shownBy(bid, mover!, calls, view.standing.seats).trumps;
  const held = trump === NO_TRUMP ? '' : heldText(trumps, shown);
  return { selected, worth, note: [after, stands, held].filter(Boolean).join(' ') };
}

/** Whose bid stands: "Your partner Cat holds it". */
function holder(seat: number, { mover, speaker }: FiveHundredPosition): string {
  const partner = mover !== null && teamOf(seat) === teamOf(mover) ? 'Your partner ' : '';
  return `${partner}${verb(speaker, seat, 'hold')} it`;
}

/** A sentence where a contract of so many points could end the match; else ''. */
function outcomes({ view, mover }: FiveHundredPosition, points: number): string {
  const { scores, rules } = view.standing;
  const score = scores[teamOf(mover!)];
  const wins = score + points >= rules.target ? `Made, it wins the match (${minus(score + points)}).` : '';
  const loses = score - points <= -rules.target ? `Set, it loses the match (${minus(score - points)}).` : '';
  return [wins, loses].filter(Boolean).join(' ');
}

function giftVerdict({ view, speaker }: FiveHundredPosition, { cursor }: Selection): Verdict {
  if (view.phase !== 'give') return { selected: '' };
  const note = `${speaker.seat(view.contract.seat)} must lose every trick: give what helps; then you sit out.`;
  if (cursor === null) return { selected: 'Choose a card for the widow.', note };
  return { selected: `Give ${nameOf(cursor, speaker)} to the widow`, note };
}

function burialVerdict(position: FiveHundredPosition, { taken }: Selection): Verdict {
  const { view, speaker } = position;
  if (view.phase !== 'bury') return { selected: '' };
  const need = buryCount(view);
  const { hand } = layoutOf(position);
  const kept = hand.filter((card) => !taken.includes(card));
  const names = hand.filter((card) => taken.includes(card)).map((card) => nameOf(card, speaker));
  const missing = need - taken.length;
  if (taken.length === 0)
    return {
      selected: `Bury ${inWords(need)} cards.`,
      note: 'The keys in their edges take cards or put them back.',
    };
  return {
    selected: `Bury ${names.join(' ')}`,
    worth: `${inWords(need)} of ${inWords(hand.length)}`,
    note:
      missing === 0
        ? keptText(kept, view.contract.trump, position)
        : missing > 0
          ? `${capital(inWords(missing))} more ${missing === 1 ? 'card' : 'cards'} to take.`
          : `${capital(inWords(-missing))} too many: the same key puts a card back.`,
  };
}

/** "You keep six trumps, A♠ Q♠, K♣ 7♣; you are out of ♦." */
function keptText(kept: readonly Card[], trump: number, { speaker }: FiveHundredPosition): string {
  const groups = EYE_ORDER.filter((suit) => suit !== trump).map((suit) =>
    kept.filter((card) => suitIn(card, trump) === suit).map((card) => nameOf(card, speaker)),
  );
  const trumps = kept.filter((card) => suitIn(card, trump) === trump);
  const first =
    trump === NO_TRUMP
      ? trumps.map((card) => nameOf(card, speaker))
      : [`${inWords(trumps.length)} ${trumps.length === 1 ? 'trump' : 'trumps'}`];
  const held = [...first, ...groups.filter((cards) => cards.length > 0).map((cards) => cards.join(' '))];
  const voids = SUIT_NUMBERS.filter(
    (suit) => suit !== trump && !kept.some((card) => suitIn(card, trump) === suit),
  ).map((suit) => suitName(suit, speaker));
  return `You keep ${held.join(', ')}${voids.length === 0 ? '' : `; you are out of ${list(voids)}`}.`;
}

function playVerdict(position: FiveHundredPosition, view: PlayPhase<Hidden>, selection: Selection): Verdict {
  const { speaker, mover } = position;
  const { cursor, suit } = selection;
  if (mover === null) return { selected: '' };
  const stakes = stakesText(position, view);
  if (cursor === null) return { selected: 'You lead: choose a card.', note: stakes };
  const name = nameOf(cursor, speaker);
  if (mustName(position, selection)) {
    const choices = EYE_ORDER.map((place) => {
      const glyph = suitName(place, speaker);
      return place === suit ? `[${glyph}]` : ` ${glyph} `;
    });
    return {
      selected: suit === null ? name : `${name} naming ${suitName(suit, speaker)}`,
      note: `The Joker wins the trick. Others must follow: ${choices.join(' ')}`,
    };
  }
  if (!legalCards(view, mover).includes(cursor)) return { selected: name, note: ledText(position, view) };
  return view.trick.plays.length === 0
    ? { selected: name, worth: leadText(position, view, cursor), note: stakes }
    : {
        selected: name,
        worth: trickText(position, view, cursor),
        note: `${mustText(position, view)} ${stakes}`,
      };
}

/** What can beat a card that is led, by what has been seen. */
function leadText(
  { speaker, mover, assist }: FiveHundredPosition,
  view: PlayPhase<Hidden>,
  card: Card,
): string {
  if (!assist) return 'You lead.';
  const { trump } = view.contract;
  const suit = suitIn(card, trump);
  const unseen = unseenBy(view, mover!);
  const higher = sortedHand(both(unseen, suitCards(suit, trump)), trump).filter(
    (other) => strengthIn(other, trump) > strengthIn(card, trump),
  );
  const glyph = suit === trump ? 'trump' : suitName(suit, speaker);
  const joker =
    trump === NO_TRUMP && cardsOf(unseen).includes(JOKER) && card !== JOKER ? ' The Joker is unseen.' : '';
  const ruff =
    suit === trump || trump === NO_TRUMP ? 0 : cardsOf(both(unseen, suitCards(trump, trump))).length;
  const ruffs = ruff === 0 ? '' : ` ${count(ruff, 'trump')} unseen.`;
  const over =
    higher.length === 0
      ? `no unseen ${glyph} beats it.`
      : higher.length <= 3
        ? `${higher.map((other) => nameOf(other, speaker)).join(' ')} ${higher.length === 1 ? 'beats' : 'beat'} it.`
        : `${higher.length} unseen ${suit === trump ? 'trumps' : glyph} beat it.`;
  return over + ruffs + joker;
}

/** Who wins the trick if this card is played, and how many are still to play. */
function trickText(position: FiveHundredPosition, view: PlayPhase<Hidden>, card: Card): string {
  const { speaker, mover } = position;
  const { trick, contract } = view;
  const plays = [...trick.plays, { seat: mover!, card }];
  const best = winningPlay({ plays, named: trick.named }, contract.trump)!;
  const waiting = playersIn(view) - plays.length;
  const others = waiting === 0 ? 'You play last.' : `${waiting} still to play.`;
  if (best.seat === mover) {
    const lost = contract.bid === 'nello' && mover === contract.seat ? ', and Nello is lost' : '';
    if (waiting === 0) return `You take the trick${lost}. ${others}`;
    return lost ? `This may take the trick${lost}; ${others}` : `Highest so far; ${others}`;
  }
  const who = speaker.seat(best.seat) + (teamOf(best.seat) === teamOf(mover!) ? ' (partner)' : '');
  const outcome = waiting === 0 ? 'takes the trick' : 'stays highest';
  return `${who} ${outcome} with ${nameOf(best.card, speaker)}${rankName(best.card, contract.trump)}. ${others}`;
}

/** What a bower is, for it does not show on the card. */
function rankName(card: Card, trump: number): string {
  if (card === JOKER) return ', the Joker';
  if (trump === NO_TRUMP) return '';
  if (card === rightBower(trump)) return ', the right bower';
  return card === leftBower(trump) ? ', the left bower' : '';
}

/** Which cards may be played, and why. */
function mustText({ speaker, mover }: FiveHundredPosition, view: PlayPhase<Hidden>): string {
  const { trump } = view.contract;
  const led = ledSuit(view.trick, trump)!;
  const legal = sortedHand(view.hands[mover!] ?? { low: 0, high: 0, joker: 0 }, trump).filter((card) =>
    legalCards(view, mover!).includes(card),
  );
  const suit = led === trump ? 'trumps' : suitName(led, speaker);
  if (!legal.some((card) => suitIn(card, trump) === led)) return `You have no ${suit}: any card may go.`;
  const names = legal.map((card) => nameOf(card, speaker));
  const which = names.length > 3 ? '' : `: ${names.length === 1 ? `only ${names[0]}` : names.join(' or ')}`;
  return `You must follow ${suit}${which}.`;
}

/** What was led, and as what it counts: for a card that may not be played. */
function ledText({ speaker }: FiveHundredPosition, { trick, contract }: PlayPhase<Hidden>): string {
  const lead = trick.plays[0]!;
  const led = ledSuit(trick, contract.trump)!;
  const who = speaker.seat(lead.seat);
  if (lead.card === JOKER && trick.named !== null)
    return `${who} led the Joker and named ${suitName(trick.named, speaker)}.`;
  const suit = led === contract.trump ? ', a trump' : '';
  return `${who} led ${nameOf(lead.card, speaker)}${suit}. Only numbered cards can be played.`;
}

/** How far the contract is: "THEM need 6 more of 8 tricks." */
function stakesText(position: FiveHundredPosition, { contract, tricks, taken }: PlayPhase<Hidden>): string {
  const team = teamName(teamOf(contract.seat), position);
  const { tricks: bid } = bidOf(contract.bid);
  if (contract.bid === 'nello') return `${team} must take no trick.`;
  const left = tricksInDeal - tricks.length;
  const need = bid - taken;
  if (need <= 0)
    return taken === tricks.length && bidOf(contract.bid).points < GRAND_SLAM
      ? 'The contract is made; all ten tricks are a Grand Slam.'
      : 'The contract is made.';
  if (need > left) return 'The contract is set.';
  return `${team} ${team === 'US' || team === 'THEM' ? 'need' : 'needs'} ${need} more of ${count(left, 'trick')}.`;
}
