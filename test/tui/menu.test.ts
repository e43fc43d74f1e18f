import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import type { FinishedMatch } from '../../src/store/saved.ts';
import { newDraft } from '../../src/tui/draft.ts';
import { LARGEST } from '../../src/tui/drawing/size.ts';
import type { Binding } from '../../src/tui/keys.ts';
import { tableRoomIn } from '../../src/tui/parts/room.ts';
import { paintCurtain } from '../../src/tui/screens/match/curtain-board.ts';
import { type MenuBoard, paintMenu } from '../../src/tui/screens/menu/board.ts';
import type { ListedMatch } from '../../src/tui/screens/menu/words.ts';
import { posterOf } from '../../src/tui/tables.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { widthOf } from '../../src/width.ts';

const THEME = makeTheme({ depth: 0, symbols: 'unicode' });
const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
  [200, 60],
].map(([columns, rows]) => tableRoomIn({ columns: columns!, rows: rows! }, false));
const WIDEST = '漢字漢字漢字漢字漢字漢字';

const key = (name: string, label: string): Binding => ({ keys: [name], label, group: 'look', run() {} });

const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name, bot: 'normal' as const });

const kept = {
  id: 'shengji-1',
  game: 'shengji',
  players: [person('You'), ...['Bo', 'Cat', 'Dan', 'Eli', 'Fay'].map(bot)],
  left: Date.now() - 130_000,
  busy: false,
  standing: { deal: 4, oneDeal: false, tricks: 8, turn: [0] },
} as unknown as ListedMatch;

const finished = (won: boolean) =>
  ({
    game: 'gongzhu',
    players: [person('You'), bot('Bo'), bot('Cat'), bot('Dan')],
    result: {
      scores: [0, 0, 0, 0],
      winners: [won ? 0 : 1],
      deals: 4,
      aid: { hints: 0, takenBack: 0, unrated: [] },
    },
  }) as unknown as FinishedMatch;

const board = (more: Partial<MenuBoard> = {}): MenuBoard => {
  const state = more.state ?? { drafts: {}, game: 0, open: -1, seat: 0, lesson: null };
  return {
    catalogue,
    state,
    open: [kept],
    played: [...Array<boolean>(4).fill(true), ...Array<boolean>(5).fill(false)].map(finished),
    draft: newDraft(catalogue[state.game]!.game),
    seat: 0,
    bindings: [key('o', 'options'), key('d', "day's deal"), key('m', 'matches'), key('t', 'statistics')],
    ...more,
  };
};

const textsAt = (size: Size, more?: Partial<MenuBoard>) => paintMenu(board(more), size, THEME).texts();

