import { describe, expect, it, test } from 'vitest';
import { cardsIn, format } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import { copiesToCome, partyOf } from '../../../src/engine/shengji/knowledge.ts';
import type { BuryPhase, PlayPhase, State, TicketsPhase } from '../../../src/engine/shengji/state.ts';
import { lieOf } from '../../../src/engine/shengji/trumps.ts';
import { deckWith, move, options, playAll, playing, sentence, stayAll } from './helpers.ts';

const check = (state: State, text: string): string | null =>
  sentence(shengji.check(state, shengji.toAct(state)[0]!, move(text)));
const rule = (state: State, text: string, seat = shengji.toAct(state)[0]!): string | null =>
  shengji.check(state, seat, move(text))?.rule ?? null;

/** Seat 0 is Dealer, spades are trumps at level 2. */
const burying = (changes = {}): BuryPhase =>
  stayAll(
    playAll(
      shengji.deal(
        shengji.start(options(changes)),
        deckWith(['2S 3C 3C 4D 7D 8H'], { kitty: '9H 9H 9H KC RJ 5D' }),
      ),
      'call 2S',
    ),
  ) as BuryPhase;

describe('burying', () => {
  const state = burying();

  test.each([
    ['bury 3C 3C 4D 7D 8H 9H', null],
    ['bury 9H 9H 9H KC RJ 2S', null], // any six, the card called with too
    ['bury 3C 3C 4D 7D 8H', 'Bury exactly six cards, not 5.'],
    ['bury 3C 3C 4D 7D 8H 9H 9H', 'Bury exactly six cards, not 7.'],
    ['bury 3C 3C 4D 7D 8H 2H', 'You do not hold 2H.'],
    ['9H', 'Not now: bury six cards.'],
    ['stay', 'Not now: bury six cards.'],
  ])('%s: %s', (text, expected) => {
    expect(check(state, text)).toBe(expected);
  });

  it('is for the Dealer alone', () => {
    expect(rule(state, 'bury 3C 3C 4D 7D 8H 9H', 1)).toBe('not-your-turn');
    expect(shengji.toAct(state)).toEqual([0]);
  });

  it('lists its first choices at once out of millions', () => {
    const first: string[] = [];
    for (const option of shengji.moves(state, 0)) if (first.push(shengji.format(option)) === 3) break;
    const hand = cardsIn(state.hands[0]!, lieOf(state.deal.trumps).order).map(format);
    expect(first[0]).toBe(`bury ${hand.slice(0, 6).join(' ')}`);
    for (const text of first) expect(check(state, text)).toBeNull();
  });

  it('leaves 35 cards in hand and six face down', () => {
    const after = playAll(state, 'bury 9H 3C 8H 3C 7D 4D') as TicketsPhase;
    expect(after.phase).toBe('tickets');
    expect(after.kitty.map(format).join(' ')).toBe('3C 3C 4D 7D 8H 9H');
    expect(after.hands[0]!.reduce((sum, n) => sum + n, 0)).toBe(35);
    const seen = JSON.stringify(shengji.describe(shengji.view(after, 1)).buried);
    expect(seen).toBe('null');
  });
});

