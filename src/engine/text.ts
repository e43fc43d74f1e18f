import type { AnyGame, Json, OpaqueTypes, OptionSpec, Refusal } from './game.ts';
import type { SetupRefusal } from './setup.ts';
import { list, plainSpeaker } from './words.ts';

/* What the engine itself has to say, in sentences; a game's own are in its text.ts. */

/** Why a setup of this game cannot be, and what would be right. */
export function setupRefusalText(game: AnyGame, refusal: SetupRefusal): string {
  const own = (cause: Refusal): string => game.refusalText(cause as OpaqueTypes['refusal'], plainSpeaker);
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
      return own(refusal.refusal);
    case 'seed':
      return 'A seed is any text of at least one character.';
    case 'decks':
      return 'Decks are a list with a list of cards (or null) for each deal.';
    case 'deck':
      return `The deck of deal ${refusal.deal} is not a list of cards.`;
    case 'unknown-card':
      return `The deck of deal ${refusal.deal} names ${shown(refusal.card)}, which is not a card of ${game.title}.`;
    case 'pack':
      return `Deal ${refusal.deal}: ${own(refusal.refusal)}`;
  }
}

/** The allowed values of an option in words, e.g. "a number from 100 to 5000". */
export function allowed(spec: OptionSpec): string {
  switch (spec.type) {
    case 'boolean':
      return 'on or off';
    case 'choice':
      return `one of ${spec.choices.join(', ')}`;
    case 'number': {
      const steps = spec.step ? ` in steps of ${spec.step}` : '';
      return `${spec.default === null ? 'none or ' : ''}a whole number from ${spec.min} to ${spec.max}${steps}`;
    }
  }
}

const LONGEST = 60;

/** A value as somebody gave it, for a sentence: of a long text the beginning, of what has parts that it has. */
export function shown(value: Json): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  if (typeof value === 'string' && value.length > LONGEST)
    return `${JSON.stringify(value.slice(0, LONGEST))}…`;
  return JSON.stringify(value);
}
