import { bidOf, NO_TRUMP, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type Card, JOKER, SUIT_NUMBERS } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { type Hidden, type PlayPhase, teamOf, tricksInDeal } from '../../engine/five-hundred/state.ts';
import { bidText } from '../../engine/five-hundred/text.ts';
import { ledSuit, legalCards, playersIn, winningPlay } from '../../engine/five-hundred/trick.ts';
import { EYE_ORDER, suitIn } from '../../engine/five-hundred/trumps.ts';
import { count } from '../../engine/words.ts';
import { type FiveHundredPosition, layoutOf } from './layout.ts';
import { mustName, type Selection } from './selection.ts';
import { nameOf, scoreText, suitName } from './words.ts';

interface Verdict {
  readonly selected: string;
  readonly note?: string;
}

/** What is selected, and what is good to know of it. */
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
  if (call === null)
    return { selected: 'Your call: choose a bid, or p to pass.', note: 'Each player speaks once.' };
  if (call === 'pass') return { selected: 'Pass', note: 'You have no other turn in this auction.' };
  const bid = bidOf(call);
  const score = view.standing.scores[teamOf(mover!)];
  const after = (points: number) => scoreText(score + points);
  const stake = `Made: US ${after(bid.points)}. Set: US ${after(-bid.points)}.`;
  const selected = `${bidText(call, speaker)} for ${bid.points}`;
  if (bid.strain === null) {
    const out = view.standing.seats === 4 ? 'your partner sits out' : 'your partners sit out';
    return { selected, note: `No trick at all, and ${out}. ${stake}` };
  }
  const trump = trumpOf(bid);
  const { hand } = layoutOf(position);
  const trumps = hand.filter((card) => suitIn(card, trump) === trump).length;
  const held = trump === NO_TRUMP ? '' : `${count(trumps, 'trump')} in your hand. `;
  return { selected, note: `${bid.tricks} of 10 tricks. ${held}${stake}` };
}

function giftVerdict({ view, speaker }: FiveHundredPosition, { cursor }: Selection): Verdict {
  if (view.phase !== 'give' || cursor === null) return { selected: '' };
  const holder = speaker.seat(view.contract.seat);
  return {
    selected: `Give ${nameOf(cursor, speaker)} to the widow`,
    note: `${holder} must lose every trick: give what helps; then you sit out.`,
  };
}

function burialVerdict(position: FiveHundredPosition, { taken }: Selection): Verdict {
  const { view, speaker } = position;
  if (view.phase !== 'bury') return { selected: '' };
  const need = buryCount(view);
  const { hand } = layoutOf(position);
  const kept = hand.filter((card) => !taken.includes(card));
  const names = hand.filter((card) => taken.includes(card)).map((card) => nameOf(card, speaker));
  const missing = need - taken.length;
  const amiss =
    missing > 0 ? `${count(missing, 'more card')} to take.` : `${count(-missing, 'card')} too many.`;
  return {
    selected: taken.length === 0 ? `Bury ${need} cards; none taken yet.` : `Bury ${names.join(' ')}`,
    note: missing === 0 ? keptText(kept, view.contract.trump, position) : amiss,
  };
}

/** "You keep 6 trumps and 4 others, no ♣." */
function keptText(kept: readonly Card[], trump: number, { speaker }: FiveHundredPosition): string {
  const voids = SUIT_NUMBERS.filter((suit) => !kept.some((card) => suitIn(card, trump) === suit)).map(
    (suit) => suitName(suit, speaker),
  );
  const none = voids.length === 0 ? '' : `, no ${voids.join(' ')}`;
  if (trump === NO_TRUMP) return `You keep ${count(kept.length, 'card')}${none}.`;
  const trumps = kept.filter((card) => suitIn(card, trump) === trump).length;
  return `You keep ${count(trumps, 'trump')} and ${count(kept.length - trumps, 'other')}${none}.`;
}

function playVerdict(position: FiveHundredPosition, view: PlayPhase<Hidden>, selection: Selection): Verdict {
  const { speaker, mover } = position;
  const { cursor, suit } = selection;
  if (cursor === null || mover === null) return { selected: '' };
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
  return { selected: name, note: trickNote(position, view, cursor) };
}

function trickNote(position: FiveHundredPosition, view: PlayPhase<Hidden>, card: Card): string {
  const { speaker, mover } = position;
  const { trick, contract } = view;
  if (!legalCards(view, mover!).includes(card)) return ledText(position, view);
  if (trick.plays.length === 0) return `You lead. ${stakes(view, mover!)}`;
  const plays = [...trick.plays, { seat: mover!, card }];
  const best = winningPlay({ plays, named: trick.named }, contract.trump)!;
  const waiting = playersIn(view) - plays.length;
  const others = waiting === 0 ? 'You play last.' : `${waiting} still to play.`;
  if (best.seat === mover) {
    const nello = contract.bid === 'nello' && mover === contract.seat;
    const takes = nello ? 'This may take the trick, and Nello is lost' : 'Highest so far';
    return waiting === 0
      ? `You take the trick${nello ? ', and Nello is lost' : ''}. You play last.`
      : `${takes}; ${others}`;
  }
  const who = speaker.seat(best.seat) + (teamOf(best.seat) === teamOf(mover!) ? ' (partner)' : '');
  const outcome = waiting === 0 ? 'takes the trick' : 'stays highest';
  return `${who} ${outcome} with ${nameOf(best.card, speaker)}. ${others}`;
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

/** What is still needed, for whoever leads. */
function stakes({ contract, tricks, taken }: PlayPhase<Hidden>, mover: number): string {
  const ours = teamOf(mover) === teamOf(contract.seat);
  const { tricks: bid } = bidOf(contract.bid);
  if (contract.bid === 'nello') return ours ? 'Lose every trick.' : 'Make the contractor take a trick.';
  const need = bid - taken;
  const toSet = tricksInDeal - bid + 1 - (tricks.length - taken);
  if (need <= 0) return ours ? 'The contract is made; all ten are a Grand Slam.' : 'The contract is made.';
  if (toSet <= 0) return 'The contract is set.';
  return ours ? `${count(need, 'more trick')} to make it.` : `${count(toSet, 'more trick')} to set it.`;
}
