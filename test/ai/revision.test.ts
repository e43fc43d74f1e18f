import { expect, test } from 'vitest';
import { chooseMove, type Level } from '../../src/ai/bot.ts';
import { catalogue, type GameParts } from '../../src/games.ts';
import { playDigest } from '../support/play-digest.ts';

const DEALS = 4;

const digestOf = (bot: GameParts, level: Level): string =>
  playDigest(bot.game, DEALS, (view, seat, random) => chooseMove(bot, level, view, seat, random).move);

/** What `hard` plays where it is asked at every so many moves of one deal, with a share of its budget; `normal` plays between. */
const STRIDE = 3;
const SHARE = 0.1;

function hardDigest(bot: GameParts): string {
  const { plan } = bot;
  const thrifty = plan && { ...plan, rollouts: (view: never) => Math.ceil(SHARE * plan.rollouts(view)) };
  const quick = { ...bot, ...(thrifty && { plan: thrifty }) };
  return playDigest(bot.game, 1, (view, seat, random, count) => {
    const level = count % STRIDE === 0 ? 'hard' : 'normal';
    return chooseMove(quick, level, view, seat, random).move;
  });
}

/**
 * By game: the revision, and the digests of `random`, `easy`, `normal` and `hard`. Where this fails, a level plays differently than it did: its
 * game's bots get the next `revision` (in the policy, `src/ai/<game>/index.ts`), and that is written here with its digests. What was played
 * against the former one, such as a friend's challenge, cannot be played again from then on.
 */
const PINNED: { readonly [game: string]: readonly (number | string)[] } = {
  shengji: [11, 'e7c9d9c3', '9959e267', '4c9cbe2a', '94d14161'],
  shang: [6, '03023252', '0266b85d', '9e26cd96', '9ae82d07'],
  gongzhu: [8, '24c6bbd9', '319ee608', '11d6dec2', 'dab4f6e8'],
  '500': [6, '714bf4b1', 'e5450cd8', '15a892a4', '533a10ad'],
  'kings-court': [6, 'dded92ef', 'a31f5e20', '51da6e99', 'bb240d6a'],
};

test.each(catalogue)('the bots of $game.title play as their revision does', (bot) => {
  const digests = (['random', 'easy', 'normal'] as const).map((level) => digestOf(bot, level));
  expect([bot.policy.revision, ...digests, hardDigest(bot)]).toStrictEqual(PINNED[bot.game.id]);
});
