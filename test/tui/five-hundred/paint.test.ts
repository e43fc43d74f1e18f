import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { BidPhase, Contract, PlayPhase, State } from '../../../src/engine/five-hundred/state.ts';
import { tableSizeIn, type WindowClass } from '../../../src/tui/drawing/size.ts';
import { begin, type Selection } from '../../../src/tui/five-hundred/hand.ts';
import { paint, ui } from '../../../src/tui/five-hundred/index.ts';
import { banner } from '../../../src/tui/five-hundred/words.ts';
import { widthOf } from '../../../src/width.ts';
import { cards } from '../../engine/five-hundred/cards.ts';
import { dealt, played, playing } from '../../engine/five-hundred/positions.ts';
import { positionOf } from '../../support/table.ts';
import { brokenWalls } from '../../support/walls.ts';

const card = (text: string): Card => parseCard(text)!;
const WINDOWS: { readonly [windowClass in WindowClass]: { columns: number; rows: number } } = {
  80: { columns: 80, rows: 24 },
  100: { columns: 100, rows: 30 },
  120: { columns: 120, rows: 40 },
  160: { columns: 160, rows: 50 },
};

/** The table's rows in a window of this class, as a player sees it with something picked. */
function rowsAt(
  windowClass: WindowClass,
  state: State,
  picked: Partial<Selection> = {},
  viewer = 0,
): string[] {
  const position = positionOf(fiveHundred, state, viewer, 'unicode');
  const selection = position.mover === null ? null : { ...begin(position, null), ...picked };
  return paint({ position, selection, last: null, size: tableSizeIn(WINDOWS[windowClass]) }).texts();
}

/** Deal 1 of the first frame: 7♦ by Dan, its third trick led with the left bower. */
function thirdTrick(): PlayPhase {
  const state = playing({
    bid: '7D',
    contractor: 3,
    leader: 3,
    hands: [
      'KD 8D JS QH 8H JC 8C 4C',
      'TH 9H 7H 5H AC KC QC TC',
      '7D 6D 9D TD QD AS KS QS',
      'AD 9C 7C 6S 7S 8S 9S',
    ],
    trick: ['JH'],
  });
  const calls: Contract['calls'] = [
    { seat: 0, bid: '6H' },
    { seat: 1, bid: 'inkle NT' },
    { seat: 2, bid: '7C' },
    { seat: 3, bid: '7D' },
  ];
  const trick = (leader: number, winner: number, texts: string) => ({
    plays: texts.split(' ').map((text, place) => ({ seat: (leader + place) % 4, card: card(text) })),
    named: null,
    winner,
  });
  const standing = { ...state.standing, dealer: 3 };
  return {
    ...state,
    standing,
    contract: { ...state.contract, calls },
    tricks: [trick(3, 2, 'JD 5D 6C JK'), trick(2, 3, 'AH 4D 6H 4H')],
    taken: 1,
  };
}

/** Deal 2 of the second frame: the auction has come to the dealer, whose partner holds it. */
function secondAuction(): State {
  const bidding = dealt({ scores: [0, 180] });
  const standing = { ...bidding.standing, dealer: 0, deals: 2 };
  const hands = [cards('JH AH QH 7H 5H AS 9S KC 6C 8D'), ...bidding.hands.slice(1)];
  const widow = cards('KH QS 6S 7C 5D');
  return played({ ...bidding, standing, hands, widow } as BidPhase, 'bid 7S', 'bid 7H', 'pass');
}

const drawn = (text: string): string[] =>
  text
    .split('\n')
    .slice(1, -1)
    .map((row) => row.slice(1));

