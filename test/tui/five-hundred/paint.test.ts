import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { BidPhase, Contract, PlayPhase, State } from '../../../src/engine/five-hundred/state.ts';
import { begin, type Selection } from '../../../src/tui/five-hundred/hand.ts';
import { paint, ui } from '../../../src/tui/five-hundred/index.ts';
import { banner } from '../../../src/tui/five-hundred/words.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import { widthOf } from '../../../src/width.ts';
import { cards } from '../../engine/five-hundred/cards.ts';
import { dealt, played, playing } from '../../engine/five-hundred/positions.ts';
import { positionOf } from '../../support/table.ts';
import { writtenOver } from '../../support/written-over.ts';

const card = (text: string): Card => parseCard(text)!;
const WINDOWS = {
  80: { columns: 80, rows: 24 },
  100: { columns: 100, rows: 30 },
  120: { columns: 120, rows: 40 },
  160: { columns: 160, rows: 50 },
};
type Columns = keyof typeof WINDOWS;

/** The table's rows in a window of this many columns, as a player sees it with something picked. */
function rowsAt(columns: Columns, state: State, picked: Partial<Selection> = {}, viewer = 0): string[] {
  const position = positionOf(fiveHundred, state, viewer, 'unicode');
  const selection = position.mover === null ? null : { ...begin(position, null), ...picked };
  return paint({ position, selection, last: null, size: tableRoomIn(WINDOWS[columns], false) }).texts();
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
|                Cat partner bid 7♣ took 1                contract 7♦       180
|                                                         THEM           1 of 7
|                         ╭   ╮                           US             1 of 4
|
|  Bo            ╭   ╮    ╰   ╯    ┏━━━┓  Dan             last trick (v)      2
|  bid Inkle NT                    ┃J ♥┃  bid 7♦          Cat A♥     Dan 4♦*
|                ╰   ╯    ╭   ╮    ┗led┛  took 1 (D)      You 6♥     Bo  4♥
|                                                         out or buried
|                         ╰   ╯                           ♦ AQ 10 976
|                                                         ♠ AKQ 10 987654
|                     ▸ You bid 6♥                        ♥ K 10 975
|                                                         ♣ AKQ 10 975
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
|                                                         promises
|                                                         Bo: 3 ♠ or more,
|                          points by tricks, ♠ up to NT     about 6 tricks
|                                6    7    8    9   10    Cat: 3 ♥ or more,
|                          ♠    40  140  240  340  440      about 6 tricks
|   Bo           7♠        ♣    60  160  260  360  460
|   Cat  partner 7♥        ♦    80  180  280  380  480    Nello             250
|   Dan          pass      ♥   100  200 [300] 400  500    only if US is below 0
| ▸ You          ?         NT  120  220  320  420  520
|                                                         Inkle
|                                                         no six can be bid now
|                                                         this deal
|                                                         dealer            You
|                                                         widow, face down    5
|            ╭───╮╭───╮╭───╮╭───╮╭───╮ ╭───╮╭───╮ ╭───╮╭───╮ ╭───╮
|            │J ♥││A ♥││Q ♥││7 ♥││5 ♥│ │A ♠││9 ♠│ │K ♣││6 ♣│ │8 ♦│
|            ╰───╯╰───╯╰───╯╰───╯╰───╯ ╰───╯╰───╯ ╰───╯╰───╯ ╰───╯
`),
    );
  });

  test('five cards picked to be buried', () => {
    const state = played(secondAuction(), 'bid 8H');
    const picked = ['9S', '6S', '6C', '8D', '5D'].map(card);
    expect(rowsAt(80, state, { picked, cursor: card('5D') })).toEqual(
      drawn(`
|                                                         contract 8♥       300
|                                                         US             0 of 8
|                        to bury                          THEM           0 of 3
|
|      ╭─────╮  ╭─────╮  ╭─────╮  ╭─────╮  ╭─────╮        the widow
|      │9    │  │6    │  │6    │  │8    │  │5    │        K♥ Q♠ 6♠ 7♣ 5♦
|      │  ♠  │  │  ♠  │  │  ♣  │  │  ♦  │  │  ♦  │
|      │    9│  │    6│  │    6│  │    8│  │    5│        trumps ♥
|      ╰─────╯  ╰─────╯  ╰─────╯  ╰─────╯  ╰─────╯        From the top: JK J♥
|                                                         J♦ (left bower) A♥.
|          Bo 7♠ · Cat 7♥ · Dan pass · You 8♥             trumps elsewhere
|                                                         JK J♦ 10♥ 9♥ 8♥ 6♥ 4♥
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
    expect(banner({ ...position, speaker }).parts![1]).toBe('7♥ by Maximilian 0');
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
      parts: ['trick 3', '7♦ by Dan'],
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
      parts: ['bury five', '8♥ by You'],
      right: 'US 0   THEM 180   first to 500',
    });
  });
});

