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
import { useTableSize } from '../../../src/tui/parts/room.ts';
import { begin, type Selection, type ShangPosition } from '../../../src/tui/shang/hand.ts';
import { paint } from '../../../src/tui/shang/index.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { ThemeContext } from '../../../src/tui/theme-context.ts';
import { afterMoves, holding, STANDING, suit } from '../../engine/shang/position.ts';
import { openStage, type StageOptions } from '../../support/stage.ts';
import { ALL_TOLD } from '../../support/tables.ts';
import { deckFor, PLAYERS, positionOf, typed } from './table.ts';

function Table({ position, last }: { readonly position: ShangPosition; readonly last: Selection | null }) {
  const size = useTableSize();
  const selection = position.mover === null ? null : (last ?? begin(position, null));
  return (
    <ThemeContext value={makeTheme({ depth: 0, symbols: 'unicode' })}>
      <Frame banner="SHANG" bindings={[]} verdict={[]} size={size}>
        <Picture canvas={paint({ position, selection, last, size })} />
      </Frame>
    </ThemeContext>
  );
}

/** What the table alone shows of a position. */
async function drawn(
  position: ShangPosition,
  last: Selection | null = null,
  size = { columns: 80, rows: 24 },
) {
  const stage = await openStage(<Table position={position} last={last} />, { size });
  await stage.waitFor(/cards left/);
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

const OWN = '2C 2D 5C 6D 7H 8S 9C 9D JC JH AC AH KS';
const OTHERS = ['3C 3D', '4C 4D 5H', '3H'];

describe('a match at 80×24', () => {
  test('shows the opening', async () => {
    const stage = await play(OWN, OTHERS, []);
    const lines = await stage.waitFor(/Your lead: /);
    expect(lines[0]).toMatch(/^ SHANG {2}deal 1 · You open with 2♣ +ends at 26$/);
    expect(lines[2]).toMatch(/^ {4}player {2}cards left +total {2}this table +│ YOUR PLAYS \(Tab\) +\d+$/);
    expect(lines[3]).toMatch(/^ {4}Bo {6}▄{13} +13 +0 /);
    expect(lines[6]).toMatch(/^ {2}▸ You {5}▄{13} +13 +0 {3}to open /);
    expect(lines.join('\n')).toContain('You open: the first play must contain 2♣.');
    expect(lines[21]).toBe(' You open the match: any play that contains 2♣.');
    stage.keys('.');
    await stage.waitFor(/Not allowed\. You lead a fresh table: play something\./);
    stage.keys('JJ\r');
    await stage.waitFor(/Not allowed\. The first play of the match must contain 2♣\./);
  });

  test('shows the table to answer, the others’ plays, and the groups that a play breaks', async () => {
    const stage = await play(OWN, OTHERS, ['3C 3D', '4C 4D', 'check', 'check', '5H']);
    await stage.waitFor(/Your lead: /);
    stage.keys('22\r');
    let lines = await stage.waitFor(/To beat: pair of fours, 4♣ 4♦ by Cat/);
    expect(lines[0]).toMatch(/^ SHANG {2}deal 1 · to beat: pair 4♣4♦ by Cat +ends at 26$/);
    expect(lines[3]).toMatch(/^ {4}Bo {6}▄{11} +11 +0 {3}3♣3♦ +│ {3}9♣9♦$/);
    expect(lines[4]).toMatch(/^ {4}Cat {5}▄{11} +11 +0 {3}4♣4♦ to beat +│ {3}J♣J♥$/);
    expect(lines[5]).toMatch(/^ {4}Dan {5}▄{13} +13 +0 {3}checked +│ {3}A♣A♥ +best pair$/);
    expect(lines[6]).toMatch(/^ {2}▸ You {5}▄{11} +11 +0 {3}your turn +│ {3}\. check$/);
    expect(lines[9]).toContain(' 2♣ 2♦     3♣ 3♦     4♣ 4♦ ');
    expect(lines[12]).toContain('OUT    A  K  Q  J 10  9  8  7  6  5  4  3  2');
    expect(lines[13]).toContain('       2  3  4  2  4  2  3  3  3  3  2  2  2');
    stage.keys('\t');
    lines = await stage.waitFor(/pair 9♣ 9♦ {2}LEGAL {3}beats 4♣ 4♦: your lowest that does\./);
    expect(lines[2]).toContain('YOUR PLAYS (Tab)  1/3');
    expect(lines[3]).toContain('│ ▸ 9♣9♦');
    expect(lines[21]).toBe(' Breaks your straight to the nine of ♦.');
    stage.keys('Tc5');
    lines = await stage.waitFor(/5♣ {2}A pair is on the table: play a higher pair, or check\./);
    stage.keys('.');
    lines = await stage.waitFor(/to beat: single 5♥ by Cat/);
    // The table before stays in sight.
    expect(lines.slice(10, 14).map((line) => line.split('│').at(-1))).toEqual([
      ' LAST TABLE (v)',
      ' You 2♣2♦   Bo 3♣3♦',
      ' Cat 4♣4♦',
      ' Cat took it',
    ]);
    stage.keys('v');
    await stage.waitFor(/There was only one table before this one: the panel shows it\./);
  });

  test('reaches the higher of two equal ranks by two keys', async () => {
    const stage = await play(OWN, OTHERS, ['3C', '4C', 'check']);
    await stage.waitFor(/Your lead: /);
    stage.keys('2\r');
    await stage.waitFor(/to beat: single 4♣/);
    stage.keys('J');
    await stage.waitFor(/J♣ {2}LEGAL/);
    stage.keys('J');
    await stage.waitFor(/J♥ {2}LEGAL/);
  });

  test('says that any card of the lesser of two straights breaks it', async () => {
    const stage = await play('2D 3C 4S 5C 6D 9H TH JD QD KC AC AH 2C', ['', '', ''], []);
    await stage.waitFor(/Your lead: /);
    stage.keys('2\r');
    await stage.waitFor(/A fresh table/);
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
    await stage.waitFor(/Your lead: /);
    stage.keys('t22\r');
    // All have checked: the next decision.
    const lines = await stage.waitFor(/A fresh table: you lead anything\./);
    expect(lines.join('\n')).toMatch(/5 ♣.*9 ♣.*J ♣.*A ♣.*6 ♦.*9 ♦.*7 ♥.*J ♥.*A ♥.*8 ♠.*K ♠/);
    // What has no room in the list of plays is counted.
    expect(lines.join('\n')).toMatch(/YOUR PLAYS \(Tab\) +16\n[\s\S]*│ {3}11 more: Tab\n/);
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
    expect(lines[3]).toMatch(/^ {4}Bo {6}▄ +1 LOW 12 {2}3♣3♦ /);
    expect(lines[4]).toMatch(/^ {4}Cat {5}▄▄ +2 LOW {2}4 {2}checked /);
    expect(lines[5]).toMatch(/^ {4}Dan {5}▄▄▄ +3 LOW {2}0 {2}5♣5♦ to beat /);
    expect(lines[6]).toMatch(/^ {2}▸ You {5}▄▄▄ +3 LOW {2}7 {2}your turn /);
  });

  test('hides all hands from a spectator', async () => {
    const text = (await drawn(positionOf(threat, 'table', 'unicode'))).join('\n');
    expect(text).toContain('5♣5♦ to beat');
    expect(text).not.toMatch(/9♣|9♦|J♣|5♥|4♣|6♣|7♣|8♣/);
  });

  test('keeps the order of the last turn while others move', async () => {
    const state = holding(['3C 9C 3D', '4C', '5C', '6C'], { turn: 1 });
    const mine = typed(positionOf({ ...state, turn: 0 }), 't') as Selection;
    const text = (await drawn(positionOf(state, 0, 'unicode'), mine)).join('\n');
    expect(text).toMatch(/3 ♣.*9 ♣.*3 ♦/);
    expect(text).toContain('LAST TABLE');
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
      expect(lines.join('\n')).toMatch(/ Bo +Cat +Dan/);
      expect(lines.join('\n')).toMatch(/9♠ to beat/);
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
    expect(await hand({ columns: 120, rows: 40 })).toBe('╰─────╯ ╰');
    expect(await hand({ columns: 160, rows: 50 })).toBe('╰───────╯');
  });
});
