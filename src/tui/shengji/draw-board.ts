import type { Speaker } from '../../engine/game.ts';
import { callCards, suitCalled, trumpRank } from '../../engine/shengji/calling.ts';
import { COPIES, DRAWS, format, isJoker } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { Call, DrawPhase, Hidden } from '../../engine/shengji/state.ts';
import { inWords } from '../../engine/words.ts';
import { cut, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { meter } from '../drawing/meter.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Layout } from './layout.ts';
import type { Measures } from './measures.ts';
import { seatsFrom } from './seats.ts';
import { callsOf, type Selection } from './selection.ts';
import { callText } from './stakes.ts';
import type { ShengjiPosition } from './words.ts';

type Draw = DrawPhase<Hidden>;

const CELLS = 20;
/** Where the list of calls stands in a small table, and its columns. */
const LIST = { x: 43, y: 2, columns: 35, rows: 8 } as const;

/** While cards are drawn: how far, the standing call, who has drawn and called what, and the calls that are possible. */
export function drawDraw(
  canvas: Canvas,
  position: ShengjiPosition,
  _layout: Layout,
  view: Draw,
  selection: Selection | null,
  measures: Measures,
): void {
  const { theme, speaker } = position;
  const { boxed, stage, panel, columns, grid, windowClass } = measures;
  const drawn = view.stays === null ? `DRAWN ${view.drawn} of ${DRAWS}` : 'LAST CALLS';
  const share = (view.drawn / DRAWS) * CELLS;
  const x = boxed ? stage.x + 2 : 0;
  const y = boxed ? stage.y + (windowClass === 100 ? 1 : 2) : 0;
  if (boxed) drawBox(canvas, stage.x, stage.y, stage.columns, stage.rows, 'The draw');
  let at = canvas.plain(x, y, drawn, theme.strong);
  at = canvas.plain(at + 1, y, meter(share, CELLS, theme)) + 3;
  const end = boxed ? stage.x + stage.columns - 2 : columns;
  const second = boxed ? y + 1 : y;
  if (boxed) at = x;
  at = canvas.plain(at, second, 'STANDING CALL', theme.strong) + 1;
  const standing = [standingText(view.call, speaker), ...(view.call ? [] : [neededText(view)])].join('   ');
  canvas.write(at, second, cut(standing, end - at));
  drawDrawers(canvas, boxed ? y + (windowClass === 100 ? 2 : 3) : 2, x, position, view, boxed ? 8 : 0);
  if (boxed) {
    const room = { columns: panel.columns - 4, rows: panel.rows - 1 };
    const [, ...rows] = listLines(position, view, selection, room);
    drawBoxedPanels(canvas, panel.x, panel.y, panel.columns, panel.rows, [
      { title: 'Your calls', rows, grows: true },
    ]);
    return;
  }
  const list = listLines(position, view, selection, LIST);
  canvas.horizontal(0, 1, columns);
  list.forEach((text, row) => {
    canvas.write(LIST.x, LIST.y + row, cut(text, LIST.columns), row === 0 ? theme.strong : {});
  });
  canvas.horizontal(0, grid - 1, columns);
}

/** A row a seat: level, cards drawn, the standing call. */
function drawDrawers(
  canvas: Canvas,
  y: number,
  x: number,
  position: ShengjiPosition,
  view: Draw,
  more: number,
): void {
  const { speaker, turn } = position;
  const { strong, inverse, lines } = canvas.theme;
  const { standing, call } = view;
  const [level, drawn, called] = [x + 11 + more, x + 18 + more, x + 22 + more];
  canvas.plain(x + 2, y, 'player', strong);
  canvas.plain(level, y, 'lv', strong);
  canvas.writeRight(drawn + 2, y, 'drawn', strong);
  canvas.plain(called, y, 'called', strong);
  seatsFrom(position).forEach((seat, place) => {
    const row = y + 1 + place;
    const role = standing.dealer === seat ? ' (D)' : '';
    const name = cut(speaker.seat(seat), 8 + more - role.length) + role;
    if (turn.includes(seat)) canvas.plain(x, row, `${lines.pointer} ${name}`, inverse);
    else canvas.plain(x + 2, row, name, strong);
    canvas.plain(level, row, levelText(Math.min(standing.levels[seat]!, standing.rules.to)));
    canvas.writeRight(drawn, row, String(cardsLeft(view, seat)));
    canvas.write(called, row, call?.seat === seat ? callText(call, speaker) : '–');
  });
}

const standingText = (call: Call | null, speaker: Speaker): string =>
  call === null ? 'none' : `${speaker.seat(call.seat)} ${callText(call, speaker)}`;

/** Which cards a call has to show now. */
function neededText({ call, standing }: Draw): string {
  const rank = levelText(trumpRank(standing) + 2);
  if (call === null) return `a call needs a ${rank}`;
  const needed = call.count + 1;
  return needed > COPIES ? 'Four are not replaced.' : `It takes ${inWords(needed)} ${rank}s to replace it.`;
}

/** The calls to choose from, and what the draw is about; the title first. */
function listLines(
  position: ShengjiPosition,
  view: Draw,
  selection: Selection | null,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): string[] {
  const { speaker, viewer, theme } = position;
  const calls = callsOf(position);
  const at = selection?.kind === 'call' ? selection.at : null;
  const mark = (here: boolean) => (here && selection !== null ? theme.lines.pointer : ' ');
  const drew = viewer === 'table' ? null : view.drew[viewer]!;
  const choices =
    selection === null
      ? []
      : [
          `${mark(at === null)}    stay`,
          ...calls.map((call, place) => {
            const cards = callCards(call).map((card) => speaker.card(format(card)));
            return `${mark(place === at)} ${place + 1}  ${cards.join('')}   ${wouldText(call, speaker)}`;
          }),
        ];
  const about = [
    ...(view.call === null ? [] : [neededText(view)]),
    ...wrap('The Dealer starts, takes the kitty and names two tickets.', columns),
  ];
  const told = drew === null ? [] : ['', `You drew ${speaker.card(format(drew))}.`];
  const room = rows - 1;
  const first = Math.max(0, (at ?? 0) + 3 - room);
  return ['YOUR CALLS', ...[...choices.slice(first), ...told, ...about].slice(0, room)];
}

const wouldText = ({ card }: Call, speaker: Speaker): string =>
  isJoker(card) ? 'no trump suit' : `${speaker.suit('CDHS'[suitCalled(card)!]!)} would be trumps`;
