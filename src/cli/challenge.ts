import { type DealOrMatch, firstTime, goingOn } from '../again/again.ts';
import { challenge, readAidWord } from '../again/challenge.ts';
import { type ShellName, shellOn, shells } from '../again/shell.ts';
import { isRefusal, type Json } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import { type GameParts, partsOf } from '../games.ts';
import { wholeNumber } from './flags.ts';
import { answered, Misuse } from './misuse.ts';
import { everyMatch, openStores } from './room.ts';

/** The options that make a line of `cardroom play` a friend's challenge, as typed. */
export interface ChallengeOptions {
  readonly seed?: string;
  readonly deck?: string;
  readonly deal?: string;
  /** The moves before the deal, and the scores: `110:120,-40,300,0`. */
  readonly from?: string;
  readonly beat?: string;
  readonly aid?: string;
  readonly revision?: string;
}

/** A challenge's part of a request for a setup, and the origin of its match. */
interface Challenge {
  readonly only?: Json;
  readonly origin: Origin;
}

/** Reads a friend's challenge; null if the line has none. Throws a Misuse if it cannot be played as it was made. */
export function readChallenge(entry: GameParts, options: ChallengeOptions): Challenge | null {
  const { seed, deck, deal, from, beat, aid: word, revision } = options;
  if (beat === undefined) {
    const [stray] =
      Object.entries({ deal, from, aid: word, revision }).find(([, text]) => text !== undefined) ?? [];
    if (stray === undefined) return null;
    throw new Misuse(`--${stray} is part of a friend's challenge and needs --beat: copy the whole line.`);
  }
  if (!/^-?\d{1,6}$/.test(beat)) throw new Misuse(`--beat takes a whole number, not "${beat}".`);
  if (seed === undefined)
    throw new Misuse('A challenge needs its --seed, which deals the cards: copy the whole line.');
  if (deck !== undefined) throw new Misuse('The seed of a challenge deals its cards: leave out --deck.');
  checkRevision(entry, revision);
  const only = readDeal(deal, from);
  const aid = word === undefined ? null : readAidWord(word);
  if (word !== undefined && !aid)
    throw new Misuse(
      `--aid takes the help named in a challenge, such as unaided or 2-hints,1-taken-back, not "${word}".`,
    );
  return { origin: { kind: 'challenge', beat: Number(beat), ...(aid && { aid }) }, ...(only && { only }) };
}

function checkRevision({ game, policy }: GameParts, text: string | undefined): void {
  const [, rules, bots] = /^(\d{1,6})\.(\d{1,6})$/.exec(text ?? '') ?? [];
  if (rules === undefined || bots === undefined) {
    const wrong = text === undefined ? 'and this one has none' : `not "${text}"`;
    throw new Misuse(`A challenge needs a --revision such as 1.1, of its rules and its bots, ${wrong}.`);
  }
  if (Number(rules) !== game.revision)
    throw new Misuse(
      `This challenge needs revision ${rules} of ${game.title}, and this cardroom has revision ${game.revision}. The deal would differ.`,
    );
  if (Number(bots) !== policy.revision)
    throw new Misuse(
      `This challenge needs revision ${bots} of the bots of ${game.title}, and this cardroom has revision ${policy.revision}. The bots would play differently.`,
    );
}

function readDeal(deal: string | undefined, from: string | undefined): Json | null {
  if (deal === undefined) {
    if (from === undefined) return null;
    throw new Misuse('--from says how the match stood before a deal: add --deal.');
  }
  const number = wholeNumber('--deal', deal, 1);
  if (number === 1) {
    if (from === undefined) return { deal: 1, moves: 0, standing: '' };
    throw new Misuse('Nothing comes before deal 1: leave out --from.');
  }
  const [, moves, standing] = /^(\d{1,6}):(.+)$/s.exec(from ?? '') ?? [];
  if (moves !== undefined && standing !== undefined) return { deal: number, moves: Number(moves), standing };
  const wrong = from === undefined ? 'and this one has none' : `not "${from}"`;
  throw new Misuse(
    `Deal ${number} needs a --from, the moves before it and the standing, e.g. 110:120,-40,300,0, ${wrong}.`,
  );
}

interface LineOptions {
  readonly deal?: string;
  /** Left out: this platform's shell. */
  readonly shell?: ShellName;
}

/** `cardroom challenge ID`: prints the line by which a friend plays the same match, or one deal of it. */
export function printChallenge(id: string, { deal, shell = shellOn(process.platform) }: LineOptions): void {
  const { matches } = openStores(process.env);
  const read = answered(matches.read(id));
  const played = { ...read, id };
  const part: DealOrMatch = deal === undefined ? 'match' : wholeNumber('--deal', deal, 1);
  const { game, setup } = read.match;
  // A match of one deal offers that deal, whichever was asked for.
  const alone = setup.only?.deal ?? (game.oneDeal ? 1 : part);
  if ((part !== 'match' && part !== alone) || !firstTime(played, part))
    throw new Misuse(
      part === 'match'
        ? `The match ${id} is not over; --deal N makes a challenge of a finished deal.`
        : `The match ${id} has no finished deal ${part}.`,
    );
  const words = challenge(
    played,
    part,
    partsOf(game.id)!.policy,
    goingOn(everyMatch(matches)),
    shells[shell],
  );
  if (isRefusal(words)) throw new Misuse(words.sentence);
  process.stdout.write(`${words.join(' ')}\n`);
}
