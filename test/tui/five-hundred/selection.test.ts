import { describe, expect, it } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { State } from '../../../src/engine/five-hundred/state.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { begin, type Selection } from '../../../src/tui/five-hundred/hand.ts';
import { ui } from '../../../src/tui/five-hundred/index.ts';
import type { FiveHundredPosition } from '../../../src/tui/five-hundred/lying.ts';
import { banner } from '../../../src/tui/five-hundred/words.ts';
import { helpText } from '../../../src/tui/keys.ts';
import { NOTHING_MARKED } from '../../../src/tui/table.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { cards } from '../../engine/five-hundred/cards.ts';
import { dealt, moveOf, played, playing } from '../../engine/five-hundred/positions.ts';

const { keys, chosen, select, verdict } = ui;

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
    marked: NOTHING_MARKED,
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
    // Nello may not be bid at a score of zero.
    ['L', null],
    ['Right', 'bid 6S'],
    ['Right Right Down', 'bid 7C'],
    ['Right Right j', 'bid 7C'],
    ['Right Left', 'bid 6S'],
    ['Right Up', 'bid 6S'],
    ['N Down', 'inkle S'],
    ['N Down Right', 'inkle C'],
    ['N Down Right Up', 'bid 7NT'],
    ['9 N Down Up', 'bid 9NT'],
    ['p Left', 'bid 6S'],
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
    // What is too low is not reached, and no other bid takes its place.
    ['6', null],
    ['6 S', null],
    ['p 6 S', null],
    ['6 S 8', 'bid 8S'],
    ['6 Right', 'bid 7H'],
    ['S', 'bid 8S'],
    ['H', 'bid 7H'],
    ['7', 'bid 7H'],
    // What is asked for is refused, and nothing else is picked in its place.
    ['7 D', 'bid 7H'],
    ['S 7', 'bid 8S'],
    ['H Left', 'bid 7H'],
    ['H Up', 'bid 8D'],
    ['I', null],
  ])('over 7D, %j selects %j', (pressed, move) => {
    expect(moved(over7D, pressed)).toBe(move);
  });

  it.each([
    ['I', 'inkle H'],
    ['H I', 'inkle H'],
    // The Inkle in diamonds is too low, too: that of another suit is not what is asked for.
    ['7 C I', 'bid 7C'],
    ['I C', 'inkle H'],
  ])('over an Inkle in diamonds, %j selects %j', (pressed, move) => {
    expect(moved(positionOf(played(dealt(), 'inkle D')), pressed)).toBe(move);
  });

  it.each([
    ['7 C Down Down Down Down Down', 'inkle H'],
    ['7 C Down Down Down Down Down Up Up', 'bid 7NT'],
    ['8 D Down Down Down k', 'bid 8NT'],
    ['8 D Down Down Down Down Right Up Up', 'bid 10NT'],
  ])('up and down keep to a column, even past Nello and the Inkles: %j selects %j', (pressed, move) => {
    const losing = positionOf(played(dealt({ scores: [-40, 0] }), 'inkle D', 'pass'));
    expect(moved(losing, pressed)).toBe(move);
  });

  it('says why a number of tricks is too low, and then why a bid of it is', () => {
    const asked = press(over7D, '6');
    expect(verdict(over7D, asked).selected).toBe('Six tricks no longer beat 7D: bid higher, or pass.');
    const spades = keys(over7D, asked).find(({ keys: bound }) => bound.includes('s'))!;
    expect(spades.act('s')).toEqual({ say: '6S does not beat 7D: bid higher or pass.' });
  });

  it('names the key of a pass until it is picked, and then Enter alone', () => {
    const shown = (pressed: string) =>
      keys(open, press(open, pressed)).filter(({ quiet, label }) => !quiet && label === 'pass').length;
    expect([shown(''), shown('p'), shown('p Right')]).toEqual([1, 0, 1]);
  });

  it('names Tab and Shift-Tab together in the help', () => {
    const tab = keys(open, press(open, '')).find(({ keys: bound }) => bound.includes('Tab'))!;
    expect([tab.name, helpText(tab)]).toEqual(['Tab Shift-Tab', 'next, previous legal bid']);
  });

  it('counts trumps with Joker and bowers for the bid under the cursor', () => {
    const position = positionOf({
      ...dealt(),
      hands: [cards('JK JS JC AS 4D'), cards(''), cards(''), cards('')],
    } as State);
    expect(verdict(position, press(position, '7 S')).note).toContain('You hold 4 trumps.');
    expect(verdict(position, press(position, '7 H')).note).toContain(
      'The bid promises three trumps; you hold one.',
    );
    expect(verdict(position, press(position, '7 N')).note).not.toContain('trump');
  });

  it('says that an Inkle promises three cards of a suit if the player holds fewer', () => {
    const hands = [cards('JS AS 4C'), cards(''), cards(''), cards('')];
    const position = positionOf({ ...dealt(), hands } as State);
    expect(verdict(position, press(position, 'I H')).note).toContain(
      'The bid promises three trumps; you hold none.',
    );
  });

  it('says what an Inkle means, and to whom', () => {
    expect(verdict(open, press(open, 'I D')).worth).toBe(
      'worth 80: a weak six with diamonds as trumps, a signal to P2.',
    );
  });

  it('says that a contract could end the match', () => {
    const position = positionOf(dealt({ scores: [-300, 40] }));
    expect(verdict(position, press(position, '8 H')).note).toContain('If set, you lose the match (−600).');
    const ahead = positionOf(dealt({ scores: [300, 40] }));
    expect(verdict(ahead, press(ahead, '8 H')).note).toContain('If made, you win the match (600).');
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
    // Digits and letters are places: JK JS JC 7S 5S 4S AH 5H 4H 9C 7C 5C TD 5D 4D.
    ['1', 'bury JK'],
    ['0', 'bury 9C'],
    ['a b c d e', 'bury 5C 7C 4D 5D TD'],
    ['a a', null],
    ['1 a Backspace', 'bury JK'],
    ['Home Space', 'bury JK'],
    ['J', 'bury JC'],
    // A trump is the last of its rank to be picked.
    ['J J', 'bury JC JS'],
    ['T', 'bury TD'],
    ['A A', 'bury AH'],
    ['Q', null],
    ['Home Tab Space', 'bury AH'],
    ['Home Tab Tab Space', 'bury 9C'],
    ['Home Shift-Tab Space', 'bury TD'],
  ])('%j picks %j', (pressed, move) => {
    const cards = press(position, pressed).picked.toSorted((a, b) => a - b);
    expect(cards.length === 0 ? null : fiveHundred.format({ kind: 'bury', cards })).toBe(move);
  });

  it('is a move once five are picked, and a sixth is refused', () => {
    expect(moved(position, 'a b c d')).toBeNull();
    expect(moved(position, 'a b c d e')).toBe('bury 5C 7C 4D 5D TD');
    expect(press(position, 'a b c d e 1').picked).toHaveLength(5);
  });
});

