import { describe, expect, it } from 'vitest';
import { opponentNamed } from '../../bench/opponents/index.ts';
import { shengjiPolicy } from '../../src/ai/shengji/index.ts';
import { shengjiPlan } from '../../src/ai/shengji/plan.ts';
import type { Reason, Side } from '../../src/ai/shengji/reason.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { trumpRank } from '../../src/engine/shengji/calling.ts';
import { format, pointsOf } from '../../src/engine/shengji/cards.ts';
import { shengji } from '../../src/engine/shengji/index.ts';
import type { DrawPhase, Hidden, Move, PlayPhase, State, View } from '../../src/engine/shengji/state.ts';
import { addPlay, trickPoints } from '../../src/engine/shengji/trick.ts';
import { lieOf, TRUMPS } from '../../src/engine/shengji/trumps.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import { partsOf } from '../../src/games.ts';
import { cards, deckWith, options, playAll, playing, stayAll } from '../engine/shengji/helpers.ts';

const choice = (state: State) => {
  const seat = shengji.toAct(state)[0]!;
  const { move, reason } = shengjiPolicy.choose(shengji.view(state, seat), seat, randomFor('bot'));
  return { move, text: shengji.format(move), why: shengjiPolicy.reasonText(reason(), plainSpeaker) };
};