test('names in the auction have their places, for touches and for hands on their way', () => {
  const position = positionOf(fiveHundred, secondAuction(), 0, 'unicode');
  const size = tableRoomIn(WINDOWS[80], false);
  const { places } = paint({ position, selection: begin(position, null), last: null, size });
  expect([...places.keys()].filter((place) => place.startsWith('seat')).sort()).toEqual(
    [0, 1, 2, 3].map((seat) => `seat ${seat}`),
  );
});

test('seats show bids, and from the second trick on every trick has a row, the newest last', () => {
  const rows = rowsAt(120, thirdTrick(), { cursor: card('8D') });
  expect(rows.slice(0, 15).map((row) => row.slice(83))).toEqual([
    'contract 7♦',
    'THEM                         1 of 7',
    'US                           1 of 4',
    'made: THEM                     +180',
    'set: THEM −180, US       10 a trick',
    '',
    'out or buried              28 cards',
    '♦ AQ 10 976',
    '♠ AKQ 10 987654',
    '♥ K 10 975',
    '♣ AKQ 10 975',
    '',
    'tricks (v)',
    ' 1 Dan  J♦  5♦  6♣  JK*          US',
    ' 2 Cat  A♥  4♦* 6♥  4♥         THEM',
  ]);
  expect(rows.join('\n')).toMatch(/Cat partner bid 7♣ took 1[\s\S]*Bo +.*Dan[\s\S]*bid Inkle NT .*bid 7♦/);
});

/** Deals of six: the Joker led without trumps, and everybody has played to it. */
function sixAtPlay(): PlayPhase {
  const bidding = dealt({ seats: 6, scores: [-1120, 980] });
  const hands = [cards('JK JS JC AS 13H 12H 11H 2S 3S 4S'), ...bidding.hands.slice(1)];
  const calls = ['bid 8NT', 'bid 9S', 'bid 9C', 'bid 9D', 'bid 9H', 'bid 10NT'];
  const state = played({ ...bidding, hands } as BidPhase, ...calls) as PlayPhase;
  return state;
}

describe('at every size, with the longest names and scores', () => {
  const states = (): State[] => {
    const six = sixAtPlay();
    const nello = played(dealt({ scores: [-480, 470] }), 'nello', 'pass', 'pass', 'pass');
    const given = fiveHundred.play(nello, 2, [...fiveHundred.moves(nello, 2)][0]!);
    const atSix = played(dealt({ seats: 6 }), 'inkle H', 'bid 7H', 'pass', 'pass', 'bid 8S');
    return [thirdTrick(), secondAuction(), played(secondAuction(), 'bid 8H'), six, nello, given, atSix];
  };

  test.each([80, 100, 120, 160] as const)(
    '%i columns: each cell is drawn once, and every seat is named',
    (columns) => {
      for (const state of states())
        for (const viewer of [0, 1, 'table'] as const) {
          const position = positionOf(fiveHundred, state, viewer, 'unicode');
          const names = position.players.map((_, seat) => (seat % 2 ? '王小明王小明' : 'Maximilianus'));
          const speaker = { ...position.speaker, seat: (seat: number) => names[seat]! };
          const spoken = { ...position, speaker };
          const selection = position.mover === null ? null : begin(position, null);
          const size = tableRoomIn(WINDOWS[columns], false);
          const draw = () => paint({ position: spoken, selection, last: null, size });
          expect(writtenOver(draw)).toEqual([]);
          const rows = draw().texts();
          expect(rows).toHaveLength(size.rows);
          expect(rows.join('\n').match(/Maxi/g)!.length).toBeGreaterThanOrEqual(state.standing.seats / 2);
          const { parts = [], right } = banner(spoken);
          expect([...parts, right].join('   ')).toSatisfy((told: string) => widthOf(told) <= 64);
        }
    },
  );

  test.each([80, 100, 120, 160] as const)('%i columns: every text is whole with usual names', (columns) => {
    for (const state of states())
      for (const viewer of [0, 1, 'table'] as const) {
        const position = positionOf(fiveHundred, state, viewer, 'unicode');
        const selection = position.mover === null ? null : begin(position, null);
        for (const rows of [WINDOWS[columns].rows, 21]) {
          const size = tableRoomIn({ columns, rows }, false);
          const text = paint({ position, selection, last: null, size }).texts().join('\n');
          expect(text).not.toContain('…');
        }
      }
  });
});
