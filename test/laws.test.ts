// A million of Vitest's own comparisons take longer than the games.
import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { chooseMove, decisionStream, LEVELS } from '../src/ai/bot.ts';
import {
  type AnyGame,
  firstDeal,
  isRefusal,
  lastDeal,
  type OpaqueTypes,
  type Seat,
} from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { pick, randomFor } from '../src/engine/random.ts';
import { loadLog, saveLog } from '../src/engine/save.ts';
import { dealSeed } from '../src/engine/seed.ts';
import { readSetup, type Setup } from '../src/engine/setup.ts';
import { setupRefusalText } from '../src/engine/text.ts';
import { plainSpeaker } from '../src/engine/words.ts';
import { catalogue } from '../src/games.ts';
import { cardsInPlay } from './support/cards-in-play.ts';
import fc from './support/fc.ts';
import { anySetup, type WalkStep, walk } from './support/walk.ts';
import { template } from './template/index.ts';

/** Long enough to reach the play of a second deal in every game but the longest. */
const WALK = 400;
const RUNS = 12;
/** The searching bot is held to these laws too, on fewer positions: see ai/honesty.test.ts. */
const QUICK_LEVELS = LEVELS.filter((level) => level !== 'hard');
/** A list of legal moves longer than this is not read to its end. */
const LONGEST_LIST = 2000;
/** Begins with a capital (or a card or space), ends with a stop, and shows nothing of the machinery. */
const SENTENCE = /^(?![a-z]{2}|\s)(?!.*(?:\[object|native code|undefined|NaN)).*[.!]$/s;

/** Three words in a row, in whatever language: no id, no card and no move has them. */
const WORDS = /\p{L}{2,} \p{L}+ \p{L}{2,}/u;

/** Every text in a refusal, a fact or a reason. */
const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsIn)
      : [];

/** Steps of the walks of the game at hand, which all laws take: states never change. */
const walks = new Map<string, readonly WalkStep[]>();
function walkOf(game: AnyGame, setup: Setup): readonly WalkStep[] {
  const name = JSON.stringify([game.id, setup]);
  const known = walks.get(name) ?? [...walk(game, setup, WALK)];
  walks.set(name, known);
  return known;
}

/** Calls `law` on every `stride`-th step of a random walk, the first offset by the seed's own luck. */
function onWalks(
  game: AnyGame,
  stride: number,
  law: (step: WalkStep, setup: Setup, index: number) => void,
): void {
  fc.assert(
    fc.property(anySetup(game), fc.nat(stride - 1), (setup, offset) => {
      let index = offset;
      for (const step of walkOf(game, setup)) if (index++ % stride === 0) law(step, setup, index);
    }),
    { numRuns: RUNS },
  );
}

const seatsOf = (setup: Setup): Seat[] => Array.from({ length: setup.seats }, (_, seat) => seat);

