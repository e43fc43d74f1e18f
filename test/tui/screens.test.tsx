import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { plainSpeaker } from '../../src/engine/words.ts';
import { DEFAULT_SETTINGS } from '../../src/front/settings.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { newDraft } from '../../src/tui/draft.ts';
import { type Binding, keyBar } from '../../src/tui/keys.ts';
import { HouseRules } from '../../src/tui/screens/house-rules.tsx';
import { Curtain } from '../../src/tui/screens/match/curtain.tsx';
import { seatsText } from '../../src/tui/screens/menu/words.ts';
import { OptionsScreen } from '../../src/tui/screens/options.tsx';
import { Pager } from '../../src/tui/screens/pager.tsx';
import { Statistics } from '../../src/tui/screens/statistics.tsx';
import { placesOf, whoWins } from '../../src/tui/sheet/account.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { openApp } from '../support/app.tsx';
import { simulatedClock } from '../support/clock.ts';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

const nothing = () => {};

test('n and N go through all matches of a search, to those on the last page', async () => {
  const lines = Array.from({ length: 60 }, (_, place) =>
    place % 20 === 19 || place > 56 ? 'needle' : 'hay',
  );
  const stage = await openStage(<Pager banner="Haystack" lines={lines} onClose={nothing} />);
  for (const keys of ['n', '/\r']) expect(await press(stage, keys)).toContain('Search first: / and a text.');
  expect(await press(stage, '/needle\r')).toContain('"needle": 1 of 5');
  for (const place of [2, 3, 4, 5, 1]) expect(await press(stage, 'n')).toContain(`${place} of 5`);
  expect(await press(stage, '/\r')).toContain('2 of 5');
  expect(await press(stage, 'N')).toContain('1 of 5');
  for (const place of [5, 4, 3, 2]) expect(await press(stage, 'N')).toContain(`${place} of 5`);
});

test('the options explain each option to its last word', async () => {
  const stage = await openStage(
    <OptionsScreen settings={DEFAULT_SETTINGS} onChange={() => ''} onClose={nothing} />,
  );
  const shown = stage.lines().join('\n');
  expect(shown).toMatch(/until\s+you\s+press\s+one\./);
  expect(shown).not.toContain('…');
});

test('the answer to a key stands above a text, all of which stays', async () => {
  const stage = await openStage(
    <OptionsScreen settings={DEFAULT_SETTINGS} onChange={() => ''} onClose={nothing} />,
  );
  const text = stage.lines().slice(-4, -2);
  expect(text[1]).toContain('until you press one.');
  await press(stage, 'x');
  expect(stage.lines().slice(-4, -1)).toEqual([' x does nothing here; ? shows the keys that do.', ...text]);
});

test.each(catalogue.map(({ game }) => game))('the house rules of $title show every value', async (game) => {
  const stage = await openStage(
    <HouseRules game={game} draft={newDraft(game)} onChange={nothing} onClose={nothing} />,
  );
  for (const spec of game.options) {
    const shown = stage.lines().join(' ').replace(/\s+/g, ' ');
    expect(shown).toContain(spec.description);
    if (spec.type === 'choice') for (const choice of spec.choices) expect(shown).toContain(String(choice));
    expect(shown).not.toContain('…');
    await press(stage, '\x1b[B');
  }
});

test("the full board of King's Court stays for a while", async () => {
  const { lingers } = await tableOf(partsOf('kings-court')!.game);
  expect(lingers?.([{ kind: 'placed' }, { kind: 'match-over' }] as never)).toBe(true);
  expect(lingers?.([{ kind: 'placed' }, { kind: 'drew' }] as never)).toBe(false);
});

