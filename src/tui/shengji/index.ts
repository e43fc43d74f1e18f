import type { Speaker } from '../../engine/game.ts';
import { trumpRank } from '../../engine/shengji/calling.ts';
import { cardsIn, format } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import type { Deal, DealResult, DealView, Shengji } from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { painter } from '../drawing/board.ts';
import { answeredBy } from '../parts/decision.ts';
import { defineTable, isShown, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { bury } from './bury.ts';
import { draw, early, unasked, watching } from './draw.ts';
import { groupsOf } from './groups.ts';
import { drawHand, type HandDecision, type Selection } from './hand.ts';
import { dealView, handOf, type Lying, log, lyingOf, trumpsOf, unseenIn } from './lying.ts';
import { ahead, claim, play } from './play.ts';
import { players } from './players.ts';
import { endedText, seatText } from './seats.ts';
import { drawUnseen } from './side.ts';
import { tickets } from './tickets.ts';
import { bannerTexts, callText, ends, marks, type ShengjiPosition, sideTexts } from './words.ts';

const decisions = { draw, bury, tickets, play };

const decisionIn = ({ phase }: DealView): Pick<HandDecision, 'begin' | 'draw' | 'hand'> => decisions[phase];

/** Draws the table: the subject of the phase at the top, the hand or unseen cards at the bottom. Empty between deals. */
const paint = painter<Shengji, Selection, Lying | null>({
  lyingOf,
  draw({ lying, ...drawing }) {
    if (lying === null) return;
    const { position, selection } = drawing;
    const board = { ...drawing, lying };
    const decision = decisionIn(lying.view);
    const at = decision.draw(board);
    if (!isShown(position, 'hand')) return;
    if (selection?.unseen && unseenIn(position, lying.view)) drawUnseen(board, at);
    else drawHand(board, at, decision.hand(board));
  },
});

/** Returns the top line: the trick and the trumps; at the right end the Dealer, and what set the trumps. */
function banner(position: ShengjiPosition): Stakes {
  const lying = lyingOf(position);
  if (lying === null) return { right: ends(position.view) };
  const { calm, speaker } = position;
  const { view, past } = lying;
  if (view.phase === 'draw') {
    const { dealer } = view.standing;
    const right = dealer === null ? bannerTexts.noDealer : bannerTexts.dealer(speaker.seat(dealer));
    return { parts: bannerTexts.draw(trumpRank(view.standing)), ...(!calm && { right }) };
  }
  const { suit, rank } = view.deal.trumps;
  const trumps = bannerTexts.trumps(suit === null ? null : speaker.suit('CDHS'[suit]!), levelText(rank + 2));
  return {
    parts: view.phase === 'play' ? [bannerTexts.trick(past.length + 1), trumps] : [trumps],
    ...(!calm && { right: setBy(view.deal, speaker) }),
  };
}

/** Says who is Dealer, and what set the trumps: `(D) Cat called 2♣ 2♣ 2♣`. */
function setBy({ dealer, call, turnedUp }: Deal, speaker: Speaker): string {
  const name = bannerTexts.dealer(speaker.seat(dealer));
  if (call === null)
    return bannerTexts.turnedUp(name, turnedUp.map((card) => speaker.card(format(card))).join(' '));
  return bannerTexts.called(
    name,
    call.seat === dealer ? null : speaker.seat(call.seat),
    callText(call, speaker),
  );
}

/** The kinds of facts after which the table lingers: trumps set, tickets announced, a party known, a trick won. */
const WEIGHTY: ReadonlySet<string> = new Set(['trumps', 'tickets', 'ticket-met', 'trick-taken']);

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy<Shengji, Selection, Lying>(decisions),
  begin(position) {
    const view = dealView(position)!;
    return decisionIn(view).begin({ ...position, view });
  },
  banner,
  players,
  watching,
  paint,
  stops: (facts) => facts.some(({ kind }) => kind === 'call'),
  lingers: (facts) => facts.some(({ kind }) => WEIGHTY.has(kind)),
  unasked,
  ahead,
  claim,
  early,
  log,
  hand(view, seat, speaker) {
    const hand = handOf({ view, viewer: seat });
    const deal = dealView({ view });
    if (hand === null || deal === null) return [];
    const kinds = groupsOf(trumpsOf(deal)).flatMap(({ kinds }) => kinds);
    return cardsIn(hand, kinds).map((card) => speaker.card(format(card)));
  },
  groups(view, seat, speaker) {
    const hand = handOf({ view, viewer: seat });
    const deal = dealView({ view });
    if (hand === null || deal === null) return [];
    const [clubs = [], diamonds = [], hearts = [], spades = [], trumps = []] = lieOf(trumpsOf(deal)).lines;
    return [trumps, spades, hearts, clubs, diamonds]
      .map((kinds) => cardsIn(hand, kinds.toReversed()).map((card) => speaker.card(format(card))))
      .filter((cards) => cards.length > 0);
  },
  apart: (result, speaker) => [
    { name: sideTexts.buried, cards: (result as DealResult).kitty.map((card) => speaker.card(card)) },
  ],
  stands(view, seat) {
    const ended = view.phase === 'deal' || view.phase === 'over' ? view.standing.results.at(-1) : undefined;
    if (ended) return { note: endedText(ended, seat), isWinning: false };
    const deal = dealView({ view });
    if (deal?.phase !== 'play') return null;
    return { note: seatText(deal, seat), isWinning: deal.trick?.winner === seat };
  },
  account,
  marks,
} satisfies TableUi<Shengji, Selection>;

/** The table of Shengji. */
export const table = defineTable(ui);
