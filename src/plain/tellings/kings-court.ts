import { parseSpace } from '../../engine/kings-court/board.ts';
import { parseCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { type Scoring, scoreOf } from '../../engine/kings-court/score.ts';
import { type PlayersView, players } from '../../tui/kings-court/players.ts';
import { defineTelling } from './telling.ts';
import { kingsCourtTexts as texts } from './words.ts';

interface View extends PlayersView {
  readonly scoring: Scoring;
  readonly primeSuit: string | null;
  readonly board: readonly (readonly (string | null)[])[];
  readonly hand: readonly string[] | null;
  readonly stackSize: number;
  readonly last: {
    readonly seat: number;
    readonly card: string;
    readonly space: string;
    readonly score: { readonly total: number };
  } | null;
}

const COLUMNS = [...'abcdefg'];

/** A row of the board: each card with its column, and empty spaces as runs. */
function runsOf(row: View['board'][number]): string[] {
  const runs: string[] = [];
  for (let at = 0; at < row.length; at++) {
    const from = at;
    if (row[at] !== null) {
      runs.push(`${COLUMNS[at]} ${row[at]}`);
      continue;
    }
    while (row[at + 1] === null) at++;
    runs.push(texts.empty(COLUMNS[from]!, COLUMNS[at]!));
  }
  return runs;
}

const cardsOn = ({ board }: View) => board.flat().map((text) => (text === null ? null : parseCard(text)!));

/** A placement as players type it, `R5@b1`, with its score. */
function scored(view: View, move: string) {
  const [card = '', space = ''] = move.split('@');
  const { total } = scoreOf(cardsOn(view), parseSpace(space)!, parseCard(card)!, view.scoring);
  return { card, space, total };
}

/** Number of placements that `best` lists. */
const BEST = 8;

export const kingsCourt = defineTelling<View>({
  asked(view) {
    const hand = (view.hand ?? []).map((text) => parseCard(text)!);
    return placeable(cardsOn(view), hand).length > 0 ? texts.place : texts.pass;
  },
  table(view, speaker, shows) {
    const { primeSuit, stackSize, board } = view;
    return [
      ...(shows('stakes') ? [texts.top(primeSuit ?? '', stackSize)] : []),
      ...board.map((row, place) => texts.row(place + 1, runsOf(row))),
      ...players(view, speaker),
    ];
  },
  best(view, moves, { number }) {
    const found = [...moves].filter((move) => move.includes('@')).map((move) => scored(view, move));
    return found
      .toSorted((a, b) => b.total - a.total)
      .slice(0, BEST)
      .map(({ card, space, total }) => texts.scores(card, space, number(total)));
  },
  last: ({ last }, { seat, number }) =>
    last ? texts.last(seat(last.seat), last.card, last.space, number(last.score.total)) : '',
});
