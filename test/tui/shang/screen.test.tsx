import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRoom } from '../../../src/cli/room.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import { Picture } from '../../../src/tui/drawing/picture.tsx';
import type { AskBot } from '../../../src/tui/match/bots.ts';
import { Frame } from '../../../src/tui/parts/frame.tsx';
import { useTableRoom } from '../../../src/tui/parts/room.ts';
import { begin, type Selection, type ShangPosition } from '../../../src/tui/shang/hand.ts';
import { paint } from '../../../src/tui/shang/index.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { Themed } from '../../../src/tui/themed.tsx';
import { afterMoves, holding, STANDING, suit } from '../../engine/shang/position.ts';
import { openStage, type StageOptions } from '../../support/stage.ts';
import { ALL_TOLD } from '../../support/tables.ts';
import { deckFor, PLAYERS, positionOf, typed } from './table.ts';

function Table({ position, last }: { readonly position: ShangPosition; readonly last: Selection | null }) {
  const size = useTableRoom(false);
  const selection = position.mover === null ? null : (last ?? begin(position, null));
  return (
    <Themed theme={makeTheme({ depth: 0, symbols: 'unicode' })}>
      <Frame banner="SHANG" bindings={[]} verdict={[]} size={size} isTable>
        <Picture canvas={paint({ position, selection, last, size })} />
      </Frame>
    </Themed>
  );
}

/** What the table alone shows of a position. */
async function drawn(
  position: ShangPosition,
  last: Selection | null = null,
  size = { columns: 80, rows: 24 },
) {
  const stage = await openStage(<Table position={position} last={last} />, { size });
  await stage.waitFor(/last table/);
  return stage.lines();
}

/** A match of a person in seat 0 against bots that make these moves in turn, and then check. */
async function play(
  own: string,
  named: readonly string[],
  moves: readonly string[],
  options: StageOptions = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-shang-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const room = openRoom({ CARDROOM_HOME: home });
  const setup = readSetup(partsOf('shang')!.game, { decks: [deckFor(own, named)] }, 'seed');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const queue = [...moves];
  const askBot: AskBot = async () => ({ move: queue.shift() ?? 'check', reason: null, capped: false });
  return openStage(
    <App
      room={{ ...room, settings: { ...room.settings, pace: 'instant', tables: ALL_TOLD } }}
      catalogue={catalogue}
      start={{ kind: 'play', game: 'shang', setup, players: PLAYERS }}
      askBot={askBot}
    />,
    options,
  );
}

/** The rows of the panels in a window of 80×24. */
const panelsOf = (lines: readonly string[]): string[] =>
  lines
    .slice(2, 14)
    .map((line) => line.slice(58))
    .filter(Boolean);

const OWN = '2C 2D 5C 6D 7H 8S 9C 9D JC JH AC AH KS';
const OTHERS = ['3C 3D', '4C 4D 5H', '3H'];

