import { describe, expect, it } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { State } from '../../../src/engine/five-hundred/state.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { keys } from '../../../src/tui/five-hundred/keys.ts';
import type { FiveHundredPosition } from '../../../src/tui/five-hundred/layout.ts';
import { begin, chosen, type Selection, select } from '../../../src/tui/five-hundred/selection.ts';
import { verdict } from '../../../src/tui/five-hundred/verdict.ts';
import { banner } from '../../../src/tui/five-hundred/words.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { cards } from '../../engine/five-hundred/cards.ts';
import { dealt, moveOf, played, playing } from '../../engine/five-hundred/positions.ts';

/** The position as the seat to move sees it. */
function positionOf(state: State, seat: Seat = fiveHundred.toAct(state)[0]!): FiveHundredPosition {
  const turn = fiveHundred.toAct(state);
  const view = fiveHundred.view(state, seat);
  return {
    view,
    onTable: view,
    status: fiveHundred.status(state),
    viewer: seat,
    mover: turn.includes(seat) ? seat : null,
    turn,
    shown: null,
    recent: [],
    players: seatPlayers(state.standing.seats, [seat], 'normal'),
    speaker: { ...plainSpeaker, you: seat, seat: (other) => (other === seat ? 'You' : `P${other}`) },
    theme: makeTheme({ depth: 0, symbols: 'ascii' }),
    assist: true,
  } as FiveHundredPosition;
}

/** Presses keys, separated by spaces; a key that is not bound, or only speaks, leaves the selection as it is. */
function press(position: FiveHundredPosition, text: string, from = begin(position, null)): Selection {
  let selection = from;
  for (const key of text.split(' ').filter(Boolean)) {
    const binding = keys(position, selection).find(({ keys: bound }) => bound.includes(key));
    const done = binding?.act(key);
    if (done && 'select' in done) selection = done.select;
  }
  return selection;
}

const moved = (position: FiveHundredPosition, text: string): string | null => {
  const move = chosen(position, press(position, text));
  return move && fiveHundred.format(move);
};

describe('in the auction', () => {
  const open = positionOf(dealt());
  const over7D = positionOf(played(dealt(), 'bid 7D'));

  it.each([
    ['', null],
    ['p', 'pass'],
    ['8', 'bid 8S'],
    ['8 H', 'bid 8H'],
    ['H 8', 'bid 8H'],
    ['0 N', 'bid 10NT'],
    ['N', 'bid 6NT'],
    ['I', 'inkle S'],
    ['I C', 'inkle C'],
    ['C I', 'inkle C'],
    ['I D 7', 'bid 7D'],
    ['L', 'nello'],
    ['L D', 'bid 6D'],
    ['Right', 'bid 6S'],
    ['Right Right Down', 'bid 7C'],
    ['Right l j', 'bid 7C'],
    ['Right Left Left', 'inkle S'],
    ['Right Up', 'bid 6S'],
    ['N Down', 'pass'],
    ['N Down Right', 'nello'],
    ['N Down Up', 'bid 6NT'],
    ['9 N Down', 'nello'],
    ['9 N Down Up', 'bid 8NT'],
    ['p Left', 'pass'],
    ['Tab', 'bid 6S'],
    ['Tab Tab', 'inkle S'],
    ['Shift-Tab', 'pass'],
    ['Tab Shift-Tab', 'pass'],
  ])('with nothing bid, %j selects %j', (pressed, move) => {
    expect(moved(open, pressed)).toBe(move);
  });

  it.each([
    ['Right', 'bid 7H'],
    ['Tab', 'bid 7H'],
    ['Tab Tab', 'bid 7NT'],
    ['Shift-Tab', 'pass'],
    // Nello may not be bid at a score of zero, so 8S comes next.
    ['Tab Tab Tab', 'bid 8S'],
    ['6 S', 'bid 6S'],
  ])('over 7D, %j selects %j', (pressed, move) => {
    expect(moved(over7D, pressed)).toBe(move);
  });

  it('counts trumps with Joker and bowers for the bid under the cursor', () => {
    const position = positionOf({
      ...dealt(),
      hands: [cards('JK JS JC AS 4D'), cards(''), cards(''), cards('')],
    } as State);
    expect(verdict(position, press(position, '7 S')).note).toContain('4 trumps in your hand');
    expect(verdict(position, press(position, '7 H')).note).toContain('1 trump in your hand');
    expect(verdict(position, press(position, '7 N')).note).not.toContain('trump');
  });
});

