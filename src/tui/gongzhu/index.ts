import { formatCard } from '../../engine/card.ts';
import type { Speaker } from '../../engine/game.ts';
import { heartsBroken, power } from '../../engine/gongzhu/rules.ts';
import { scoreDeal } from '../../engine/gongzhu/score.ts';
import { type Gongzhu, receiverOf, type View } from '../../engine/gongzhu/state.ts';
import { winnerOf } from '../../engine/trick.ts';
import { painter } from '../drawing/board.ts';
import { drawLines } from '../drawing/stage.ts';
import { answeredBy, type Decisions } from '../parts/decision.ts';
import { defineTable, isShown, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { begin, handOf, layoutOf, type Selection } from './hand.ts';
import { type GongzhuPosition, type Lying, lyingOf, soleTaker } from './lying.ts';
import { pass } from './pass.ts';
import { ahead, claim, play } from './play.ts';
import { players } from './players.ts';
import { panelsOf } from './side.ts';
import { bannerTexts, marks, words } from './words.ts';

const decisions: Decisions<Gongzhu, Selection, Lying> = { pass, play };

/** Draws the table: players round the trick or the cards to pass, panels or lists beside it, the viewer's hand below. */
export const paint = painter<Gongzhu, Selection, Lying>({
  lyingOf,
  draw(board) {
    const { canvas, position } = board;
    (position.onTable.phase === 'pass' ? pass : play).draw(board);
    if (isShown(position, 'hand')) drawLines(canvas, layoutOf(board));
  },
  panelsOf,
});

function banner(position: GongzhuPosition): Stakes {
  // While the last trick of a deal is on the table, the top line is still about that deal.
  const { onTable: view, viewer, speaker, status, calm } = position;
  // A calm table leaves out facts that hold for the whole match, and events that have not happened.
  const ends = calm || status.only ? '' : bannerTexts.ends(view.standing.limit);
  if (view.phase === 'pass') {
    const to = bannerTexts.passes[view.deal.to]!;
    const isNamed = !calm && viewer !== 'table';
    return {
      parts: [isNamed ? bannerTexts.passesTo(to, speaker.seat(receiverOf(view.deal, viewer))) : to],
      right: ends,
    };
  }
  if (view.phase !== 'play') return { right: ends };
  const lying = lyingOf(position);
  const number = lying.past.length + 1;
  const hearts = heartsText(view, lying, speaker);
  if (!calm) return { parts: [bannerTexts.trick(number), hearts], right: ends };
  return { parts: [bannerTexts.shortTrick(number)], right: hearts === bannerTexts.notBroken ? '' : hearts };
}

/** Says whether hearts are broken or, if one player has all hearts so far, that the moon is theirs to shoot. */
function heartsText(view: View & { readonly phase: 'play' }, { taken }: Lying, speaker: Speaker): string {
  const { shooter } = scoreDeal(taken);
  if (shooter !== null) return bannerTexts.moon(speaker.seat(shooter));
  const sole = soleTaker(taken);
  if (sole && sole.hearts > 1) return bannerTexts.soleTaker(speaker.seat(sole.seat), sole.hearts);
  return heartsBroken(view) ? bannerTexts.broken : bannerTexts.notBroken;
}

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy(decisions),
  begin,
  banner,
  players,
  paint,
  lingers: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
  ahead,
  claim,
  hand: (view, seat, speaker) => handOf({ view, viewer: seat }).map((held) => speaker.card(formatCard(held))),
  stands(view, seat) {
    if (view.phase === 'pass') return null;
    if (view.phase !== 'play')
      return { note: words.deal(view.standing.results.at(-1)?.points[seat] ?? 0), isWinning: false };
    const { trick, taken } = view;
    const isWinning = trick.cards[seat] !== null && winnerOf(trick, power) === seat;
    return { note: words.deal(scoreDeal(taken).points[seat]!), isWinning };
  },
  account,
  marks,
} satisfies TableUi<Gongzhu, Selection>;

/** The table of Chinese Hearts. */
export const table = defineTable(ui);