describe('tickets', () => {
  const announcing = (changes = {}): State => playAll(burying(changes), 'bury 3C 3C 4D 7D 8H 9H');

  test.each([
    ['tickets 1AH 2KS', null],
    ['tickets 1AH 2AH', null],
    ['tickets 4RJ 1AH', 'A ticket names a rank and a suit, not a joker (RJ).'],
    ['tickets 1AH 1AH', 'The two tickets must differ.'],
    [
      'tickets 5AH 1KS',
      'There are four copies of a card: a ticket names the first to the fourth, not number 5.',
    ],
    [
      'tickets 0AH 1KS',
      'There are four copies of a card: a ticket names the first to the fourth, not number 0.',
    ],
    ['tickets 1AH', 'Name two tickets, not 1.'],
    ['tickets 1AH 1KH 1QH', 'Name two tickets, not 3.'],
    ['AH AH', 'Not now: name two tickets.'],
  ])('%s: %s', (text, expected) => {
    expect(check(announcing(), text)).toBe(expected);
  });

  it('name no trumps if the option says so', () => {
    const state = announcing({ ticketTrumps: false });
    expect(check(state, 'tickets 1AH 2KS')).toBe(
      'KS is a trump in this deal: at this table tickets name other cards.',
    );
    expect(check(state, 'tickets 1AH 2KC')).toBeNull();
    // 36 plain cards, four ordinals each, in pairs.
    expect([...shengji.moves(state, 0)]).toHaveLength((144 * 143) / 2);
  });

  it('count down as copies are played', () => {
    const state = playing(['AH AH 2C', 'AH 3C', 'AH 2C'], { tickets: '4AH 1KD' });
    const [ticket] = state.tickets;
    expect(copiesToCome(ticket!, state.gone)).toBe(4);
    expect(copiesToCome(ticket!, (playAll(state, 'AH AH') as PlayPhase).gone)).toBe(2);
  });

  it('are listed in pairs, and each passes the check', () => {
    const state = announcing();
    const all = [...shengji.moves(state, 0)];
    expect(all).toHaveLength((208 * 207) / 2);
    expect(all.slice(0, 2).map(shengji.format)).toEqual(['tickets 13C 23C', 'tickets 13C 33C']);
    expect(all.every((option) => shengji.check(state, 0, option) === null)).toBe(true);
  });

  // Copies count in the order in which they are played.
  it('make the player of the named copy join', () => {
    const state = playing(['KH AH', '2H AH', '3H AH', '5H KH', '6H AH', '7H KD'], { tickets: '2AH 4KH' });
    const first = playAll(state, 'AH', 'AH') as PlayPhase;
    expect(first.house).toEqual([0, 1]);
    expect(first.tickets.map(({ met }) => met)).toEqual([1, null]);
    expect([0, 1, 2].map((seat) => partyOf(first, seat))).toEqual(['house', 'house', null]);
    const both = playAll(first, 'AH', 'KH', 'AH', '7H', 'KH') as PlayPhase;
    expect(both.house).toEqual([0, 1]);
    expect([0, 1, 2].map((seat) => partyOf(both, seat))).toEqual(['house', 'house', 'player']);
  });

  it('bring in no friend if the Dealer plays the copy, and one play may meet both', () => {
    const own = playAll(playing(['AH AH', 'AH 2C'], { tickets: '1AH 4AH' }), 'AH') as PlayPhase;
    expect(own.house).toEqual([0]);
    const pair = playAll(playing(['3C 3C', 'AC AC'], { tickets: '3AC 4AC' }), '3C 3C', 'AC AC') as PlayPhase;
    expect(pair.house).toEqual([0, 1]);
    expect(pair.tickets.every(({ met }) => met === 1)).toBe(true);
  });
});

describe('playing', () => {
  // Dealer, level 4 and spades trump, to lead.
  const hand = '5H 5H 6H 6H 4D 4D 4H 4S 4S AS 9C';
  test.each([
    ['5H', null],
    ['5H 5H 6H 6H', null],
    ['4D 4D 4S 4S', null],
    ['4D 4H', '4D and 4H rank equally but are not identical: they form no group.'],
    ['5H 9C', 'A lead is of one suit; these are clubs and hearts.'],
    ['AS 9C', 'A lead is of one suit; these are clubs and trumps.'],
    [
      '5H 6H',
      'Lead a single card, two to four identical cards, or a Tolaji (groups of one size on adjacent ranks).',
    ],
    ['4D 4D 4H', '4D and 4H rank equally but are not identical: they form no group.'],
    ['5H 5H 5H', 'You do not hold 5H.'],
    ['call 4S', 'Not now: play cards.'],
    ['tickets 1AH 1AC', 'Not now: play cards.'],
  ])('leads %s: %s', (text, expected) => {
    expect(check(playing([hand]), text)).toBe(expected);
  });

  it('lists leads in canonical order', () => {
    const listed = [...shengji.moves(playing([hand]), 0)].map(shengji.format);
    expect(listed).toEqual([
      '9C',
      '5H',
      '5H 5H',
      '5H 5H 6H 6H',
      '6H',
      '6H 6H',
      'AS',
      '4D',
      '4D 4D',
      '4D 4D 4S 4S',
      '4H',
      '4S',
      '4S 4S',
    ]);
  });

  it('gives the trick, its points and the lead to the highest play', () => {
    const state = playing(['5H 2C', 'KH 2C', '2S 2C', 'TH 2C', '3S 2C', '3H 2C']);
    const after = playAll(state, '5H', 'KH', '2S', 'TH', '3S', '3H') as PlayPhase;
    expect(after.turn).toBe(4);
    expect(after.points).toEqual([0, 0, 0, 0, 25, 0]);
    expect(after.tricks).toHaveLength(1);
  });

  it('leaves the first of equal cards winning', () => {
    const after = playAll(
      playing(['9H 2C', '4D 2C', '4C 2C', 'AH 2C', 'AH 2C', '2H 2C']),
      '9H',
      '4D',
      '4C',
    ) as PlayPhase;
    expect(after.trick?.winner).toBe(1);
  });

  it('lets a pair of equal trump-rank cards win over aces, but not two different ones', () => {
    // Page: "non- N of a kind cards automatically disqualifies and may never win."
    const state = playing(['AH AH 2C', '4C 4D 2C', '4C 4C 2C', '2C 3C 5D'], { trump: '4S' });
    const mixed = playAll(state, 'AH AH', '4C 4D') as PlayPhase;
    expect(mixed.trick?.winner).toBe(0);
    expect((playAll(mixed, '4C 4C') as PlayPhase).trick?.winner).toBe(2);
  });

  it('shows suits and groups that a follower turned out to lack', () => {
    const state = playing(['5H 5H 2C', '9H 8H 7H', '9C 8H 7H', '9H 9H 8H'], { trump: '4S' });
    const after = playAll(state, '5H 5H', '9H 8H', '8H 7H') as PlayPhase;
    const at = (seat: number, card: string): number => after.limits[seat]![shengji.parseCard(card)!]!;
    // No pair in hearts: no further nine, and one at most of any other.
    expect([at(1, '9H'), at(1, 'TH'), at(1, '9C')]).toEqual([0, 1, 4]);
    const none = playAll(playing(['5H 2C', '9C 8C']), '5H', '9C') as PlayPhase;
    expect(shengji.describe(shengji.view(none, 'table')).voids).toEqual([[], ['H'], [], [], [], []]);
  });
});

