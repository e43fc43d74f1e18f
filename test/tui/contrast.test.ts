import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { PALETTES, THEMES } from '../../src/front/settings.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { tableRoomIn } from '../../src/tui/parts/room.ts';
import { NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import type { Cells, Fixed } from '../../src/tui/terminal/cells.ts';
import type { Look } from '../../src/tui/terminal/look.ts';
import { makeTheme, type Theme } from '../../src/tui/theme.ts';
import { recorded } from '../support/logs.ts';
import { colourOf } from '../support/picture/svg.ts';

/** Steps of a recorded match that are drawn, in shares of it: with the viewer's selection where it is their turn. */
const SHARES = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8];

/** A function that draws every third moment of a recorded match in a theme, from the moment of this number on. */
async function momentsOf(game: string, columns: number, rows: number) {
  const { match, players } = recorded(`${game}-open`);
  const table = await tableOf(match.game);
  const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
  const { home, steps } = replay;
  if (home === 'table') throw new Error('nobody looks');
  const size = tableRoomIn({ columns, rows }, false);
  const speaker = makeSpeaker(players, home, UNICODE_GLYPHS);
  const chosen = SHARES.map((share) => Math.floor(share * steps.length)).map((from) => {
    const turn = steps.findIndex((_, at) => at >= from && match.history[at]?.turn.includes(home));
    return turn < 0 ? from : turn;
  });
  return (theme: Theme, from: number): Cells[] =>
    chosen.flatMap((at, place) => {
      if (place % 3 !== from % 3) return [];
      const mover = match.history[at]?.turn.includes(home) ? home : null;
      const shared = { mover, players, speaker, theme, assist: true, marked: NOTHING_MARKED };
      const position = { ...replay.still(at, home), ...shared };
      const selection = mover === null ? null : table.begin(position, null);
      return [true, false].map((isCalm) =>
        table.paint({ position: { ...position, calm: isCalm }, selection, last: null, size }),
      );
    });
}

/** What a terminal with a ground of its own draws with. */
const OWN = {
  dark: { color: '#d4d4d4', background: '#1e1e1e' },
  light: { color: '#1e1e1e', background: '#ffffff' },
} as const;

const LOOKS: readonly (readonly [string, Look])[] = [
  ['dark, 256 colours', { depth: 2, symbols: 'unicode', ground: 'dark', own: OWN.dark.background }],
  ['light, 256 colours', { depth: 2, symbols: 'unicode', ground: 'light', own: OWN.light.background }],
  ['dark, 24 bits', { depth: 3, symbols: 'unicode', ground: 'dark', own: OWN.dark.background }],
];

/** Contrasts by their colours, worked out once. */
const known = new Map<string, number>();
function contrastOf(color: Fixed, background: Fixed): number {
  const pair = `${color} ${background}`;
  const contrast = known.get(pair) ?? wcagContrast(colourOf(color), colourOf(background));
  known.set(pair, contrast);
  return contrast;
}

/** Texts of some cells that cannot be read, each with its colours and their contrast. */
function poorIn(cells: Cells, theme: Theme, { ground }: Look): string[] {
  const base = theme.base.background === undefined ? OWN[ground as 'dark' | 'light'] : theme.base;
  const poor: string[] = [];
  for (let y = 0; y < cells.rows; y++) {
    const { texts, styles } = cells.row(y);
    texts.forEach((text, x) => {
      const style = styles[x]!;
      // Lines, dots between them, meters and backs of cards.
      if (/^[\s·▁▄░\u2500-\u257f]*$/.test(text)) return;
      const { color, background } = { ...base, ...style } as { color: Fixed; background: Fixed };
      const contrast = contrastOf(color, background);
      if (style.dimColor || style.inverse || contrast < 4.5)
        poor.push(`"${text}" ${x},${y} ${color} on ${background}: ${contrast.toFixed(2)}`);
    });
  }
  return poor;
}

describe.each(catalogue.map(({ game }) => game.id))('%s', (game) => {
  test.each([
    [80, 24],
    [120, 40],
  ])(
    'at %i×%i every text on the table is readable on its ground, in all themes and palettes',
    async (columns, rows) => {
      const draw = await momentsOf(game, columns, rows);
      // A theme draws every moment with each look, and with each palette.
      const poor = LOOKS.flatMap(([name, look], place) =>
        THEMES.flatMap((theme) =>
          PALETTES.flatMap((palette, from) => {
            const drawn = makeTheme(look, { theme, palette });
            expect(drawn.cards).not.toBeNull();
            return draw(drawn, place + from).flatMap((cells) =>
              poorIn(cells, drawn, look).map((text) => `${theme}, ${name}, ${palette}: ${text}`),
            );
          }),
        ),
      );
      expect([...new Set(poor)]).toEqual([]);
    },
  );
});
