import { expect, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { tableRoomIn } from '../../src/tui/parts/room.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { recorded } from '../support/logs.ts';

/** Names of 24 columns. */
const LONG = [
  '一二三四五六七八九十甲乙',
  'Maximiliana-Wolfeschlege',
  '子丑寅卯辰巳午未申酉戌亥',
  'Abcdefghijklmnopqrstuvwx',
  '天地玄黄宇宙洪荒日月盈昃',
  'Zyxwvutsrqponmlkjihgfedc',
];
const theme = makeTheme({ depth: 0, symbols: 'unicode' });

/** Windows, with the column of their panels. */
const WINDOWS = [
  [80, 24, 59],
  [100, 30, 69],
  [120, 40, 85],
] as const;

test.each([
  ...WINDOWS.map((window) => ['gongzhu', /[^ ]…/, ...window] as const),
  // Lines of the deal so far, which begin with a number, have names in sentences.
  ...WINDOWS.map((window) => ['shengji', /^(?!\d+ ).*[^ ]… *$/m, ...window] as const),
])(
  'panels of %s clip long names, and no text after them: %s at %i×%i',
  async (id, cutText, columns, rows, left) => {
    const { match, players: recordedPlayers } = recorded(`${id}-open`);
    const players = recordedPlayers.map((player, seat) => ({ ...player, name: LONG[seat]! }));
    const table = await tableOf(match.game);
    const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
    const speaker = makeSpeaker(players, replay.home, UNICODE_GLYPHS);
    const size = tableRoomIn({ columns, rows }, false);
    for (let at = 0; at < replay.last; at++) {
      const still = replay.still(at, replay.home);
      const position: AnyPosition = {
        ...still,
        ...{ mover: null, players, speaker, theme, assist: true, marked: NOTHING_MARKED },
      };
      const canvas = table.paint({ position, selection: null, last: null, size });
      const texts = Array.from({ length: size.rows }, (_, y) =>
        canvas
          .row(y)
          .texts.slice(left - 2)
          .join(''),
      );
      expect(texts.join('\n')).not.toMatch(cutText);
    }
  },
);