test('Enter and other essential keys are on the key bar, however many keys come before them', () => {
  const key = (name: string, label: string): Binding => ({
    keys: [name],
    label,
    group: 'play',
    run: nothing,
  });
  const many = Array.from('abcdefgh', (letter) => key(letter, 'something'));
  const bindings = [
    key('?', 'help'),
    ...many,
    key('Enter', 'bury'),
    { ...key('i', 'hint'), essential: true },
    key('q', 'leave'),
  ];
  const spans = keyBar(bindings, 60, makeTheme({ depth: 0, symbols: 'ascii' }));
  const bar = spans.map(({ text }) => text).join('');
  expect(bar).toBe('?:help  a:something  Enter:bury  i:hint  q:leave');
  expect(bar.length).toBeLessThanOrEqual(60);
});

test('numbers of seats with a gap are joined by "or"', () => {
  const seatsOf = (game: string) => seatsText(partsOf(game)!.game);
  expect(seatsOf('500')).toBe('4 or 6');
  expect(seatsOf('kings-court')).toBe('2-4');
  expect(seatsOf('shang')).toBe('4 seats');
});

/** A curtain before Ann, on seat 0, who has not moved and missed nothing, or as told. */
const curtainOf = (props: Partial<ComponentProps<typeof Curtain>> = {}) => (
  <Curtain
    banner={{ title: 'CARDS' }}
    seat={0}
    name="Ann"
    since={[]}
    moved={false}
    onLift={nothing}
    onLeave={nothing}
    onScores={nothing}
    {...props}
  />
);

test('the curtain says once what to press, and mentions only moves that were made', async () => {
  const curtain = (moved: boolean) => curtainOf({ since: ['Bo leads 2♣.'], moved });
  const first = (await openStage(curtain(false))).lines().join('\n');
  expect(first.match(/press 1, then Enter/g)).toHaveLength(1);
  expect(first).toContain('SO FAR   only what everybody saw');
  expect((await openStage(curtain(true))).lines().join('\n')).toContain('SINCE ANN LAST PLAYED');
});

test('the curtain says that it forgot typed keys, until the next key', async () => {
  const stage = await openStage(curtainOf(), { clock: simulatedClock() });
  expect(stage.lines().join('\n')).not.toContain('forgotten');
  expect(await press(stage, '5')).toContain('Keys typed before the hands were hidden are forgotten.');
});

test.each([
  [40, 22],
  [56, 20],
  [72, 15],
])('the curtain is whole in a window of %i×%i, and its key is named', async (columns, rows) => {
  const size = { columns, rows };
  const curtain = curtainOf({ name: 'Maximilianus', since: ['Bo leads 2♣.'], moved: true });
  const clock = simulatedClock();
  const stage = await openStage(curtain, { size, clock });
  const lines = stage.lines();
  const [left, right] = ['╭──', '──╮'].map((side) => lines.findIndex((line) => line.includes(side)));
  expect(left).toBe(right);
  expect(lines.join('\n')).toContain('Maximilianus: press 1, then Enter.');
  expect(lines[0]).toContain('all hands are hidden');
  expect(lines.slice(-2).join('')).toMatch(/1:is here.*q:leave/);
  clock.forward(350);
  expect(await press(stage, '1')).toMatch(/Enter:show hand.*q:leave/);
});

test('the curtain shows the latest events to the last word', async () => {
  const since = [
    'Ann places G6 on c3 and scores 29 points: 12 for values, 2 for the Prime Suit, 15 for chains.',
  ];
  const stage = await openStage(curtainOf({ seat: 1, name: 'Bo', since, moved: true }));
  expect(stage.lines().join(' ').replace(/\s+/g, ' ')).toContain(since[0]);
});

test.each([
  [[1], false, 'Bo wins'],
  [[0], false, 'You win'],
  [[0, 2], false, 'You and Cat share the win'],
  [[0, 2], true, 'You and Cat win'],
])('a sentence says who has won: %j, partners %j', (winners, partners, words) => {
  const names = ['You', 'Bo', 'Cat', 'Dan'];
  const speaker = { ...plainSpeaker, you: 0, seat: (seat: number) => names[seat]! };
  expect(whoWins(winners, speaker, partners)).toBe(words);
});