describe('the menu', () => {
  test('shows where a match is in full, even if the note that it is kept is short', () => {
    const standing = { deal: 3, oneDeal: false, tricks: 11, turn: [0] };
    const long = { ...kept, game: 'gongzhu', standing } as unknown as ListedMatch;
    for (const size of SIZES) {
      const text = textsAt(size, { open: [long] }).join('\n');
      expect(text).toMatch(/Chinese Hearts, deal 3, trick 12, your turn +(?:autosaved )?2 min ago/);
    }
  });

  test('shows at 80 columns waiting matches, the games with cards of the chosen one, and the next match', () => {
    expect(textsAt(SIZES[0]!)).toEqual([
      '  c  Shengji, deal 4, trick 9, your turn                   autosaved 2 min ago',
      '',
      '▸ 1  Chinese Hearts  4 seats  the pig, the goat, the moon        9 played  44%',
      '     ╭───╮  ╭───╮  ╭───╮  ╭───╮   Pass three cards, then follow suit. Avoid',
      '     │Q ♠│  │J ♦│  │10♣│  │A ♥│   the pig and hearts, take the goat. All',
      '     ╰───╯  ╰───╯  ╰───╯  ╰───╯   thirteen hearts are the moon. Low score',
      '     +100   −100    ×2     +50    wins.',
      '  2  Shang           4 seats  climbing, shed your hand',
      '  3  500             4 or 6   bid, widow, partners',
      "  4  King's Court    2-4      sevens and chains on a grid",
      '  5  Shengji         6 seats  4 packs, find your partners',
      '',
      '  [You] bot  bot  bot                                               < normal >',
      '',
      '',
      "  d day's deal  m matches  t statistics  o options",
      '',
    ]);
  });

  test('shows four cards of the chosen game, how to play it and who wins, whole at every size and beside a chosen match', () => {
    for (const size of SIZES) {
      for (const [place, { game }] of catalogue.entries()) {
        const { play, aim, cards } = posterOf(game)!;
        for (const open of [-1, 0]) {
          const state = { drafts: {}, game: place, open, seat: 0, lesson: null };
          const rows = textsAt(size, { state, open: Array<ListedMatch>(3).fill(kept) });
          const at = rows.findIndex((row) => row.includes(`${place + 1}  ${game.title}`));
          const below = rows.slice(at + 1, at + (size.rows < 24 ? 5 : 7));
          const right = size.rows < 24 ? 33 : ((size.columns - 100) >> 1) + 41;
          const told = below.map((row) => row.slice(right).trim()).join(' ');
          expect(told.toLowerCase()).toContain(`${play.join(' ')} ${aim}.`.toLowerCase());
          const worths = Object.values(cards).filter(Boolean);
          expect(below.at(-1)!.slice(0, right).trim().split(/\s+/)).toEqual(worths);
        }
      }
    }
  });

  test('is 100 columns wide in the middle of a large window', () => {
    for (const row of textsAt(SIZES[3]!).filter(Boolean)) {
      expect(row.length).toBeLessThanOrEqual((SIZES[3]!.columns + 100) / 2);
      expect(row.slice(0, (SIZES[3]!.columns - 100) / 2).trim()).toBe('');
    }
  });

  test('shows the seed and house rules of a match in its line', () => {
    const limit = catalogue[0]!.game.options.find(({ name }) => name === 'limit')!;
    const draft = { ...newDraft(catalogue[0]!.game), seed: 'friday', options: { [limit.name]: 300 } };
    expect(textsAt(SIZES[0]!, { draft }).join('\n')).toContain('seed friday   1 house rule   < normal >');
  });

  test('fits every game at every size, with the longest names and most matches open', () => {
    for (const size of SIZES) {
      for (let game = 0; game < catalogue.length; game++) {
        const seats = catalogue[game]!.game.seatCounts.at(-1)!;
        const draft = {
          ...newDraft(catalogue[game]!.game),
          people: Array<boolean>(seats).fill(true),
          names: Array<string>(seats).fill(WIDEST),
          seed: WIDEST.repeat(8),
        };
        const state = { drafts: {}, game, open: 0, seat: 1, lesson: null };
        const players = [person(WIDEST), person(WIDEST)];
        const open = Array<ListedMatch>(3).fill({ ...kept, players });
        const rows = textsAt(size, { state, draft, open });
        expect(rows).toHaveLength(size.rows);
        for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(size.columns);
      }
    }
  });

  test('has posters of four cards, short words, and three sentences', () => {
    for (const { game } of catalogue) {
      const poster = posterOf(game)!;
      const worths = Object.values(poster.cards);
      expect(worths).toHaveLength(4);
      for (const worth of worths) expect(widthOf(worth)).toBeLessThanOrEqual(5);
      expect(poster.play).toHaveLength(3);
    }
  });

  test('marks the chosen line even without colour and inverse', () => {
    const chosen = textsAt(SIZES[0]!, { state: { drafts: {}, game: 4, open: 0, seat: 0, lesson: null } });
    expect(chosen.filter((row) => row.includes('▸'))).toEqual([expect.stringMatching(/^▸ c {2}Shengji/)]);
  });
});

describe('the curtain', () => {
  const since = ['Fay leads 9♦ 9♦ 8♦ 8♦.', 'Ann plays J♦ 6♦ 5♦ 4♦.'];

  test('names the next player in letters readable from afar, and lists public events', () => {
    const rows = paintCurtain({ name: 'Dee', number: '5', since, moved: true }, SIZES[0]!, THEME).texts();
    expect(rows.slice(0, 13)).toEqual([
      '',
      '         ╭──────────────────────────────────────────────────────────╮',
      '         │                                                          │',
      '         │  ╭─╭─╭───╮  Pass the keyboard to                         │',
      '         │  │░│░│░░░│  D E E   seat 5                               │',
      '         │  ╰─╰─╰───╯                                               │',
      '         │             Dee: press 5, then Enter.                    │',
      '         │                                                          │',
      '         ╰──────────────────────────────────────────────────────────╯',
      '',
      '  SINCE DEE LAST PLAYED   only what everybody saw',
      '    Fay leads 9♦ 9♦ 8♦ 8♦.',
      '    Ann plays J♦ 6♦ 5♦ 4♦.',
    ]);
  });

  test.each(['Dee', WIDEST])('has every word of the events in 38 columns, after a move of %s', (name) => {
    const sentence = 'Deal 1: pass three cards to the left.';
    const board = { name, number: '5', since: [sentence], moved: true };
    const rows = paintCurtain(board, { columns: 38, rows: 15 }, THEME).texts();
    expect(rows.slice(11).join(' ').replace(/\s+/g, ' ')).toContain(sentence);
    expect(rows[10]).toMatch(/^SINCE .*(?:LAST PLAYED|…)$/);
  });

  test('has a box of the same size for every name and every number of events', () => {
    for (const size of SIZES) {
      for (const name of ['Al', WIDEST, 'W'.repeat(40)]) {
        const rows = paintCurtain(
          { name, number: '6', since: Array<string>(60).fill(since[0]!), moved: true },
          size,
          THEME,
        ).texts();
        const boxed = rows.filter((row) => /^ *[╭│╰].*[╮│╯]$/.test(row));
        expect(boxed.map((row) => widthOf(row.trim()))).toEqual(Array(8).fill(60));
        for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(LARGEST.columns);
        expect(rows.join('\n')).toContain(': press 6, then Enter.');
      }
    }
  });
});