describe('the end of a deal and of the match', () => {
  /** One trick is left: Seat 0, alone in the House, leads; `winner` takes it. */
  const last = (hands: readonly string[], kitty: string, points: number[], changes = {}): PlayPhase => {
    const state = playing(hands, { kitty });
    const { standing } = shengji.start(options(changes)) as { standing: PlayPhase['standing'] };
    return { ...state, points, standing: { ...standing, deals: 1, dealer: 0 } };
  };

  it('counts the kitty twice for every card led if the Player party wins the last trick', () => {
    const hands = ['2H 2H', '3H 3H', '2C 3C', '2C 3C', '2D 3D', '2D 3D'];
    const state = last(hands, 'KC TC 2C 2C 2D 2D', [0, 70, 0, 0, 0, 0]);
    const after = playAll(state, '2H 2H', '3H 3H', '2C 3C', '2C 3C', '2D 3D', '2D 3D');
    const [result] = shengji.status(after).results;
    expect(result).toMatchObject({
      playerPoints: 150,
      kittyPoints: 80,
      house: [0],
      points: [1, 0, 0, 0, 0, 0],
    });
    // A House of one keeps its Dealer.
    expect(after).toMatchObject({ phase: 'deal', standing: { dealer: 0, levels: [3, 2, 2, 2, 2, 2] } });
  });

  it('leaves the kitty out if the House wins the last trick', () => {
    const hands = ['9H 9H', '3H 3H', '2C 3C', '2C 3C', '2D 3D', '2D 3D'];
    const state = last(hands, 'KC TC 2C 2C 2D 2D', [0, 170, 0, 0, 0, 0]);
    const after = playAll(state, '9H 9H', '3H 3H', '2C 3C', '2C 3C', '2D 3D', '2D 3D');
    expect(shengji.status(after).results[0]).toMatchObject({
      playerPoints: 170,
      kittyPoints: 0,
      points: [0, 1, 1, 1, 1, 1],
    });
    expect(after).toMatchObject({ standing: { dealer: 1 } });
  });

  it('comes when a player on the last level goes up again', () => {
    const hands = ['2H', '9H', '2C', '2C', '2D', '2D'];
    const state = last(hands, '', [0, 200, 0, 0, 0, 0], { from: 'A' });
    const after = playAll(state, '2H', '9H', '2C', '2C', '2D', '2D');
    expect(shengji.status(after)).toMatchObject({
      phase: 'over',
      winners: [1, 2, 3, 4, 5],
      scores: [14, 15, 15, 15, 15, 15],
      results: [{ points: [0, 1, 1, 1, 1, 1] }],
    });
    expect(shengji.toAct(after)).toEqual([]);
    expect(shengji.check(after, 0, move('2H'))).toEqual({ rule: 'match-over' });
  });

  it('comes after the agreed number of deals, and the highest level wins', () => {
    const hands = ['2H', '9H', '2C', '2C', '2D', '2D'];
    const state = last(hands, '', [0, 100, 0, 0, 0, 0], { deals: 1 });
    const after = playAll(state, '2H', '9H', '2C', '2C', '2D', '2D');
    expect(shengji.status(after)).toMatchObject({ phase: 'over', winners: [0], scores: [3, 2, 2, 2, 2, 2] });
  });
});