test.each([
  ['a text', <Pager key="pager" banner="Text" lines={['one']} onClose={nothing} />, 'next, previous'],
  [
    'the options',
    <OptionsScreen key="options" settings={DEFAULT_SETTINGS} onChange={() => ''} onClose={nothing} />,
    'change',
  ],
  [
    'the house rules',
    <HouseRules
      key="rules"
      game={catalogue[0]!.game}
      draft={newDraft(catalogue[0]!.game)}
      onChange={nothing}
      onClose={nothing}
    />,
    'type a value',
  ],
  [
    'the statistics',
    <Statistics
      key="statistics"
      games={[]}
      history={[]}
      practice={() => ''}
      game=""
      onMatches={nothing}
      onClose={nothing}
    />,
    'close',
  ],
])('%s has help', async (_, screen, key) => {
  const stage = await openStage(screen);
  const before = stage.lines().join('\n');
  expect(before).toContain('?:help');
  const shown = await press(stage, '?');
  expect(shown).toContain('The keys that work now');
  expect(shown).toContain(key);
  expect(await press(stage, '?')).toBe(before);
});

test('the help can be searched for a word', async () => {
  const stage = await openStage(<Pager banner="Text" lines={['one']} onClose={nothing} />);
  await press(stage, '?');
  const shown = await press(stage, '/PREV');
  expect(shown).toContain('next, previous');
  expect(shown).not.toContain('top, end');
  const all = await press(stage, '\r');
  expect(all).toContain('top, end');
});

test.each([
  [[5, 5, 3, 9], 'lowest', ['2nd', '2nd', '1st', '4th']],
  [[240, -80], 'highest', ['1st', '2nd']],
] as const)('places for %j when the %s wins', (totals, winner, places) => {
  expect(placesOf(totals, winner)).toStrictEqual(places);
});

test.each(['Player 1', 'Wilhelmina X', '王小明', '😀 Smith'])(
  'the curtain names %s whole, in a box',
  async (name) => {
    const stage = await openStage(curtainOf({ name }));
    const [row = ''] = (await stage.waitFor(/Pass the keyboard/)).filter((line) => line.includes('seat 1'));
    // The emulator draws 😀 in one column, a blank behind it.
    const spelt = [...name.toUpperCase().replace(' ', '')].join(' ');
    expect(row.replace(/ +/g, ' ')).toContain(spelt);
    expect(row.trim()).toMatch(/^[│|].*[│|]$/);
  },
);

test('an option that changes how things look shows a sample in its theme, and others show no sample', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  stage.keys('o');
  await stage.waitFor(/Pace/);
  const isShown = () => /10♠ +J ♦ +Q ♥ +A ♣/.test(stage.lines().join('\n'));
  const reach = async (title: string) => {
    for (let key = 0; key < 20 && !new RegExp(`▎ ${title}`).test(stage.lines().join('\n')); key++)
      await press(stage, '\x1b[B');
  };
  expect(isShown()).toBe(false);
  await reach('Theme');
  expect(isShown()).toBe(true);
  const row = stage.lines().findIndex((line) => /10♠/.test(line));
  const ground = () => stage.cell(0, 79).background;
  expect([ground(), stage.cell(row, 4).background]).toEqual([undefined, 255]);
  await press(stage, '\x1b[C');
  expect(room.saved?.theme).toBe('felt');
  expect(ground()).toBe(236);
  await reach('Cards');
  await press(stage, '\x1b[C');
  expect(stage.lines().join('\n')).toContain('│10♠││J ♦│┃Q ♥┃');
  expect(ground()).toBe(236);
});

test('the key that goes on has the accent in the bar', () => {
  const look = makeTheme({ depth: 2, symbols: 'unicode' }, { theme: 'night' });
  const key = (name: string) => ({ keys: [name], label: 'go', group: 'look' as const, run: nothing });
  const spans = keyBar([key('a'), key('Enter')], 60, look);
  expect(spans.find(({ text }) => text === 'a')?.style).toEqual(look.strong);
  expect(spans.find(({ text }) => text === 'Enter')?.style).toEqual(look.accent);
});
