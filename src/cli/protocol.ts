import { isAdviser, judge } from '../ai/adviser/judge.ts';
import { forHint } from '../ai/adviser/sense.ts';
import { sentencesOf } from '../ai/adviser/sentences.ts';
import { chooseMove, decisionStream, LEVELS, type Level } from '../ai/bot.ts';
import {
  type AnyGame,
  isRefusal,
  type Json,
  type JsonObject,
  type OpaqueTypes,
  type Refusal,
  type Seat,
  type Speaker,
  type Status,
} from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { loadLog, saveLog } from '../engine/save.ts';
import { readSetup } from '../engine/setup.ts';
import { logRefusalText, setupRefusalText, shown } from '../engine/text.ts';
import { list, plainSpeaker } from '../engine/words.ts';
import type { GameParts } from '../games.ts';
import { printedRules } from '../rules-page.ts';
import { LONGEST_LINE } from './pipes.ts';

/** A reply: `ok` true with the requested fields, or `ok` false with a sentence `error` and perhaps the broken `rule`. */
type Reply = JsonObject & { readonly ok: boolean };
type Request = { readonly [field: string]: Json };

/** Version of the protocol. Raise it when a name or a meaning changes; see docs/protocol.md. */
const PROTOCOL = 3;
const DEFAULT_LIMIT = 1000;
/** Most characters of an id as JSON, and its deepest nesting. */
const LONGEST_ID = 1000;
const DEEPEST_ID = 16;
/** Deepest nesting of a request: a number has 0, `{"decks":[["2C"]]}` has 3. */
const DEEPEST = DEEPEST_ID + 1;

const failure = (error: string, rule?: string): Reply => ({ ok: false, error, ...(rule && { rule }) });

/** A conversation in the engine protocol: a line in, a line out, about at most one match. See docs/protocol.md. */
export class Protocol {
  readonly #catalogue: readonly GameParts[];
  readonly #freshSeed: () => string;
  #entry: GameParts | null = null;
  #match: Match | null = null;

  constructor(catalogue: readonly GameParts[], freshSeed: () => string) {
    this.#catalogue = catalogue;
    this.#freshSeed = freshSeed;
  }

  /** Answers a request line with a line of JSON without its line end. Never throws. */
  answer(line: string): string {
    const request =
      Buffer.byteLength(line) > LONGEST_LINE ? 'A request has at most 16 MB.' : parseRequest(line);
    if (typeof request === 'string') return JSON.stringify(failure(request));
    const { id } = request;
    if (id !== undefined && (isDeeper(id, DEEPEST_ID) || JSON.stringify(id).length > LONGEST_ID)) {
      return JSON.stringify(
        failure(`An "id" is at most ${LONGEST_ID} characters of JSON, nested at most ${DEEPEST_ID} deep.`),
      );
    }
    const answer = isDeeper(request, DEEPEST)
      ? failure(`A request is nested at most ${DEEPEST} deep.`)
      : this.#answer(request);
    return JSON.stringify(id === undefined ? answer : { id, ...answer });
  }

