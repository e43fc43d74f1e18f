import { describe, expect, test } from 'vitest';
import { again, aidOf, broughtBy, goingOn, tellsMore } from '../../src/again/again.ts';
import { challenge, readAidWord } from '../../src/again/challenge.ts';
import { shells } from '../../src/again/shell.ts';
import { readInvitation } from '../../src/cli/invitation.ts';
import { deckOf, Match } from '../../src/engine/match.ts';
import { dealSeed, freshSeedOf } from '../../src/engine/seed.ts';
import type { Setup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { SavedMatch } from '../../src/store/saved.ts';
import { played } from '../support/played.ts';

/** No match is open. */
const nothing = () => false;
/** Each deal has its own. */
const FRESH = freshSeedOf(new Uint8Array(16));
const policyOf = (game: string) => partsOf(game)!.policy;

describe('playing again', () => {
  const two = played({ game: 'gongzhu', deals: 2 });

  test('begins a deal with its first result, from the same standing', () => {
    const { setup, players, origin } = again(two, 2)!;
    expect(players).toBe(two.players);
    expect(origin).toStrictEqual({
      kind: 'again',
      match: 'gongzhu-1',
      first: two.match.status.results[1]!.points,
      aid: { hints: 0, takenBack: 0, unrated: [] },
    });
    expect(setup.only).toStrictEqual({
      deal: 2,
      moves: 56,
      standing: two.match.status.results[0]!.points.join(','),
    });
  });

  test('needs a finished deal or match', () => {
    expect(again(two, 3)).toBeNull();
    expect(again(two, 'match')).toBeNull();
    expect(broughtBy(two.match, 3)).toBeNull();
  });

  test('compares even a third try with the first', () => {
    const { origin, setup } = again(two, 2)!;
    const second = played({ game: 'gongzhu', seed: setup.seed, only: { ...setup.only! }, origin: origin! });
    expect(second.match.over).toBe(true);
    expect(again(second, 2)).toMatchObject({ origin, setup: { only: setup.only } });
  });

  test('begins a whole match, or a first repeat of one of its deals', () => {
    const whole = played({ game: 'shang', deals: 99 });
    const { setup, origin } = again(whole, 'match')!;
    expect(setup).not.toHaveProperty('only');
    expect(origin).toMatchObject({ first: whole.match.status.scores });
    const second = {
      ...whole,
      id: 'shang-2',
      about: { ...whole.about, origin: { ...origin!, match: 'shang-0' } },
    };
    expect(again(second, 'match')!.origin).toMatchObject({ match: 'shang-0' });
    expect(again(second, 1)!.origin).toMatchObject({ match: 'shang-2' });
  });

  test('treats a match of one deal as its only deal', () => {
    const court = played({ game: 'kings-court' });
    expect(again(court, 1)!.setup).not.toHaveProperty('only');
    expect(again(court, 1)).toStrictEqual(again(court, 'match'));
  });

  test('deals the same stacked cards', () => {
    const { game } = partsOf('gongzhu')!;
    const deck = new Match(game, two.match.setup).entries[0] as { deck: string };
    const stacked = played({ game: 'gongzhu', seed: 'other', decks: [deck.deck.split(' ')] });
    const next = new Match(game, again(stacked, 1)!.setup);
    expect(next.entries[0]).toStrictEqual(deck);
  });
});

/** `challenge.test.ts` gives these words to a shell. */
const optionsIn = (words: readonly string[]) =>
  Object.fromEntries(
    words.slice(1).map((word) => {
      const [, name = '', value = ''] = /^--(\w+) (.*)$/.exec(word)!;
      return [name, name === 'option' ? [value] : value];
    }),
  );

describe('a challenge', () => {
  test.each(catalogue.map(({ game }) => game.id))('from %s reads back as the same deal', (id) => {
    const match = played({ game: id, seed: FRESH, deals: 2, people: [1], level: 'easy' });
    const part = match.match.status.results.length;
    const words = challenge(match, part, policyOf(id), nothing, shells.sh) as readonly string[];
    expect(words.join(' ').length).toBeLessThan(180);
    const { setup, players, origin } = readInvitation(id, optionsIn(words), 'unused');
    const { setup: same } = again(match, part)!;
    expect(setup).toStrictEqual(same);
    expect(players).toStrictEqual(match.players);
    expect(origin).toStrictEqual({
      kind: 'challenge',
      beat: broughtBy(match.match, part)![1],
      aid: { hints: 0, takenBack: 0, unrated: [] },
    });
  });

  test('carries unusual house rules, seats and levels', () => {
    const match = played({
      game: '500',
      seed: FRESH,
      seats: 6,
      people: [3],
      level: 'easy',
      options: { target: 300 },
    });
    const words = challenge(match, 1, policyOf('500'), nothing, shells.sh) as readonly string[];
    expect(words).toEqual([
      'cardroom play 500',
      `--seed ${dealSeed(FRESH, 1)}`,
      '--players 6',
      '--seats 3',
      '--bots easy',
      '--option target=300',
      '--deal 1',
      expect.stringMatching(/^--beat -?\d+$/),
      '--aid unaided',
      expect.stringMatching(/^--revision 1\.\d+$/),
    ]);
    const { setup } = readInvitation('500', optionsIn(words), 'unused');
    expect(setup).toStrictEqual(again(match, 1)!.setup);
  });

  test('sets the first result of a repeated deal as its target', () => {
    const first = [70, 0, 0, 0];
    const match = played({
      game: 'gongzhu',
      only: { deal: 1, moves: 0, standing: '' },
      origin: { kind: 'again', match: 'gongzhu-1', first },
    });
    expect(challenge(match, 1, policyOf('gongzhu'), nothing, shells.sh)).toContain('--beat 70');
  });

  const sentenceFor = (
    wishes: Partial<Parameters<typeof played>[0]>,
    part: number | 'match' = 1,
    bots?: number,
  ) => {
    const match = played({ game: 'gongzhu', ...wishes });
    const about = { ...match.about, ...(bots !== undefined && { bots }) };
    return challenge({ ...match, about }, part, policyOf('gongzhu'), nothing, shells.sh);
  };
  const deck = played({ game: 'gongzhu' }).match.entries[0] as { deck: string };

  test.each([
    ['several people', { people: [0, 2] }, 1, /several play here\.$/],
    ['nobody', { people: [] }, 1, /^Only bots play here/],
    ['a deal that is not over', {}, 2, /finished match or deal\.$/],
    ['a match that is not over', {}, 'match', /finished match or deal\.$/],
    ['stacked cards', { decks: [deck.deck.split(' ')] }, 1, /stacked by hand/],
    ['a seed that no terminal shows', { seed: 'a\nb' }, 1, /cannot be typed/],
    ['a seed of a page', { seed: 'x'.repeat(61) }, 1, /too long/],
    [
      'a match that was played on',
      { origin: { kind: 'from', match: 'x', deal: 1, move: 1 } },
      1,
      /continues another one/,
    ],
  ] as const)('is refused for %s', (_, wishes, part, sentence) => {
    expect(sentenceFor(wishes as Parameters<typeof sentenceFor>[0], part)).toMatchObject({
      rule: 'no-challenge',
      sentence: expect.stringMatching(sentence),
    });
  });

  test('gives away its own deal alone; with one typed seed for all deals it waits for the end of the match', () => {
    const open = played({ game: 'gongzhu', seed: FRESH });
    const words = challenge(open, 1, policyOf('gongzhu'), nothing, shells.sh) as readonly string[];
    expect(words.join(' ')).not.toContain(FRESH.slice(6));
    const { setup } = again(open, 1)!;
    expect(setup.seed).toBe(dealSeed(FRESH, 1));
    const next = [open.match.setup, { ...setup, only: undefined }].map((one) =>
      deckOf(open.match.game, one as Setup, 2),
    );
    expect(next[0]).not.toStrictEqual(next[1]);

    expect(sentenceFor({})).toMatchObject({ sentence: expect.stringMatching(/Finish the match first\.$/) });
    const over = played({ game: 'gongzhu', seed: 'typed', deals: 99 });
    expect(challenge(over, 1, policyOf('gongzhu'), nothing, shells.sh)).toContain('--seed typed');
  });

  test('from a repeated deal keeps the seed of an open match secret', () => {
    const open = played({ game: 'gongzhu' });
    const beginning = again(open, 1)!;
    const second = {
      ...played({
        game: 'gongzhu',
        ...beginning.setup,
        only: { ...beginning.setup.only! },
        decks: [],
        origin: beginning.origin!,
      }),
      id: 'gongzhu-2',
    };
    // The seed of a match with a stacked first deal appears only in its log.
    for (const seed of ['played', undefined]) {
      const open = goingOn([{ id: 'gongzhu-1', state: 'open', seed }] as unknown as SavedMatch[]);
      expect(challenge(second, 1, policyOf('gongzhu'), open, shells.sh)).toMatchObject({
        sentence: expect.stringMatching(/Finish the match first\.$/),
      });
      expect(tellsMore(second, 'match', open)).toBe(true);
    }
    const other = goingOn([{ id: 'gongzhu-1', state: 'open', seed: 'other' }] as unknown as SavedMatch[]);
    expect(tellsMore(second, 'match', other)).toBe(false);
    expect(challenge(second, 1, policyOf('gongzhu'), nothing, shells.sh)).toContain('--seed played');
  });

  test('from one stacked deal leaves out the others', () => {
    const decks = [deck.deck.split(' '), deck.deck.split(' ')];
    const { setup } = again(played({ game: 'gongzhu', decks }), 1)!;
    expect(setup.decks).toHaveLength(1);
  });

  test('lists the help in each deal, and reads back', () => {
    const match = played({ game: 'gongzhu', seed: FRESH, deals: 1 });
    const { match: going } = match;
    going.hint(0, [...going.moves(0)][0]!);
    going.play(0, [...going.moves(0)][0]!);
    going.undo();
    const words = (part: number) =>
      challenge(match, part, policyOf('gongzhu'), nothing, shells.sh) as readonly string[];
    expect(words(1)).toContain('--aid unaided');
    const helped = played({ game: 'kings-court' });
    helped.match.undo();
    helped.match.redo();
    expect(challenge(helped, 'match', policyOf('kings-court'), nothing, shells.sh)).toMatchObject({
      sentence: expect.stringMatching(/^No challenge from an unrated match/),
    });
    expect(aidOf(match, 2)).toStrictEqual({ hints: 1, takenBack: 1, unrated: [] });
    expect(aidOf(match, 'match')).toStrictEqual({ hints: 1, takenBack: 1, unrated: [] });
    expect(aidOf({ ...match, about: { imported: null } }, 'match')).toBeNull();
    for (const [word, hints, takenBack] of [
      ['unaided', 0, 0],
      ['1-hint', 1, 0],
      ['2-taken-back', 0, 2],
      ['12-hints,1-taken-back', 12, 1],
    ] as const)
      expect(readAidWord(word)).toStrictEqual({ hints, takenBack, unrated: [] });
    for (const word of ['', 'none', '2', '0-hints', '1-hint,', ',1-taken-back', '1-taken-back,1-hint'])
      expect(readAidWord(word)).toBeNull();
  });

  test('is refused if the bots have changed', () => {
    expect(sentenceFor({}, 1, 0)).toMatchObject({ sentence: expect.stringMatching(/bots have changed/) });
  });
});