describe('a match at 80×24', () => {
  test('shows the opening', async () => {
    const stage = await play(OWN, OTHERS, []);
    const lines = await stage.waitFor(/You open with 2♣: /);
    expect(lines[0]).toMatch(/^ SHANG {2}deal 1 · You open with 2♣ +ends at 26$/);
    expect(lines.join('\n')).toMatch(
      /still out\n[\s\S]*last table \(v\)\n.* none yet\n[\s\S]*plays \(Tab\) +\d+\n/,
    );
    expect(lines.join('\n')).toContain('You open with 2♣: Space picks a card, Tab a play.');
    stage.keys('.');
    await stage.waitFor(/Not allowed\. You lead a fresh table: play something\./);
    stage.keys('JJ\r');
    await stage.waitFor(/Not allowed\. The first play of the match must contain 2♣\./);
  });

  test('shows the table to answer, the others’ plays, and the groups that a play breaks', async () => {
    const stage = await play(OWN, OTHERS, ['3C 3D', '4C 4D', 'check', 'check', '5H']);
    await stage.waitFor(/You open with /);
    stage.keys('22\r');
    let lines = await stage.waitFor(/Three plays beat it: Space picks a card, Tab a play; \[\.\] checks\./);
    expect(lines[0]).toMatch(/^ SHANG {2}deal 1 · to beat: pair 4♣4♦ by Cat +ends at 26$/);
    expect(lines.join('\n')).toMatch(/Cat 11 left/);
    expect(lines.join('\n')).toMatch(/Bo 11 left .*Dan 13 left/);
    // The play to beat is marked above.
    expect(lines.join('\n')).toMatch(/Cat 11 left[\s\S]* ▾ [\s\S]* 4♣ 4♦ [\s\S]* 2♣ 2♦ /);
    expect(panelsOf(lines)).toEqual([
      'still out',
      'A♠♦ K♥♦♣ Q♠♥♦♣ J♠♦',
      '10♠♥♦♣ 9♠♥ 8♥♦♣ 7♠♦♣',
      'last table (v)',
      'none yet',
      'this table',
      'Cat 4♣4♦      to beat',
      'plays (Tab)         3',
      '  9♣9♦',
      '  J♣J♥',
      '  A♣A♥      best pair',
      '  . check',
    ]);
    stage.keys('\t');
    lines = await stage.waitFor(/pair 9♣ 9♦ {2}LEGAL {3}beats 4♣ 4♦: your lowest that does\./);
    expect(panelsOf(lines).slice(7, 9)).toEqual(['plays (Tab)       1/3', '▸ 9♣9♦']);
    expect(lines.join('\n')).toContain('Breaks your straight to the nine of ♦.');
    stage.keys('Tc5');
    lines = await stage.waitFor(/5♣ {2}A pair is on the table: play a higher pair, or check\./);
    stage.keys('.');
    lines = await stage.waitFor(/to beat: single 5♥ by Cat/);
    // The table before stays in sight.
    expect(panelsOf(lines).slice(3, 6)).toEqual([
      'last table (v)',
      'You 2♣2♦   Bo  3♣3♦',
      'Cat 4♣4♦      took it',
    ]);
    stage.keys('v');
    await stage.waitFor(/There was only one table before this one: the panel shows it\./);
  });

  test('reaches the higher of two equal ranks by two keys', async () => {
    const stage = await play(OWN, OTHERS, ['3C', '4C', 'check']);
    await stage.waitFor(/You open with /);
    stage.keys('2\r');
    await stage.waitFor(/to beat: single 4♣/);
    stage.keys('J');
    await stage.waitFor(/J♣ {2}LEGAL/);
    stage.keys('J');
    await stage.waitFor(/J♥ {2}LEGAL/);
  });

  test('says that any card of the lesser of two straights breaks it', async () => {
    const stage = await play('2D 3C 4S 5C 6D 9H TH JD QD KC AC AH 2C', ['', '', ''], []);
    await stage.waitFor(/You open with /);
    stage.keys('2\r');
    await stage.waitFor(/Your lead: /);
    for (const rank of '23456') {
      stage.keys(`c${rank}`);
      await stage.waitFor(/Breaks your straight to the six of ♦\./);
    }
  });

  test('uses letters and plain lines on a terminal without others', async () => {
    const stage = await play(OWN, OTHERS, ['3C 3D', '4C 4D', 'check'], {
      symbols: 'ascii',
      env: { NO_COLOR: '1' },
    });
    await stage.waitFor(/You open with 2C/);
    stage.keys('22\r');
    await stage.waitFor(/to beat: pair 4C4D by Cat/);
    stage.keys('JJ');
    const lines = await stage.waitFor(/pair JC JH {2}LEGAL/);
    expect(lines.join('\n')).toMatch(/^[ -~\n]*$/);
    expect(stage.raw).not.toMatch(/\[(3\d|4\d|9\d|10[0-7])[;m]/);
  });

  test('keeps the order of the hand while others move', async () => {
    const stage = await play(OWN, OTHERS, []);
    await stage.waitFor(/You open with /);
    stage.keys('t22\r');
    // All have checked: the next decision.
    const lines = await stage.waitFor(/Your lead: /);
    expect(lines.join('\n')).toMatch(/5 ♣.*9 ♣.*J ♣.*A ♣.*6 ♦.*9 ♦.*7 ♥.*J ♥.*A ♥.*8 ♠.*K ♠/);
    // What has no room in the list of plays is counted.
    expect(lines.join('\n')).toMatch(/plays \(Tab\) +16\n[\s\S]* 1\d more\n/);
  });
});

describe('the table', () => {
  const threat: State = afterMoves(
    holding(['9C 9D JC', '3C 3D 5H', '4C 4D', '5C 5D 6C 7C 8C'], {
      turn: 1,
      standing: { ...STANDING, scores: [7, 12, 4, 0] },
    }),
    '3C 3D',
    'check',
    '5C 5D',
  );

  test('warns of players with few cards, and has the totals', async () => {
    const lines = await drawn(positionOf(threat, 0, 'unicode'));
    const text = lines.join('\n');
    for (const seat of ['Bo only 1 left', 'Cat only 2 left', 'Dan only 3 left', '▸ You only 3 left'])
      expect(text).toContain(seat);
    expect(text).toMatch(/match\n.*You 7 +Bo {2}12\n.*Cat 4 +Dan 0\n/);
  });

  test('hides all hands from a spectator', async () => {
    const text = (await drawn(positionOf(threat, 'table', 'unicode'))).join('\n');
    expect(text).toMatch(/this table\n.*Bo {2}3♣3♦ +Dan 5♣5♦\n/);
    expect(text).not.toMatch(/9♣|9♦|J♣|5♥|4♣|6♣|7♣|8♣/);
  });

  test('keeps the order of the last turn while others move', async () => {
    const state = holding(['3C 9C 3D', '4C', '5C', '6C'], { turn: 1 });
    const mine = typed(positionOf({ ...state, turn: 0 }), 't') as Selection;
    const text = (await drawn(positionOf(state, 0, 'unicode'), mine)).join('\n');
    expect(text).toMatch(/3 ♣.*9 ♣.*3 ♦/);
    expect(text).toContain('last table');
  });

  test('stays within its space with many plays and a long story', async () => {
    const long = afterMoves(
      holding([suit('C'), suit('D'), suit('H'), suit('S')]),
      ...[...'23456789'].flatMap((rank) => [`${rank}C`, `${rank}D`, `${rank}H`, `${rank}S`]),
    );
    for (const size of [
      { columns: 80, rows: 24 },
      { columns: 100, rows: 30 },
      { columns: 120, rows: 40 },
      { columns: 160, rows: 50 },
      { columns: 200, rows: 60 },
    ]) {
      const lines = await drawn(positionOf(long, 0, 'unicode'), null, size);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(size.columns);
      expect(lines).toHaveLength(size.rows);
      expect(lines.join('\n')).toMatch(/┏━+┓[\s\S]*9/);
    }
  });

  test('uses larger cards in a larger window', async () => {
    const leading = holding([suit('C'), suit('D'), suit('H'), suit('S')]);
    const hand = async (size: { columns: number; rows: number }) =>
      (await drawn(positionOf(leading, 0, 'unicode'), null, size))
        .findLast((line) => line.includes('╰'))!
        .trim()
        .slice(0, 9);
    expect(await hand({ columns: 80, rows: 24 })).toBe('╰───╯ ╰──');
    expect(await hand({ columns: 120, rows: 30 })).toBe('╰─────╯ ╰');
    expect(await hand({ columns: 120, rows: 40 })).toBe('╰───────╯');
  });
});