describe('the bot', () => {
  it('plays legal moves through whole deals, with a reason for each', () => {
    const random = randomFor('legal');
    for (let deal = 0; deal < 6; deal++) {
      const table = options({
        noTrumpCalls: deal % 2 === 0,
        ticketTrumps: deal % 3 === 0,
        from: '2345TA'[deal]!,
      });
      let state = shengji.deal(shengji.start(table), shengji.shuffle(table, random));
      for (let seat = shengji.toAct(state)[0]; seat !== undefined; seat = shengji.toAct(state)[0]) {
        const { move, why } = choice(state);
        expect(shengji.check(state, seat, move)).toBeNull();
        expect(why).toMatch(/^\S.*\.$/);
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
    expect(choice(drawn(long)).why).toBe('Calls: 16 of 16 cards would be trumps with spades.');
    expect(choice(drawn(short))).toMatchObject({
      text: 'stay',
      why: 'Stays: 1 of 16 cards would be trumps with spades, too few for a call.',
    });
  });

  it('buries neither points nor aces nor trumps while it has better', () => {
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

  it('breaks up no Tolaji to bury six cards, whatever the idea', () => {
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
    [75, '3C'],
    [80, 'AC'],
  ])('with %d points at the House plays %s: it joins a House that is ahead', (points, played) => {
    const base = playing(
      [
        '5C 2D 3D 7D 8D',
        'AC 3C 9H TH QH',
        '4C 2D 3H 4H 6H',
        '6C 2D 5H 6H 7H',
        '7C 2D 8H 9H JH',
        '8C 2D 3D 6D AD',
      ],
      { trump: '4S', tickets: '4AC 4AD' },
    );
    const state: PlayPhase = { ...base, points: [points, 0, 0, 0, 0, 0] };
    expect(choice(playAll(state, '5C')).text).toBe(played);
  });

  it('asks for aces that others hold', () => {
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

  it('gives its points to a sure friend and none to an enemy', () => {
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
      why: 'Gives 10 points with KH: Seat 0 is ahead and of the House as well.',
    });
    const third = playAll(led, 'KH', 'TH');
    expect(choice(third).text).toBe('2H');
  });

  it('takes a trick full of enemy points as cheaply as it can when it plays last', () => {
    const base = playing(['KH 2C', 'TH 2C', 'QH 2C', 'TH 2C', 'KH 2C', '3S RJ'], { trump: '4S' });
    const state: PlayPhase = {
      ...base,
      house: [0, 1, 2],
      tickets: base.tickets.map((ticket) => ({ ...ticket, met: 1 })),
    };
    const { text, why } = choice(playAll(state, 'KH', 'TH', 'QH', 'TH', 'KH'));
    expect(text).toBe('3S');
    expect(why).toBe('Last to play: 3S takes 40 points.');
  });

  it('follows with the one play that is legal', () => {
    const state = playAll(playing(['5H 5H 2C', '9H 9H 8H']), '5H 5H');
    expect(choice(state).text).toBe('9H 9H');
  });

  it('chooses by what it sees and its luck alone', () => {
    const table = options();
    const random = randomFor('honest');
    let state = shengji.deal(shengji.start(table), shengji.shuffle(table, random));
    let step = 0;
    for (let seat = shengji.toAct(state)[0]; seat !== undefined; seat = shengji.toAct(state)[0]) {
      const { move, text } = choice(state);
      if (step++ % 5 === 0 || step > 215) {
        const other = shengji.imagine(shengji.view(state, seat), random);
        expect(choice(other).text).toBe(text);
      }
      state = shengji.play(state, seat, move);
    }
  });
});

describe('what speaks for any legal move', () => {
  it('is true of it', () => {
    const random = randomFor('true');
    const kinds = new Set<string>();
    for (let deal = 0; deal < 2; deal++) {
      const table = options();
      let state = shengji.deal(shengji.start(table), shengji.shuffle(table, random));
      for (let seat = shengji.toAct(state)[0]; seat !== undefined; seat = shengji.toAct(state)[0]) {
        const view = shengji.view(state, seat);
        const own = shengjiPolicy.choose(view, seat, random).move;
        for (const played of [
          own,
          shengji.sample!(state, seat, random),
          ...shengjiPlan.candidates(view, seat),
        ]) {
          const reason = shengjiPolicy.reasonFor(view, seat, played)!;
          kinds.add(reason.because);
          checkReason(state, seat, played, reason);
        }
        state = shengji.play(state, seat, own);
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(12);
  });
});

function checkReason(state: State, seat: number, played: Move, reason: Reason): void {
  if (state.phase === 'draw' && played.kind === 'call' && reason.because === 'call') {
    const { suits } = lieOf({ rank: trumpRank(state.standing), suit: reason.suit });
    const hand = (shengji.view(state, seat) as DrawPhase<Hidden>).hands[seat]!;
    expect(reason.trumps).toBe(hand.reduce((sum, n, card) => (suits[card] === TRUMPS ? sum + n : sum), 0));
    expect(reason.of).toBe(hand.reduce((sum, n) => sum + n, 0));
  }
  if (played.kind === 'bury') expect(reason).toMatchObject({ points: pointsOf(played.cards) });
  if (played.kind === 'bury' && reason.because === 'bury')
    expect(reason.buried.reduce((sum, n) => sum + n, 0)).toBe(played.cards.length);
  if (state.phase !== 'play' || played.kind !== 'play') return;
  const lie = lieOf(state.deal.trumps);
  const trick = addPlay(state.trick, seat, played.cards, lie);
  switch (reason.because) {
    case 'only':
      expect([...shengji.moves(state, seat)]).toHaveLength(1);
      break;
    case 'take':
      expect([trick.winner, trickPoints(trick)]).toEqual([seat, reason.points]);
      break;
    case 'feed':
    case 'shed':
      expect([trick.winner, pointsOf(played.cards)]).toEqual([reason.winner, reason.points]);
      expectSide(state, seat, reason.winner, reason.side);
      break;
    case 'master': {
      const [card] = played.cards as [number];
      const higher = lie.lines[lie.suits[card]!]!.filter((other) => lie.heights[other]! > lie.heights[card]!);
      const out = state.hands.flatMap((hand, other) =>
        other === seat ? [] : higher.map((kind) => hand[kind]!),
      );
      if (played.cards.length === 1)
        expect(out.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(reason.beaters.higher!);
      if (reason.ruffer !== null) {
        const suit = lie.lines[lie.suits[card]!]!;
        expect(suit.filter((kind) => state.hands[reason.ruffer!]![kind]! > 0)).toEqual([]);
      }
      break;
    }
    case 'join':
      expect(played.cards.map(format)).toContain(reason.card);
      break;
  }
}

/** Nothing is called likely that everybody knows, and who is known to be of the House is said to be. */
function expectSide({ house, tickets }: PlayPhase, seat: number, winner: number, side: Side): void {
  const isOpen = tickets.some((ticket) => ticket.met === null);
  const [own, others] = [house.includes(seat), house.includes(winner)];
  if (side.is === 'friend') expect([own, own]).toEqual([others, side.house]);
  if (side.is === 'opponent') expect(own).not.toBe(others);
  if (side.is === 'to-join') expect([own, others, isOpen]).toEqual([false, true, true]);
  if (side.is.startsWith('likely')) expect([own && others, isOpen]).toEqual([false, true]);
}

describe('in words', () => {
  const gives = { because: 'feed', cards: ['TC'], points: 10, winner: 3 } as const;
  const throws = { because: 'shed', cards: ['4H'], points: 0, winner: 3, breaks: true, best: false } as const;
  const none = { suit: 0, size: 1, higher: 0 };
  const rows: [Reason, string][] = [
    [
      { ...gives, side: { is: 'friend', house: true } },
      'Gives 10 points with TC: Seat 3 is ahead and of the House as well.',
    ],
    [
      { ...gives, side: { is: 'friend', house: false } },
      'Gives 10 points with TC: Seat 3 is ahead and a Player as well.',
    ],
    [
      { ...gives, side: { is: 'to-join', card: 'AC' } },
      'Gives 10 points with TC: Seat 3 is ahead and of the House, which AC can join.',
    ],
    [
      { ...gives, side: { is: 'to-join', card: null } },
      'Gives 10 points: Seat 3 is ahead and of the House, which this hand may join.',
    ],
    [
      { ...gives, side: { is: 'likely-friend' } },
      'Gives 10 points with TC: Seat 3 is ahead and likely a friend.',
    ],
    [
      { ...throws, side: { is: 'opponent' } },
      'Throws 4H out of a group, without points: Seat 3 is ahead and an opponent.',
    ],
    [
      { ...throws, breaks: false, side: { is: 'likely-opponent' } },
      'Throws 4H: Seat 3 is ahead and likely an opponent.',
    ],
    [
      { because: 'master', cards: ['AC'], beaters: none, ruffer: 2 },
      'Leads AC: no higher club is unseen, but Seat 2 may trump.',
    ],
    [
      { because: 'lead', cards: ['TD', 'TD'], points: 20, beaters: { suit: 1, size: 2, higher: 3 } },
      'Leads TD TD with 20 points: 3 higher pairs of diamonds may be out.',
    ],
    [
      { because: 'take', cards: ['5H'], points: 15, last: false, beaters: { suit: 4, size: 1, higher: 1 } },
      'Goes ahead with 5H for 15 points: 1 higher trump is unseen.',
    ],
    [
      { because: 'bury', points: 0, buried: [4, 2, 0, 0, 0], voids: [0] },
      'Buries 4 clubs and 2 diamonds without points; no clubs are left.',
    ],
    [{ because: 'no-call', caller: 2 }, 'Stays: no cards drawn so far can replace the call of Seat 2.'],
  ];
  it.each(rows)('%o', (reason, sentence) => {
    expect(shengjiPolicy.reasonText(reason, plainSpeaker)).toBe(sentence);
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