describe('a window of 80 columns shows', () => {
  test('the third trick of a contract of seven', () => {
    const rows = rowsAt(80, thirdTrick(), { cursor: card('8D') });
    expect(rows).toEqual(
      drawn(`
|              Cat partner · 8 left · took 1            │ CONTRACT 7♦       180
|                                                       │ THEM ▄▁▁▁▁▁▁   1 of 7
|                         ╭   ╮                         │ US   ▄▁▁▁      1 of 4
|   Bo THEM                             Dan THEM (D)    │ LAST TRICK (v)      2
|   8 left         ╭   ╮  ╰   ╯  ┏━━━┓  7 left          │   Cat A♥ · Dan 4♦*
|   took 0                       ┃J ♥┃  took 1 · 7♦     │   You 6♥ · Bo  4♥
|                  ╰   ╯  ╭   ╮  ┗led┛                  │
|                                                       │ OUT or buried
|                         ╰   ╯                         │ ♦ AQ 10 976
|                                                       │ ♠ AKQ 10 987654
|                 ▸ You 8 left · took 0                 │ ♥ K 10 975
|  Bids  You 6♥ · Bo Inkle NT · Cat 7♣ · Dan 7♦         │ ♣ AKQ 10 975
|                      ┏━━━┓
|                 ╭───╮┃8 ♦┃ ╭───╮ ╭───╮╭───╮ ╭───╮╭───╮╭───╮
|                 │K ♦│┗━2━┛ │J ♠│ │Q ♥││8 ♥│ │J ♣││8 ♣││4 ♣│
|                 ╰─1─╯  ↑   ╰───╯ ╰───╯╰───╯ ╰───╯╰───╯╰───╯
|
`),
    );
  });

  test('an auction in which the partner holds the bid', () => {
    const rows = rowsAt(80, secondAuction(), { call: '8H' });
    expect(rows).toEqual(
      drawn(`
|
| AUCTION          each speaks once              6      7      8      9     10
|
|   Bo    THEM     7♠   140              ♠      40    140    240    340    440
|   Cat   partner  7♥   200  highest     ♣      60    160    260    360    460
|   Dan   THEM     pass                  ♦      80    180    280    380    480
| ▸ You   (D)      ?                     ♥     100    200   [300]   400    500
|                                        NT    120    220    320    420    520
| Bo: three spades or more, about six
|   tricks                               Nello 250  only while US is below 0
| Cat: three hearts or more, about six   Inkle      no six can be bid now
|   tricks                               Widow: 5 cards, face down
|
|            ╭───╮╭───╮╭───╮╭───╮╭───╮ ╭───╮╭───╮ ╭───╮╭───╮ ╭───╮
|            │J ♥││A ♥││Q ♥││7 ♥││5 ♥│ │A ♠││9 ♠│ │K ♣││6 ♣│ │8 ♦│
|            ╰───╯╰───╯╰───╯╰───╯╰───╯ ╰───╯╰───╯ ╰───╯╰───╯ ╰───╯
|
`),
    );
  });

  test('five cards picked to be buried', () => {
    const state = played(secondAuction(), 'bid 8H');
    const picked = ['9S', '6S', '6C', '8D', '5D'].map(card);
    expect(rowsAt(80, state, { picked, cursor: card('5D') })).toEqual(
      drawn(`
|  Bids  Bo 7♠ · Cat 7♥ · Dan pass · You 8♥ = 300
|
|  TO BURY  5 of 5                       FROM THE WIDOW
|  ╭───╮╭───╮╭───╮╭───╮╭───╮             ╭───╮╭───╮╭───╮╭───╮╭───╮
|  │9 ♠││6 ♠││6 ♣││8 ♦││5 ♦│             │K ♥││Q ♠││6 ♠││7 ♣││5 ♦│
|  ╰───╯╰───╯╰───╯╰───╯╰───╯             ╰───╯╰───╯╰───╯╰───╯╰───╯
|
|  Hearts are trumps: JK, J♥, J♦ (left bower), A♥ K♥ Q♥ 10♥ …
|  Trumps not in your hand: JK J♦ 10♥ 9♥ 8♥ 6♥ 4♥
|  You need 8 tricks; 300 if made, −300 if set.
|
|
|                                         ┏━━━┓┏━━━┓           ┏━━━┓ ┏━━━┓┏━━━┓
|╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮ ╭───╮╭───╮┃9 ♠┃┃6 ♠┃ ╭───╮╭───╮┃6 ♣┃ ┃8 ♦┃┃5 ♦┃
|│J ♥││A ♥││K ♥││Q ♥││7 ♥││5 ♥│ │A ♠││Q ♠│┗━9━┛┗━0━┛ │K ♣││7 ♣│┗━c━┛ ┗━d━┛┗━e━┛
|╰─1─╯╰─2─╯╰─3─╯╰─4─╯╰─5─╯╰─6─╯ ╰─7─╯╰─8─╯           ╰─a─╯╰─b─╯             ↑
|
`),
    );
  });

  test('the whole name of the contractor in the top line, if names are long', () => {
    const six = played(dealt({ seats: 6 }), 'bid 7H', 'pass', 'pass', 'pass', 'pass', 'pass');
    const position = positionOf(fiveHundred, six, 0, 'unicode');
    const speaker = { ...position.speaker, seat: (seat: number) => `Maximilian ${seat}` };
    expect(banner({ ...position, speaker }).parts![0]).toBe('7♥ by Maximilian 0');
  });

  test('the state of play in the top line and the two lines below', () => {
    const told = (state: State, picked: Partial<Selection>) => {
      const position = positionOf(fiveHundred, state, 0, 'unicode');
      return { ...ui.verdict(position, { ...begin(position, null), ...picked }), ...banner(position) };
    };
    expect(told(thirdTrick(), { cursor: card('8D') })).toEqual({
      selected: '8♦',
      worth: 'Dan stays highest with J♥, the left bower. 2 still to play.',
      note: 'You must follow trumps: K♦ or 8♦. THEM need 6 more of 8 tricks.',
      parts: ['7♦ by Dan+Bo', 'trick 3 of 10'],
      right: 'US 0   THEM 0   first to 500',
    });
    expect(told(secondAuction(), { call: '8H' })).toEqual({
      selected: '8♥',
      worth: 'worth 300: eight tricks with hearts as trumps.',
      note: 'A bid must beat 7♥. Your partner Cat holds it now. You hold 5 trumps.',
      parts: ['auction'],
      right: 'US 0   THEM 180   first to 500',
    });
    expect(
      told(played(secondAuction(), 'bid 8H'), { picked: ['9S', '6S', '6C', '8D', '5D'].map(card) }),
    ).toEqual({
      selected: 'Bury 9♠ 6♠ 6♣ 8♦ 5♦',
      worth: 'five of fifteen',
      note: 'You keep six trumps, A♠ Q♠, K♣ 7♣; you are out of ♦.',
      parts: ['8♥ by You+Cat', 'bury five'],
      right: 'US 0   THEM 180   first to 500',
    });
  });
});

