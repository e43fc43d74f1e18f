import { printable } from '../printable.ts';
import type { AnyGame, FindGame, Json, OpaqueTypes, OptionSpec, Refusal } from './game.ts';
import type { LogRefusal, ReplayFault } from './save.ts';
import type { SetupRefusal } from './setup.ts';
import { list, plainSpeaker } from './words.ts';

/* Sentences of the engine itself; a game's own are in its text.ts. */

/** A sentence on why a setup is refused, and what would be right. */
export function setupRefusalText(game: AnyGame, refusal: SetupRefusal): string {
  switch (refusal.rule) {
    case 'seats':
      return `${game.title} is for ${list(game.seatCounts.map(String))} players, not ${shown(refusal.seats)}.`;
    case 'options':
      return 'Options are an object of names and values.';
    case 'unknown-option':
      return `${game.title} has no option ${shown(refusal.name)}; it has ${list(game.options.map(({ name }) => name)) || 'none'}.`;
    case 'option-value': {
      const spec = game.options.find(({ name }) => name === refusal.name)!;
      return `Option ${spec.name} is ${allowed(spec)}, not ${shown(refusal.value)}.`;
    }
    case 'table':
      return inWords(game, refusal.refusal);
    case 'seed':
      return 'A seed is any text of at least one character.';
    case 'decks':
      return 'Decks are a list with a list of cards (or null) for each deal.';
    case 'deck':
      return `The deck of deal ${refusal.deal} is not a list of cards.`;
    case 'unknown-card':
      return `The deck of deal ${refusal.deal} names ${shown(refusal.card)}, which is not a card of ${game.title}.`;
    case 'pack':
      return `Deal ${refusal.deal}: ${inWords(game, refusal.refusal)}`;
    case 'only':
      return 'One deal of a match needs its number from 1, the moves before it and, after the first deal, the standing.';
    case 'one-deal':
      return `A match of ${game.title} is one deal.`;
    case 'standing':
      return `No match of ${game.title} at this table stands at ${shown(refusal.standing)} before deal ${refusal.deal}; a standing is written like ${refusal.like}.`;
  }
}

/** A sentence on why a log cannot be loaded. */
export function logRefusalText(refusal: LogRefusal, findGame: FindGame): string {
  switch (refusal.rule) {
    case 'not-text':
      return 'This is not a saved match of cardroom: it is not text.';
    case 'no-header':
      return 'This is not a saved match of cardroom: its first line is no header.';
    case 'wrong-header':
      return `This is not a saved match of cardroom: its header has no proper ${brief(refusal.field ?? 'form')}.`;
    case 'other-format':
      return refusal.format === 1
        ? 'This match is saved in format 1, which cardroom no longer reads.'
        : `This match has a format that this cardroom does not know; ${playedBy(refusal)}.`;
    case 'unknown-game':
      return `This cardroom has no game ${shown(refusal.game)}; ${playedBy(refusal)}.`;
    case 'other-revision': {
      const { title, revision } = findGame(refusal.game)!;
      return `This match was begun under revision ${refusal.revision} of ${title}, and this cardroom plays revision ${revision}; ${playedBy(refusal)}.`;
    }
    case 'no-setup':
      return setupRefusalText(findGame(refusal.game)!, refusal.refusal);
    case 'no-replay':
      return `Line ${refusal.line} of the log does not replay: it ${faultText(findGame(refusal.game)!, refusal.fault)}`;
  }
}

function faultText(game: AnyGame, fault: ReplayFault): string {
  switch (fault) {
    case 'not-an-entry':
      return 'is not an entry.';
    case 'nothing-to-undo':
      return 'takes back a move, but there is none.';
    case 'nothing-to-redo':
      return 'makes a move again, but none was taken back.';
    case 'differs':
      return 'is not what the match gives at this point.';
    default:
      return `is refused: ${inWords(game, fault)}`;
  }
}

const playedBy = ({ version }: { readonly version: string | null }): string =>
  version ? `cardroom ${brief(version)} plays it` : 'the version that saved it plays it';

/** The sentence of a game's refusal. */
const inWords = (game: AnyGame, refusal: Refusal): string =>
  printable(game.refusalText(refusal as OpaqueTypes['refusal'], plainSpeaker));

/** The allowed values of an option in words, e.g. "a number from 100 to 5000". */
export function allowed(spec: OptionSpec): string {
  switch (spec.type) {
    case 'boolean':
      return 'on or off';
    case 'choice':
      return `one of ${spec.choices.join(', ')}`;
    case 'number': {
      const steps = spec.step ? ` in steps of ${spec.step}` : '';
      const words = [...(spec.default === null ? ['none'] : []), ...(spec.words ?? [])];
      return `${words.map((word) => `${word} or `).join('')}a whole number from ${spec.min} to ${spec.max}${steps}`;
    }
  }
}

const LONGEST = 60;

/** A text from outside for a sentence, cut if it is long. */
const brief = (text: string): string =>
  printable(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value of a request for a sentence: a text in quotation marks; a list or an object by its kind alone. */
export function shown(value: Json): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  // JavaScript reads a number that is too large for it, such as 1e999, as infinity.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    return 'a number out of range';
  return typeof value === 'string' ? `"${brief(value)}"` : String(value);
}