function firstMoves(
  game: AnyGame,
  position: OpaqueTypes['state'] | OpaqueTypes['view'],
  seat: Seat,
): string[] {
  const moves: string[] = [];
  for (const move of game.moves(position, seat)) if (moves.push(game.format(move)) === 50) break;
  return moves;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

describe.each([...catalogue, template].map((entry) => [entry.game.title, entry] as const))(
  'laws of %s',
  (_, entry) => {
    const { game } = entry;
    afterAll(() => walks.clear());

    test('a listed move passes check, reads back as itself, and is listed once', () => {
      onWalks(game, 5, ({ after }, setup) => {
        for (const seat of seatsOf(setup)) {
          const moves = firstMoves(game, after, seat);
          assert.equal(new Set(moves).size, moves.length);
          for (const text of moves) {
            const move = game.parse(text);
            if (isRefusal(move)) throw new Error(`${text} does not parse`);
            assert.equal(game.format(move), text);
            assert.equal(game.check(after, seat, move), null);
          }
        }
      });
    });

    test('a seat in turn has a move, and every other seat is refused', () => {
      onWalks(game, 3, ({ after, move }, setup) => {
        const turn = game.toAct(after);
        for (const seat of seatsOf(setup)) {
          const [first] = game.moves(after, seat);
          assert.equal(first !== undefined, turn.includes(seat));
          if (!turn.includes(seat) && move) {
            const refusal = game.check(after, seat, move);
            assert.notEqual(refusal, null);
            assert.match(game.refusalText(refusal!, plainSpeaker), SENTENCE);
          }
        }
      });
    });

    test('check allows exactly the listed moves', () => {
      onWalks(game, 7, ({ before, after }, setup) => {
        // Moves that are or were somebody's a moment ago: most are of the right form and illegal here.
        const candidates = new Set(
          seatsOf(setup).flatMap((seat) => [
            ...firstMoves(game, before, seat),
            ...firstMoves(game, after, seat),
          ]),
        );
        for (const seat of game.toAct(after)) {
          const listed = new Set<string>();
          for (const move of game.moves(after, seat))
            if (listed.add(game.format(move)).size > LONGEST_LIST) break;
          if (listed.size > LONGEST_LIST) continue;
          for (const text of candidates) {
            const refusal = game.check(after, seat, game.parse(text) as OpaqueTypes['move']);
            assert.deepEqual([text, refusal === null], [text, listed.has(text)]);
            if (refusal) assert.match(game.refusalText(refusal, plainSpeaker), SENTENCE);
          }
        }
      });
    });

    test('any text is read as a move or refused in a sentence', () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.string({ unit: fc.constantFrom(...'CDHSTJQKA23456789RGBY@: 1♠♥♦♣') }),
            // Words that an object answers to although nobody put them there.
            fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
          ),
          (text) => {
            const move = game.parse(text);
            if (isRefusal(move)) assert.match(game.refusalText(move, plainSpeaker), SENTENCE);
            else
              assert.equal(
                game.format(game.parse(game.format(move)) as OpaqueTypes['move']),
                game.format(move),
              );
          },
        ),
      );
    });

    test('states and views survive JSON', () => {
      onWalks(game, 29, ({ after }, setup) => {
        assert.deepEqual(JSON.parse(JSON.stringify(after)), after);
        for (const viewer of [...seatsOf(setup), 'table' as const]) {
          const view = game.view(after, viewer);
          assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
          const shown = game.describe(view);
          assert.deepEqual(JSON.parse(JSON.stringify(shown)), shown);
        }
      });
    });

    test('a frozen state survives play, deal, view and tell', () => {
      onWalks(game, 4, ({ before, seat, move, after }, setup) => {
        deepFreeze(before);
        if (seat !== null && move !== null) {
          assert.deepEqual(game.play(before, seat, deepFreeze(move)), after);
          for (const viewer of [...seatsOf(setup), 'table' as const]) {
            game.view(before, viewer);
            game.tell(before, { kind: 'move', seat, move }, deepFreeze(after), viewer);
          }
        } else {
          game.deal(before, deepFreeze(game.shuffle(setup, randomFor('frozen'))));
        }
      });
    });

    test('cards are conserved', () => {
      onWalks(game, 3, ({ before, seat, after }) => {
        const cards = cardsInPlay(game, after);
        if (seat !== null && cards) assert.deepEqual(cards, cardsInPlay(game, before));
      });
    });

    test('a seat gets the same checks and moves from its view as from the state', () => {
      onWalks(game, 5, ({ after }) => {
        for (const seat of game.toAct(after)) {
          const view = game.view(after, seat);
          assert.deepEqual(game.toAct(view), game.toAct(after));
          assert.deepEqual(game.status(view), game.status(after));
          assert.deepEqual(firstMoves(game, view, seat), firstMoves(game, after, seat));
        }
      });
    });

    test('an imagined state gives the same view, the same moves, and the bots the same choice', () => {
      onWalks(game, 11, ({ after }, setup, index) => {
        for (const seat of seatsOf(setup)) {
          const view = game.view(after, seat);
          const imagined = game.imagine(view, randomFor(setup.seed, 'imagine', index, seat));
          const seen = game.view(imagined, seat);
          assert.deepEqual(seen, view);
          if (!game.toAct(view).includes(seat)) continue;
          assert.deepEqual(firstMoves(game, imagined, seat), firstMoves(game, view, seat));
          for (const level of QUICK_LEVELS) {
            const choose = (from: OpaqueTypes['view']) =>
              game.format(chooseMove(entry, level, from, seat, decisionStream(setup.seed, seat, index)).move);
            assert.equal(choose(seen), choose(view));
          }
        }
      });
    });

    test('all games report deals, scores and ends alike', () => {
      onWalks(game, 1, ({ before, seat, move, after }) => {
        const event =
          seat !== null && move !== null ? { kind: 'move' as const, seat, move } : { kind: 'deal' as const };
        const kinds = game.tell(before, event, after, 'table').map(({ kind }) => kind);
        const [was, is] = [game.status(before), game.status(after)];
        assert.equal(kinds.includes('dealt'), is.deal > was.deal);
        assert.equal(kinds.includes('deal-scored'), !game.oneDeal && is.results.length > was.results.length);
        assert.equal(kinds.includes('match-over'), is.winners !== null);
      });
      onWalks(game, 20, ({ after }, setup) => {
        const { phase, deal } = game.status(after);
        for (const viewer of [...seatsOf(setup), 'table' as const]) {
          const shown = game.describe(game.view(after, viewer));
          assert.deepEqual([shown.seat, shown.phase], [viewer === 'table' ? null : viewer, phase]);
          if (!game.oneDeal) assert.equal(shown.deal, deal);
          for (const other of ['viewer', 'left', 'counts', 'handSizes']) assert(!Object.hasOwn(shown, other));
        }
      });
    });

    test('every step becomes sentences for each viewer', () => {
      onWalks(game, 6, ({ before, seat, move, after }, setup) => {
        const event =
          seat !== null && move !== null ? { kind: 'move' as const, seat, move } : { kind: 'deal' as const };
        for (const viewer of [...seatsOf(setup), 'table' as const]) {
          for (const fact of game.tell(before, event, after, viewer)) {
            assert.match(game.factText(fact, plainSpeaker), SENTENCE);
          }
        }
      });
    });

    test('refusals, facts and reasons are ids and data, not sentences', () => {
      const data: unknown[] = [game.parse('?')];
      onWalks(game, 6, ({ before, seat, move, after }, setup) => {
        if (seat !== null && move !== null)
          for (const other of seatsOf(setup)) data.push(game.check(after, other, move));
        const event =
          seat !== null && move !== null ? { kind: 'move' as const, seat, move } : { kind: 'deal' as const };
        for (const viewer of [...seatsOf(setup), 'table' as const])
          data.push(game.tell(before, event, after, viewer));
      });
      const wordy = data.flatMap(textsIn).filter((text) => WORDS.test(text));
      assert.deepEqual(new Set(wordy), new Set());
    });

    test('bots play legal moves', () => {
      onWalks(game, 8, ({ after }, setup, index) => {
        for (const seat of game.toAct(after)) {
          for (const level of QUICK_LEVELS) {
            const view = game.view(after, seat);
            const random = decisionStream(setup.seed, seat, index);
            const chosen = chooseMove(entry, level, view, seat, random);
            assert.equal(game.check(after, seat, chosen.move), null);
          }
        }
      });
    });

    test('each deal of a match, taken out of it, has the same cards, and bots play it alike', () => {
      if (!game.carried) return;
      fc.assert(
        fc.property(anySetup(game), (setup) => {
          const playOn = (match: Match): string[] => {
            const seat = match.turn[0]!;
            const random = decisionStream(match.dealSeed, seat, match.decision);
            const { move } = chooseMove(entry, 'easy', match.view(seat), seat, random);
            match.play(seat, game.format(move));
            return [`${seat} ${game.format(move)}`];
          };
          const whole = new Match(game, setup);
          const moves: string[][] = [[]];
          while (!whole.over && whole.status.results.length < 3) {
            moves.at(-1)!.push(...playOn(whole));
            if (whole.status.results.length === moves.length) moves.push([]);
          }
          whole.status.results.forEach((result, at) => {
            const deal = at + 1;
            const only = whole.onlyDeal(deal)!;
            const request = {
              ...setup,
              seed: dealSeed(setup.seed, deal),
              decks: setup.decks.map((deck) => deck?.map(game.formatCard) ?? null),
            };
            const again = readSetup(game, { ...request, only: { ...only } }, '');
            if (isRefusal(again)) throw new Error(setupRefusalText(game, again));
            const match = new Match(game, again);
            assert.equal(firstDeal(match.status), deal);
            const dealt = (one: Match) =>
              one.entries.flatMap((entry) => ('deal' in entry && entry.deal === deal ? [entry.deck] : []));
            assert.deepEqual(dealt(match), dealt(whole));
            const played: string[] = [];
            while (!match.over) played.push(...playOn(match));
            assert.deepEqual(played, moves[at]);
            assert.deepEqual(match.status.results, [result]);
            assert.notEqual(match.status.winners, null);
            assert.equal(lastDeal(match.status), deal);
            assert.deepEqual(match.onlyDeal(deal), only);
            const loaded = loadLog(saveLog(match), () => game);
            if (isRefusal(loaded)) throw new Error(loaded.rule);
            assert.deepEqual(loaded.status, match.status);
            assert.deepEqual(saveLog(loaded), saveLog(match));
          });
        }),
        { numRuns: 3 },
      );
    });

    test('a log replays to the same match; undo then redo changes nothing', () => {
      fc.assert(
        fc.property(anySetup(game), fc.nat(WALK), fc.array(fc.nat(3)), (setup, length, takeBacks) => {
          const match = new Match(game, setup);
          const random = randomFor(setup.seed, 'match');
          const seen = () => [
            match.status,
            match.turn,
            seatsOf(setup).map((seat) => match.view(seat)),
            match.view('table'),
          ];
          for (let i = 0; i < length && !match.over; i++) {
            const seat = pick(match.turn, random);
            const view = match.view(seat);
            const move = game.format(chooseMove(entry, 'easy', view, seat, random).move);
            if (i % 3 === 0) match.hint(seat, move);
            match.play(seat, move, i % 5 === 0 ? 'normal' : undefined);
            const backs = takeBacks[i] ?? 0;
            const before = seen();
            const entries = match.moveCount;
            for (let back = 0; back < backs; back++) match.undo();
            const undone = entries - match.moveCount;
            assert.equal(undone, Math.min(backs, entries));
            for (let again = 0; again < undone; again++) assert.equal(match.redo(), true);
            assert.deepEqual(seen(), before);
            if (backs === 3) match.undo(Math.min(2, match.moveCount));
          }
          const loaded = loadLog(saveLog(match), () => game);
          if (isRefusal(loaded)) throw new Error(loaded.rule);
          assert.deepEqual(
            [
              loaded.status,
              loaded.turn,
              seatsOf(setup).map((seat) => loaded.view(seat)),
              loaded.view('table'),
            ],
            seen(),
          );
          assert.equal(loaded.moveCount, match.moveCount);
          assert.deepEqual(loaded.aid(), match.aid());
          assert.deepEqual(
            loaded.history.map(({ by }) => by),
            match.history.map(({ by }) => by),
          );
          assert.deepEqual(saveLog(loaded), saveLog(match));
        }),
        { numRuns: RUNS },
      );
    });
  },
);