test('plates at 120 columns show bids, and from the second trick on every trick has a row, the newest last', () => {
  const rows = rowsAt(120, thirdTrick(), { cursor: card('8D') });
  expect(rows.slice(1, 24).map((row) => row.slice(83))).toEqual([
    '╭─ Contract 7♦ ───────────── 180 ─╮',
    '│ THEM  ▄▁▁▁▁▁▁            1 of 7 │',
    '│ US    ▄▁▁▁        1 of 4 to set │',
    '│ 7♦ by Dan, 180                  │',
    '╰─────────────────────────────────╯',
    '╭─ Out or buried ────── 28 cards ─╮',
    '│ ♦ AQ 10 976                     │',
    '│ ♠ AKQ 10 987654                 │',
    '│ ♥ K 10 975                      │',
    '│ ♣ AKQ 10 975                    │',
    '╰─────────────────────────────────╯',
    '╭─ Tricks ──────────── * won · v ─╮',
    '│  1 Dan  J♦  5♦  6♣  JK*      US │',
    '│  2 Cat  A♥  4♦* 6♥  4♥     THEM │',
    ...Array<string>(8).fill('│                                 │'),
    '╰─────────────────────────────────╯',
  ]);
  expect(rows[8]).toContain('Bo   THEM                                      Dan   THEM (D)');
});

