import { describe, expect, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { tableRoomIn } from '../../src/tui/parts/room.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { recorded } from '../support/logs.ts';
import { brokenWalls } from '../support/walls.ts';

const theme = makeTheme({ depth: 0, symbols: 'unicode' });

/** The table at every third step of a match that tells anything, as its first person sees it, or where several play what lies open. */
async function drawn(name: string, columns: number, rows: number): Promise<string[][]> {
  const { match, players } = recorded(name);
  const table = await tableOf(match.game);
  const size = tableRoomIn({ columns, rows }, false);
  const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
  const speaker = makeSpeaker(players, replay.home, UNICODE_GLYPHS);
  const told = [...replay.steps.keys()].filter((at) => replay.placeOf(at).isTold);
  const steps = told.filter((_, n) => (told.length - 1 - n) % 3 === 0);
  return steps.map((at) => {
    const position: AnyPosition = {
      ...replay.still(at, replay.home),
      mover: null,
      players,
      speaker,
      theme,
      assist: true,
      marked: NOTHING_MARKED,
    };
    return table.paint({ position, selection: null, last: null, size }).texts();
  });
}

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test.each([
    [100, 30],
    [120, 40],
    [160, 50],
  ])('at %i×%i every box of the table is whole, has a title, and has contents', async (columns, rows) => {
    for (const lines of await drawn(`${id}-open`, columns, rows)) {
      // A card has nine columns at most, and fans have joints.
      expect(lines.filter((line) => /╭─{10,}╮/.test(line))).toEqual([]);
      expect(brokenWalls(lines)).toEqual([]);
      lines.forEach((line, row) => {
        for (const { 0: title, index } of line.matchAll(/╭─ \S/g)) {
          const right = line.indexOf('╮', index);
          const below = lines.slice(row + 1).map((one) => one.slice(index + 1, right));
          const inside = below.slice(
            0,
            below.findIndex((one) => /^─+$/.test(one)),
          );
          expect(inside.join(''), `${title}… in ${line}`).toMatch(/\S/);
        }
      });
    }
  });
});