describe('giving a card in Nello', () => {
  const state = played(dealt({ scores: [-80, 0] }), 'nello', 'pass', 'pass', 'pass');

  it('takes one card by cursor or number', () => {
    const position = positionOf(state);
    expect(moved(position, '')).toBeNull();
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
    // A bare Enter leads nothing that was not chosen.
    ['', null],
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
    ['Left', 'KH'],
    ['Shift-Tab', 'KH'],
    ['4', 'KH'],
    ['5', null],
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

it('leads the only card without a choice', () => {
  expect(moved(positionOf(playing({ bid: '8NT', hands: ['KH', 'QS', 'JS', '9S'] })), '')).toBe('KH');
});

describe('the banner', () => {
  const told = (position: FiveHundredPosition) => {
    const { parts = [], right } = banner(position);
    return [...parts, right].join(' | ');
  };

  it.each([
    [
      { bid: '8S' as const, hands: ['AS', 'KS', 'QS', 'TS'] },
      'trick 1 | 8S by You | US 0   THEM 0   first to 500',
    ],
    [{ bid: 'inkle NT' as const, hands: ['AS', 'KS', 'QS', 'TS'] }, 'trick 1 | Inkle NT by You | '],
    [
      { bid: 'nello' as const, hands: ['AS', 'KS', '', 'TS'], scores: [-80, 40] as const },
      'trick 1 | Nello by You | US −80   THEM 40',
    ],
  ])('for %o is %j', (cardsOnTable, wanted) => {
    expect(told(positionOf(playing(cardsOnTable)))).toContain(wanted);
  });

  it.each([0, 'table'] as const)('never outgrows its line for %s', (viewer) => {
    const state = playing({ bid: '10NT', hands: Array(4).fill('AS'), scores: [-1460, -1480] });
    const position = { ...positionOf(state), viewer };
    const long = { ...position, speaker: { ...position.speaker, seat: () => 'Wolfgangerle' } };
    const { parts = [], right } = banner(long);
    expect([...parts, right].join('   ').length).toBeLessThanOrEqual(64);
    expect(right).toMatch(/−1460 .*−1480$/);
  });
});