test('the whole auction and the outcomes stay beside the tricks at 160 columns', () => {
  const text = rowsAt(160, thirdTrick(), { cursor: card('8D') }).join('\n');
  expect(text).toContain('│ You      6♥                        100 │');
  expect(text).toContain('│ made: THEM                        +180 │');
  expect(text).toContain('│ set: THEM −180, US          10 a trick │');
  expect(text).toContain('│  2 Cat  A♥  4♦* 6♥  4♥            THEM │');
});

/** Deals of six: the Joker led without trumps, and everybody has played to it. */
function sixAtPlay(): PlayPhase {
  const bidding = dealt({ seats: 6, scores: [-1120, 980] });
  const hands = [cards('JK JS JC AS 13H 12H 11H 2S 3S 4S'), ...bidding.hands.slice(1)];
  const calls = ['bid 8NT', 'bid 9S', 'bid 9C', 'bid 9D', 'bid 9H', 'bid 10NT'];
  const state = played({ ...bidding, hands } as BidPhase, ...calls) as PlayPhase;
  return state;
}

test('thirteen trumps in other hands fit in the box', () => {
  const state = played(dealt({ seats: 6 }), 'inkle H', ...Array(5).fill('pass'));
  for (const windowClass of [100, 120, 160] as const)
    expect(brokenWalls(rowsAt(windowClass, state))).toEqual([]);
});

describe('at every size, with the longest names and scores', () => {
  const longest = (
    state: State,
    windowClass: WindowClass,
    viewer: 0 | 1 | 5 | 'table',
    picked: Partial<Selection> = {},
  ) => {
    const position = positionOf(fiveHundred, state, viewer, 'unicode');
    const names = position.players.map((_, seat) => (seat % 2 ? '王小明王小明' : 'Maximilianus'));
    const spoken = { ...position, speaker: { ...position.speaker, seat: (seat: number) => names[seat]! } };
    const selection = position.mover === null ? null : { ...begin(position, null), ...picked };
    const size = tableSizeIn(WINDOWS[windowClass]);
    return { canvas: paint({ position: spoken, selection, last: null, size }), size, stakes: banner(spoken) };
  };
  const states = (): State[] => {
    const six = sixAtPlay();
    const nello = played(dealt({ scores: [-480, 470] }), 'nello', 'pass', 'pass', 'pass');
    const given = fiveHundred.play(nello, 2, [...fiveHundred.moves(nello, 2)][0]!);
    return [thirdTrick(), secondAuction(), played(secondAuction(), 'bid 8H'), six, nello, given];
  };

  test.each([80, 100, 120, 160] as const)(
    '%i columns: frames are whole and name every seat',
    (windowClass) => {
      for (const state of states())
        for (const viewer of [0, 1, 'table'] as const) {
          const { canvas, size, stakes } = longest(state, windowClass, viewer);
          const rows = canvas.texts();
          expect(rows).toHaveLength(size.rows);
          expect(brokenWalls(rows)).toEqual([]);
          const text = rows.join('\n');
          // Sixteen cards share their edges.
          const corners =
            size.columns < 100 && state.phase === 'bury' && state.given !== null
              ? []
              : ['╭╮', '╰╯', '┏┓', '┗┛'];
          for (const [left, right] of corners)
            expect(text.split(left!).length).toBe(text.split(right!).length);
          const seats = state.standing.seats;
          expect(text.match(/Maxi/g)!.length).toBeGreaterThanOrEqual(seats / 2);
          const told = [...(stakes.parts ?? []), stakes.right].join('   ');
          expect(told).toSatisfy(() => widthOf(told) <= 64);
        }
    },
  );
});