  #answer(request: Request): Reply {
    switch (request.do) {
      case 'games':
        return { ok: true, protocol: PROTOCOL, games: this.#catalogue.map(describeGame) };
      case 'new':
        return this.#new(request);
      case 'load':
        return this.#load(request.log);
      case 'rules':
        return this.#rules(request.game);
      case 'try':
        return this.#try(request);
    }
    const handler =
      typeof request.do === 'string' &&
      Object.hasOwn(this.#handlers, request.do) &&
      this.#handlers[request.do];
    if (!handler) {
      return failure(
        request.do === undefined
          ? 'The request lacks "do".'
          : `There is no request ${shown(request.do)}; there are ${list(['games', 'new', 'load', 'rules', 'try', ...Object.keys(this.#handlers)])}.`,
      );
    }
    return this.#match
      ? handler(this.#match, request)
      : failure('There is no match yet: send "new" or "load" first.');
  }

  /** Requests about the present match. */
  readonly #handlers: { readonly [name: string]: (match: Match, request: Request) => Reply } = {
    status: (match: Match) => describeStatus(match),
    view: (match: Match, { seat }: Request) => {
      if (seat === undefined) return { ok: true, view: match.game.describe(match.view('table')) };
      return isSeat(match, seat)
        ? { ok: true, view: match.game.describe(match.view(seat)) }
        : failure(notASeat(match, seat));
    },
    moves: (match: Match, { seat, limit = DEFAULT_LIMIT }: Request) => {
      if (!isCount(limit)) return failure('"limit" is a whole number, 0 or more.');
      if (seat !== undefined && !isSeat(match, seat)) return failure(notASeat(match, seat));
      const mover = seat ?? match.turn[0];
      return {
        ok: true,
        ...(mover === undefined ? { moves: [], complete: true } : listed(match.moves(mover), limit)),
      };
    },
    check: (match: Match, request: Request) =>
      this.#withMove(match, request, (seat, move) => {
        const refusal = match.check(seat, move);
        return refusal ? refused(match.game, refusal) : { ok: true };
      }),
    play: (match: Match, request: Request) =>
      this.#withMove(match, request, (seat, move) => {
        const steps = match.play(seat, move);
        return isRefusal(steps) ? refused(match.game, steps) : describeStatus(match);
      }),
    bot: (match: Match, { seat, level = 'normal' }: Request) => {
      if (!LEVELS.includes(level as Level)) {
        return failure(`There is no level ${shown(level)}; there are ${list(LEVELS)}.`);
      }
      const mover = this.#decider(match, seat);
      if (typeof mover !== 'number') return mover;
      const random = decisionStream(match.dealSeed, mover, match.decision);
      const { move } = chooseMove(this.#entry!, level as Level, match.view(mover), mover, random);
      return { ok: true, move: match.game.format(move) };
    },
    advise: (match: Match, { seat, names }: Request) => {
      const mover = this.#decider(match, seat);
      if (typeof mover !== 'number') return mover;
      const entry = this.#entry!;
      if (!isAdviser(entry)) return failure('This game has no adviser.');
      const named = names === undefined ? [] : namesIn(match, names);
      if (!named) return failure(`"names" is a list of ${match.setup.seats} texts, one a seat.`);
      const decision = {
        view: match.view(mover),
        seat: mover,
        seed: match.dealSeed,
        moveCount: match.decision,
      };
      const judgement = judge(forHint(entry, decision), decision);
      const audience = {
        ...entry.adviser,
        game: match.game,
        speaker: speakerFor(mover, named),
      };
      return {
        ok: true,
        judgement: judgement as unknown as Json,
        say: sentencesOf(judgement, audience),
      };
    },
    undo: (match: Match) =>
      match.undo() ? describeStatus(match) : failure('There is no move to take back.'),
    redo: (match: Match) =>
      match.redo() ? describeStatus(match) : failure('There is no move to make again.'),
    say: (match: Match, { seat, from = 0, names }: Request) => {
      if (seat !== undefined && !isSeat(match, seat)) return failure(notASeat(match, seat));
      if (!isCount(from)) return failure('"from" is a whole number, 0 or more.');
      const named = names === undefined ? [] : namesIn(match, names);
      if (!named) return failure(`"names" is a list of ${match.setup.seats} texts, one a seat.`);
      const speaker = speakerFor(seat ?? null, named);
      const steps = match.history.slice(from);
      return { ok: true, say: steps.map((step) => step.sentences(seat ?? 'table', speaker)) };
    },
    save: (match: Match) => ({ ok: true, log: saveLog(match) }),
  };

  #new(request: Request): Reply {
    if (request.game === undefined) return failure('The request lacks "game".');
    const entry = this.#named(request.game);
    if (!entry) return this.#noGame(request.game);
    const setup = readSetup(entry.game, request, this.#freshSeed());
    if (isRefusal(setup)) return failure(setupRefusalText(entry.game, setup));
    return this.#begin(entry, new Match(entry.game, setup));
  }

  /** The rules of a game; of the present match's game if no game is named. */
  #rules(id: Json | undefined): Reply {
    const game = id === undefined ? this.#match?.game : this.#named(id)?.game;
    if (game) return { ok: true, rules: printedRules(game.id) };
    return id === undefined ? failure('The request lacks "game".') : this.#noGame(id);
  }

  /** Plays moves from a position in the request. The present match stays as it is. */
  #try({ game: id, seats, options, position = null, play = [], limit }: Request): Reply {
    if (id === undefined) return failure('The request lacks "game".');
    const game = this.#named(id)?.game;
    if (!game) return this.#noGame(id);
    const setup = readSetup(game, { seats, options }, 'try');
    if (isRefusal(setup)) return failure(setupRefusalText(game, setup));
    if (!isTexts(play)) return failure('"play" is a list of moves, as in "moves".');
    if (limit !== undefined && !isCount(limit)) return failure('"limit" is a whole number, 0 or more.');
    const laidOut = game.layOut?.(game.start(setup), position) ?? 'This game has no positions to lay out.';
    if (typeof laidOut === 'string') return failure(laidOut);
    const stuck = game.toAct(laidOut).find((seat) => formatted(game, laidOut, seat).next().done);
    if (stuck !== undefined) return failure(`In this position seat ${stuck} has no legal move.`);
    let state = laidOut;
    for (const [played, text] of play.entries()) {
      const seat = game.toAct(state)[0] ?? 0;
      const move = game.parse(text);
      const refusal = isRefusal(move) ? move : game.check(state, seat, move as OpaqueTypes['move']);
      if (refusal) return { ...refused(game, refusal), played };
      state = game.play(state, seat, move as OpaqueTypes['move']);
    }
    const turn = game.toAct(state);
    const moves = limit === undefined ? {} : listed(formatted(game, state, turn[0]), limit);
    return {
      ok: true,
      ...standing(game.status(state)),
      turn,
      view: game.describe(game.view(state, 'table')),
      ...moves,
    };
  }

  #named(id: Json): GameParts | undefined {
    return this.#catalogue.find(({ game }) => game.id === id);
  }

  #noGame(id: Json): Reply {
    const ids = list(this.#catalogue.map(({ game }) => game.id));
    return failure(`There is no game ${shown(id)}; there are ${ids}.`);
  }

  #load(log: Json | undefined): Reply {
    if (!isTexts(log)) {
      return failure('"log" is the array of lines that "save" gave.');
    }
    const findGame = (id: string) => this.#catalogue.find(({ game }) => game.id === id)?.game;
    const match = loadLog(log, findGame);
    if (isRefusal(match)) return failure(logRefusalText(match, findGame));
    return this.#begin(this.#catalogue.find(({ game }) => game === match.game)!, match);
  }

  #begin(entry: GameParts, match: Match): Reply {
    this.#entry = entry;
    this.#match = match;
    return describeStatus(match);
  }

  /** The seat of a request: the named one, or the only one that may act. */
  #mover(match: Match, seat: Json | undefined): Seat | Reply {
    if (seat !== undefined) return isSeat(match, seat) ? seat : failure(notASeat(match, seat));
    if (match.over) return refused(match.game, { rule: 'match-over' });
    return match.turn.length === 1
      ? match.turn[0]!
      : failure(`Seats ${list(match.turn.map(String))} may all act: name the "seat".`);
  }

  /** As `#mover`, but refuses a seat that is not to act. */
  #decider(match: Match, seat: Json | undefined): Seat | Reply {
    const mover = this.#mover(match, seat);
    return typeof mover !== 'number' || match.turn.includes(mover)
      ? mover
      : refused(match.game, { rule: 'not-your-turn', turn: match.turn } as Refusal);
  }

  #withMove(match: Match, { seat, move }: Request, answer: (seat: Seat, move: string) => Reply): Reply {
    if (typeof move !== 'string') {
      return failure(move === undefined ? 'The request lacks "move".' : '"move" is a text, as in "moves".');
    }
    const mover = this.#mover(match, seat);
    return typeof mover === 'number' ? answer(mover, move) : mover;
  }
}

