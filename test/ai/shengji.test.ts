import { describe, expect, it } from 'vitest';
import { opponentNamed } from '../../bench/opponents/index.ts';
import { BURIED_POINT, burial } from '../../src/ai/shengji/bury.ts';
import { shengjiPolicy } from '../../src/ai/shengji/index.ts';
import { shengjiPlan } from '../../src/ai/shengji/plan.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { countsOf, format } from '../../src/engine/shengji/cards.ts';
import { shengji } from '../../src/engine/shengji/index.ts';
import type { Move, PlayPhase, State, TicketsPhase, View } from '../../src/engine/shengji/state.ts';
import { lieOf } from '../../src/engine/shengji/trumps.ts';
import { partsOf } from '../../src/games.ts';
import { cards, deckWith, options, playAll, playing, stayAll, trumps } from '../engine/shengji/helpers.ts';

const choice = (state: State) => {
  const seat = shengji.toAct(state)[0]!;
  const { move } = shengjiPolicy.choose(shengji.view(state, seat), seat, randomFor('bot'));
  return { move, text: shengji.format(move) };
};

describe('the bot', () => {
  it('plays legal moves through whole deals', () => {
    const random = randomFor('legal');
    for (let deal = 0; deal < 6; deal++) {
      const table = options({
        noTrumpCalls: deal % 2 === 0,
        ticketTrumps: deal % 3 === 0,
        from: '2345TA'[deal]!,
      });
      let state = shengji.deal(shengji.start(table), shengji.shuffle(table, random));
      for (let seat = shengji.toAct(state)[0]; seat !== undefined; seat = shengji.toAct(state)[0]) {
        const { move } = choice(state);
        expect(shengji.check(state, seat, move)).toBeNull();
        // Half of the seats play at random, so that odd positions come up.
        state = shengji.play(state, seat, seat % 2 === 0 ? move : shengji.sample!(state, seat, random));
      }
      expect(shengji.status(state).results).toHaveLength(1);
    }
  });

  it('calls a long suit, and stays with a short one', () => {
    const long = '2S 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS AS AS';
    const short = '2S 3C 4C 5D 6D 7H 8H 9H TC JC QD KD AH AC AD 3H';
    const drawn = (hand: string): State =>
      playAll(
        shengji.deal(shengji.start(options()), deckWith([hand])),
        ...Array.from({ length: 6 * 15 }, () => 'stay'),
      );
    expect(choice(drawn(long))).toMatchObject({ text: expect.stringMatching(/^call 2S/) });
    expect(choice(drawn(short)).text).toBe('stay');
  });

  it('buries points, aces and trumps only for lack of better cards', () => {
    const dealt = shengji.deal(
      shengji.start(options()),
      deckWith(['2S 2S AC AC KC TC 5C 3C 4C 6D 7D 9D JH 3H'], { kitty: 'AS AS KS 4H 6H 8D' }),
    );
    const state = stayAll(playAll(dealt, 'call 2S'));
    const { move } = choice(state);
    const buried = move.kind === 'bury' ? move.cards : [];
    const lie = lieOf({ rank: 0, suit: 3 });
    expect(buried.map((card) => shengji.formatCard(card)).filter((text) => /^[5TKA]/.test(text))).toEqual([]);
    expect(buried.every((card) => lie.suits[card]! < 4)).toBe(true);
  });

  it('keeps every Tolaji whole when it buries six cards, whatever its plan', () => {
    const seed = 'hint/3';
    const setup = readSetup(partsOf('shengji')!.game, {}, seed) as Setup;
    let state = shengji.deal(shengji.start(setup), shengji.shuffle(setup, randomFor(seed, 'deal', 1)));
    while (state.phase === 'draw') state = shengji.play(state, shengji.toAct(state)[0]!, choice(state).move);
    const seat = shengji.toAct(state)[0]!;
    const burials = shengjiPlan.candidates(shengji.view(state, seat), seat).map(shengji.format);
    expect(burials.length).toBeGreaterThan(3);
    // J♣ J♣ Q♣ Q♣ and 9♦ 9♦ 10♦ 10♦ J♦ J♦ are in the hand.
    for (const text of burials) expect(text).not.toMatch(/JC JC|QC QC|9D 9D|TD TD|JD JD/);
  });

  it.each([
    ['AC 3C 9H TH QH', 0, 0, '3C'],
    ['AC 3C 9H TH QH', 100, 0, 'AC'],
    ['AC 3C 9H TH QH', 100, 100, '3C'],
    // Nothing but the ticket says which of these to throw away.
    ['AD 3H 9H TH QH', 30, 0, '3H'],
    ['AD 3H 9H TH QH', 40, 0, 'AD'],
  ])(
    'with %s, %d points at the House and %d elsewhere plays %s to join a House that is ahead',
    (hand, ...rest) => {
      const [house, elsewhere, played] = rest;
      const base = playing(
        [
          '5C 2D 3D 7D 8D',
          hand,
          '4C 2D 3H 4H 6H',
          '6C 2D 5H 6H 7H',
          '7C 2D 8H 9H JH',
          `8C 2D 3D 6D ${hand.startsWith('AC') ? 'AD' : 'AC'}`,
        ],
        { trump: '4S', tickets: '4AC 4AD' },
      );
      const state: PlayPhase = { ...base, points: [house, 0, elsewhere, 0, 0, 0] };
      expect(choice(playAll(state, '5C')).text).toBe(played);
    },
  );

  it('leads no ticket as a member of the House, since nobody would join by it', () => {
    const others = ['4C 5D 3H', '4C 5D 3H', '6C 5D 5H', '7C 2D 8H', '8C 2D AD'];
    const sought = playing(['AC 3C 3H', ...others], { trump: '4S', tickets: '4AC 4AD' });
    expect(choice(sought).text).toBe('3H');
    const met: PlayPhase = { ...sought, tickets: sought.tickets.map((ticket) => ({ ...ticket, met: 0 })) };
    expect(choice(met).text).toBe('AC');
  });

  it('asks for aces in other hands', () => {
    const dealt = shengji.deal(
      shengji.start(options()),
      deckWith(['2S AC AC AC AC AD 3D 4D 5D 6D AH 3H 4H']),
    );
    const state = stayAll(playAll(dealt, 'call 2S'));
    const announcing = shengji.play(state, 0, choice(state).move);
    const hand = (announcing as PlayPhase).hands[0]!;
    const { move } = choice(announcing);
    for (const { ordinal, card } of move.kind === 'tickets' ? move.tickets : []) {
      expect(ordinal).toBe(hand[card]! + 1);
    }
    expect(move.kind === 'tickets' && move.tickets.every(({ card }) => format(card) !== 'AC')).toBe(true);
  });

  it('asks for a king that it lacks before the next ace of a suit in which it holds one', () => {
    const dealt = shengji.deal(shengji.start(options()), deckWith(['2S']));
    const bury = stayAll(playAll(dealt, 'call 2S'));
    const announcing = shengji.play(bury, 0, choice(bury).move) as TicketsPhase;
    const hand = countsOf(cards('2S AC 3C AD AD 3D 3H'));
    const { move } = choice({ ...announcing, kitty: [], hands: announcing.hands.with(0, hand) });
    expect(shengji.format(move)).toMatch(/^tickets 1K\w 1AH$/);
  });

  it('buries its shortest suits', () => {
    const [clubs, diamonds] = ['3C 4C 6C 7C 8C 9C JC QC', '3D 4D 6D 7D 8D 9D JD QD 3D 4D'];
    const hand = countsOf(cards(`3S 4S 6S 7S 8S 9S JS ${clubs} ${diamonds}`));
    const buried = burial(hand, lieOf(trumps('2H')), BURIED_POINT, null);
    expect(buried.map(format).join(' ')).toBe('3S 4S 6S 7S 8S 9S');
  });

  it('gives its points to a sure friend, and no points to an enemy', () => {
    // Seat 1 has met a ticket, seat 2 too: all parties are known.
    const base = playing(['AH AH 2C', 'KH 3H 9C', 'TH 2H 9C', 'KH 2H 9C', '3H 6H 9C', '5H 7H 9C'], {
      trump: '4S',
    });
    const state: PlayPhase = {
      ...base,
      house: [0, 1, 2],
      tickets: [
        { ordinal: 1, card: cards('AC')[0]!, met: 1 },
        { ordinal: 1, card: cards('AD')[0]!, met: 2 },
      ],
    };
    const led = playAll(state, 'AH');
    expect(choice(led)).toMatchObject({
      text: 'KH',
    });
    const third = playAll(led, 'KH', 'TH');
    expect(choice(third).text).toBe('2H');
  });

  it('wins a trick full of enemy points as cheaply as it can when it plays last', () => {
    const base = playing(['KH 2C', 'TH 2C', 'QH 2C', 'TH 2C', 'KH 2C', '3S RJ'], { trump: '4S' });
    const state: PlayPhase = {
      ...base,
      house: [0, 1, 2],
      tickets: base.tickets.map((ticket) => ({ ...ticket, met: 1 })),
    };
    const { text } = choice(playAll(state, 'KH', 'TH', 'QH', 'TH', 'KH'));
    expect(text).toBe('3S');
  });

  it('follows with the only legal play', () => {
    const state = playAll(playing(['5H 5H 2C', '9H 9H 8H']), '5H 5H');
    expect(choice(state).text).toBe('9H 9H');
  });
});

/** The view of the seat to act at a move of a deal between six that play as `normal-v1`. */
function staged(deal: number, move: number): { readonly view: View; readonly seat: number } {
  const frozen = opponentNamed('normal-v1', 'shengji');
  const table = options();
  let state = shengji.deal(shengji.start(table), shengji.shuffle(table, randomFor('rj', deal)));
  for (let made = 0; ; made++) {
    const seat = shengji.toAct(state)[0]!;
    const view = shengji.view(state, seat);
    if (made === move) return { view, seat };
    const random = randomFor('staged');
    state = shengji.play(state, seat, frozen(view as never, seat, random) as unknown as Move);
  }
}

it.each([
  [7, 266, '2C 2C 2C'],
  [21, 272, '8S 8S 9S 9S'],
  [54, 248, '2H 2H'],
  [160, 230, 'TD TD'],
  [271, 248, '5S'],
])('the Dealer of deal %i does not lead a Red Joker for nothing', (deal, number, expected) => {
  const { view, seat } = staged(deal, number);
  expect(shengji.format(shengjiPolicy.choose(view, seat, randomFor('bot')).move)).toBe(expected);
});
