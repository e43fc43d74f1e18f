import type { Speaker } from '../../engine/game.ts';
import { trumpRank } from '../../engine/shengji/calling.ts';
import { cardsIn, format, KITTY } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import type { Deal, DealResult, DealView, Shengji } from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { inWords } from '../../engine/words.ts';
import { painter } from '../drawing/board.ts';
import { SMALL_WINDOWS } from '../drawing/size.ts';
import { answeredBy } from '../parts/decision.ts';
import { defineTable, isShown, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { bury } from './bury.ts';
import { draw, early, unasked, watching } from './draw.ts';
import { groupsOf } from './groups.ts';
import { drawHand, drawHandIn, type HandDecision, type Selection } from './hand.ts';
import { dealView, handOf, type Lying, log, lyingOf, trumpsOf, unseenIn } from './lying.ts';
import { measuresIn } from './measures.ts';
import { ahead, claim, play } from './play.ts';
import { players } from './players.ts';
import { endedText, seatText } from './seats.ts';
import { drawUnseen } from './side.ts';
import { tickets } from './tickets.ts';
import { callText, calmTexts, ends, type ShengjiPosition } from './words.ts';

const decisions = { draw, bury, tickets, play };

const decisionIn = ({ phase }: DealView): Pick<HandDecision, 'begin' | 'rule' | 'draw' | 'calm' | 'hand'> =>
  decisions[phase];

/** Draws the table: the subject of the phase at the top, the hand or unseen cards at the bottom. Empty between deals. */
const paint = painter<Shengji, Selection, Lying | null>({
  lyingOf,
  draw({ lying, ...drawing }) {
    if (lying === null) return;
    const { position, selection, size } = drawing;
    const isPlay = lying.view.phase === 'play';
    const measures = measuresIn(size);
    const board = { ...drawing, lying, measures };
    const decision = decisionIn(lying.view);
    const unseen = unseenIn(position, lying.view);
    if (position.calm) {
      const at = decision.calm(board);
      if (!isShown(position, 'hand')) return;
      if (unseen !== null && selection?.unseen) drawUnseen(board, at.y, unseen);
      else drawHandIn(board, at, decision.hand(board));
      return;
    }
    decision.draw(board);
    const { rule, out } = measures;
    if (unseen !== null && selection?.unseen && out === null) {
      drawUnseen(board, rule, unseen);
      return;
    }
    drawHand(board, decision.hand(board));
    if (unseen !== null && out !== null && isPlay) drawUnseen(board, out, unseen);
  },
});

/** Returns the top line: the level and the trumps; at the right end the Dealer, and what set the trumps. */
function banner(position: ShengjiPosition): Stakes {
  const lying = lyingOf(position);
  if (lying === null) return { right: ends(position.view) };
  if (position.calm) return { parts: calmParts(lying, position.speaker) };
  const { view } = lying;
  const { speaker } = position;
  if (view.phase === 'draw') {
    const { dealer } = view.standing;
    return {
      parts: ['the draw', `level ${levelText(trumpRank(view.standing) + 2)}`],
      right: dealer === null ? 'no Dealer yet: the caller' : `(D) ${speaker.seat(dealer)}`,
    };
  }
  const { trumps } = view.deal;
  const now = {
    bury: `bury ${inWords(KITTY)}`,
    tickets: 'two tickets',
    play: `trick ${lying.past.length + 1}`,
  }[view.phase];
  return {
    parts: [
      `level ${levelText(trumps.rank + 2)}`,
      trumps.suit === null ? 'no trump suit' : `trumps ${speaker.suit('CDHS'[trumps.suit]!)}`,
      now,
    ],
    right: setBy(view.deal, speaker),
  };
}

/** Returns the top line of a calm table. */
function calmParts({ view, past }: Lying, speaker: Speaker): readonly string[] {
  if (view.phase === 'draw') return calmTexts.draw(trumpRank(view.standing));
  const { suit, rank } = view.deal.trumps;
  const trumps = calmTexts.trumps(suit === null ? null : speaker.suit('CDHS'[suit]!), levelText(rank + 2));
  return view.phase === 'play' ? [calmTexts.trick(past.length + 1), trumps] : [trumps];
}

/** Says who is Dealer, and what set the trumps: `(D) Cat called 2♣ 2♣ 2♣`. */
function setBy({ dealer, call, turnedUp }: Deal, speaker: Speaker): string {
  const name = speaker.seat(dealer);
  const head = dealer === speaker.you ? `${name} (D)` : `(D) ${name}`;
  if (call === null)
    return `${head} · turned up ${turnedUp.map((card) => speaker.card(format(card))).join(' ')}`;
  const called = `called ${callText(call, speaker)}`;
  return call.seat === dealer ? `${head} ${called}` : `${head} · ${speaker.seat(call.seat)} ${called}`;
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
  calm: SMALL_WINDOWS,
  rule(position, selection, { windowClass }) {
    const view = position.calm ? undefined : lyingOf(position)?.view;
    return view && windowClass === 80 ? decisionIn(view).rule({ ...position, view }, selection) : [];
  },
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
    { name: 'Buried', cards: (result as DealResult).kitty.map((card) => speaker.card(card)) },
  ],
  stands(view, seat) {
    const ended = view.phase === 'deal' || view.phase === 'over' ? view.standing.results.at(-1) : undefined;
    if (ended) return { note: endedText(ended, seat), isWinning: false };
    const deal = dealView({ view });
    if (deal?.phase !== 'play') return null;
    return { note: seatText(deal, seat), isWinning: deal.trick?.winner === seat };
  },
  account,
  marks: [
    { sign: '(D)', means: 'the Dealer' },
    { sign: '1st K♣', means: 'a ticket: the player of that K♣ joins the House' },
    { sign: '?', means: 'of the House or a Player: not known yet' },
    { sign: 'out of', means: 'suits that the player has run out of, trumps by their suit' },
    {
      sign: 'not House',
      means:
        'points of all who are not known to be House; the bar leads to the next points that would change the result',
    },
    { sign: 'owed', means: 'cards that you must play; those without a choice are raised already' },
    { sign: '│5♠│', means: 'without a lower edge: cannot be played now' },
    { sign: 'tops', means: 'jokers and cards of the trump rank' },
    { sign: 'OUT', means: 'copies that you have not seen' },
    { sign: '+3', means: '3 more cards in that play: v shows it when it is over' },
  ],
} satisfies TableUi<Shengji, Selection>;

/** The table of Shengji. */
export const table = defineTable(ui);