/** Are lists and objects nested more than `most` deep? */
function isDeeper(value: Json, most: number): boolean {
  let parts: readonly Json[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    const holders = parts.filter((part) => typeof part === 'object' && part !== null);
    if (holders.length === 0) return false;
    parts = holders.flatMap((holder) => Object.values(holder));
  }
  return true;
}

/** Parses a request, or returns a sentence on its fault. */
function parseRequest(line: string): Request | string {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch {
    return 'The line is not JSON.';
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Request)
    : 'A request is a JSON object, e.g. {"do":"games"}.';
}

const isSeat = (match: Match, seat: Json): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats;

const notASeat = (match: Match, seat: Json): string =>
  `There is no seat ${shown(seat)}; seats are 0 to ${match.setup.seats - 1}.`;

const isTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isCount = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The names of the seats; null if the value is not a list of one text a seat. */
const namesIn = (match: Match, names: Json): readonly string[] | null =>
  isTexts(names) && names.length === match.setup.seats ? names : null;

/** A speaker to a seat, or to nobody at the table, that calls the others by their names or numbers. */
const speakerFor = (you: Seat | null, names: readonly string[]): Speaker => ({
  ...plainSpeaker,
  you,
  seat: (seat) => (seat === you ? 'You' : (names[seat] ?? plainSpeaker.seat(seat))),
});

const refused = (game: AnyGame, refusal: Refusal): Reply =>
  failure(game.refusalText(refusal as OpaqueTypes['refusal'], plainSpeaker), refusal.rule);

const describeGame = ({ game }: GameParts): JsonObject => ({
  id: game.id,
  name: game.title,
  seats: game.seatCounts,
  options: game.options.map((spec) => ({ ...spec })) as unknown as Json,
});

function describeStatus(match: Match): Reply {
  return {
    ok: true,
    game: match.game.id,
    seats: match.setup.seats,
    seed: match.setup.seed,
    options: match.setup.options,
    ...standing(match.status),
    turn: match.turn,
    steps: match.history.length,
  };
}

const standing = ({ phase, deal, scores, results, winners }: Status): JsonObject => ({
  deal,
  phase,
  over: winners !== null,
  scores,
  results,
  ...(winners && { winners }),
});

/** The moves of a seat as text, lazily. */
function* formatted(game: AnyGame, state: OpaqueTypes['state'], seat: Seat | undefined): Generator<string> {
  if (seat !== undefined) for (const move of game.moves(state, seat)) yield game.format(move);
}

/** The first `limit` of these moves, and whether these are all. */
function listed(all: Iterable<string>, limit: number): { moves: string[]; complete: boolean } {
  const moves: string[] = [];
  for (const move of all) {
    if (moves.length === limit) return { moves, complete: false };
    moves.push(move);
  }
  return { moves, complete: true };
}