describe('burying', () => {
  const state = (() => {
    const bidding = dealt();
    const hands = [cards('JK JS JC 7S 4S AH 4H 9C 7C 4D'), ...bidding.hands.slice(1)];
    return played(
      { ...bidding, hands, widow: cards('5S 5H 5C 5D TD') } as State,
      'bid 8S',
      'pass',
      'pass',
      'pass',
    );
  })();
  const position = positionOf(state);

  it.each([
    ['', null],
    ['Space', 'bury 4D'],
    ['Space Space', null],
    ['Left Space', 'bury 5D'],
    ['4', 'bury 4D'],
    ['4 4', 'bury 4D 4H'],
    // A trump is the last of its rank to be taken.
    ['4 4 4', 'bury 4D 4H 4S'],
    ['4 4 4 4', 'bury 4D 4H 4S'],
    ['0', 'bury TD'],
    ['5 5 5 5 0', 'bury 5C 5D TD 5H 5S'],
    ['4 5 Backspace', 'bury 4D'],
    ['Home Space', 'bury JK'],
    ['J', 'bury JC'],
    ['2', null],
  ])('%j takes %j', (pressed, move) => {
    expect(moved(position, pressed)).toBe(move);
  });
});

describe('giving a card in Nello', () => {
  const state = played(dealt({ scores: [-80, 0] }), 'nello', 'pass', 'pass', 'pass');

  it('is choosing one card by cursor or number', () => {
    const position = positionOf(state);
    const hand = fiveHundred.view(state, 2);
    expect(position.viewer).toBe(2);
    expect(moved(position, '1')).toMatch(/^give /);
    expect(moved(position, 'Home')).toBe(moved(position, '1'));
    expect(moved(position, 'End')).toBe(moved(position, '0'));
    expect(hand.phase).toBe('give');
  });
});

describe('in the play', () => {
  const noTrump = { bid: '8NT' as const, hands: ['JK AS 4S KH', 'QS', 'JS', '9S'] };

  it.each([
    ['', 'KH'],
    ['1', 'JK'],
    ['1 H', 'JK:H'],
    ['1 H C', 'JK:C'],
    ['1 Down', 'JK:S'],
    ['1 Down Down', 'JK:H'],
    ['1 Up', 'JK:D'],
    // A name belongs to the Joker and does not stay when the cursor goes.
    ['1 H Right', 'AS'],
    ['1 H Right Left', 'JK'],
    ['2 H', 'AS'],
    ['Right', 'JK'],
    ['Tab', 'JK'],
    ['Shift-Tab', '4S'],
    ['4', 'KH'],
    ['5', 'KH'],
  ])('leading without trumps, %j selects %j', (pressed, move) => {
    expect(moved(positionOf(playing(noTrump)), pressed)).toBe(move);
  });

  it.each([
    ['', '4S'],
    ['1', 'AS'],
    ['2', '4S'],
    ['3', '4S'],
    ['Tab', 'AS'],
    // The arrows reach cards that may not be played: the verdict says why not.
    ['Home', 'JK'],
    ['Home H', 'JK'],
  ])('following spades without trumps, %j selects %j', (pressed, move) => {
    const following = playing({ bid: '8NT', hands: ['JK AS 4S KH', 'QS', '', ''], trick: ['9S'], leader: 3 });
    expect(moved(positionOf({ ...following, turn: 0 }), pressed)).toBe(move);
  });

  it('shows a hint as a selection', () => {
    const position = positionOf(playing(noTrump));
    const selection = select(position, begin(position, null), moveOf('JK:D') as never);
    expect(fiveHundred.format(chosen(position, selection)!)).toBe('JK:D');
  });
});

describe('the banner', () => {
  it.each([
    [
      { bid: '8S' as const, hands: ['AS', 'KS', 'QS', 'TS'] },
      '8S by You+P2: have 0, lost 0, need 8 | US 0 THEM 0',
    ],
    [{ bid: 'inkle NT' as const, hands: ['AS', 'KS', 'QS', 'TS'] }, 'Inkle NT by You+P2: have 0'],
    [
      { bid: 'nello' as const, hands: ['AS', 'KS', '', 'TS'], scores: [-80, 40] as const },
      'Nello by You alone: have 0, must take none | US (-80) THEM 40',
    ],
  ])('of %o is %j', (cardsOnTable, wanted) => {
    expect(banner(positionOf(playing(cardsOnTable)))).toContain(wanted);
  });

  it.each([0, 'table'] as const)('never outgrows its line for %s', (viewer) => {
    const state = playing({ bid: '10NT', hands: Array(4).fill('AS'), scores: [-460, -480] });
    const position = { ...positionOf(state), viewer };
    const long = { ...position, speaker: { ...position.speaker, seat: () => 'Wolfgangerle' } };
    expect(banner(long).length).toBeLessThanOrEqual(64);
    expect(banner(long)).toMatch(/^10NT by .*have 0, lost 0, need 10 \| .*\(-460\) .*\(-480\)$/);
  });
});
