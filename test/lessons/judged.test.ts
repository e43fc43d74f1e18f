import { expect, test } from 'vitest';
import { type Adviser, compare, type Decision, isAdviser, judge } from '../../src/ai/adviser/judge.ts';
import type { OpaqueTypes } from '../../src/engine/game.ts';
import { games } from '../../src/engine/games.ts';
import { take } from '../../src/engine/take.ts';
import { partsOf } from '../../src/games.ts';
import { gameOf, lessons } from '../../src/lessons/index.ts';
import type { Accept, AskTask, DecideTask, Exercise } from '../../src/lessons/lesson.ts';
import { ExerciseRun } from '../../src/lessons/run.ts';

/*
 * The judge that hints and reviews come from reads the lessons: what a task asks for or calls best is about the best, what it calls good costs less than a
 * review would charge, and what it calls poor costs as much. `CARDROOM_LESSONS=1` has all tasks read, in some minutes; a usual run one a game,
 * by a judge that tries fewer deals, and none of Shengji, whose take longest.
 */

interface Step {
  readonly name: string;
  readonly bot: Adviser;
  readonly exercise: Exercise;
  readonly task: AskTask | DecideTask;
  readonly at: number;
}

const STEPS: readonly Step[] = lessons.flatMap((lesson) => {
  const bot = partsOf(gameOf(lesson))!;
  if (!isAdviser(bot)) throw new Error(`Nobody judges ${lesson.id}.`);
  return lesson.exercises.flatMap((exercise, place) =>
    exercise.tasks.flatMap((task, at) =>
      'read' in task
        ? []
        : [{ name: `${lesson.id}, exercise ${place + 1}, step ${at + 1}`, bot, exercise, task, at }],
    ),
  );
});

const IS_LONG = process.env.CARDROOM_LESSONS === '1';
const READ = games.flatMap(({ id }) => {
  const choices = STEPS.filter(({ bot }) => bot.game.id === id).filter(isChoice);
  return IS_LONG ? choices : id === 'shengji' ? [] : choices.slice(0, 1);
});

/** A lesson's words about moves, and their least and greatest cost, in thresholds of the review. */
interface Said {
  readonly moves: readonly string[];
  readonly as: string;
  readonly least: number;
  readonly most: number;
}

const NEARLY = 1 / 4;
/** A task about another point than the best move may ask for one that costs so many thresholds, and says why. */
const WITH_A_REASON = 3;
const NONE = Number.POSITIVE_INFINITY;

const listed = (on: Accept): readonly string[] => (typeof on === 'object' ? on : []);

function saidOf(task: Step['task']): Said[] {
  if ('decide' in task) {
    const limits = { best: [-NONE, NEARLY], good: [-NONE, 1], poor: [NEARLY, NONE] } as const;
    return task.decide.map(({ on, rank }) => {
      const [least, most] = limits[rank];
      return { moves: listed(on), as: rank, least, most };
    });
  }
  const asked = {
    moves: task.ask,
    as: 'asked',
    least: -NONE,
    most: task.because === undefined ? NEARLY : WITH_A_REASON,
  };
  const wrong = task.no.map(({ on, as }) => ({
    moves: listed(on),
    as: as === 'good' ? 'as good' : 'refused',
    least: -NONE,
    most: as === 'good' ? 1 : NONE,
  }));
  return [asked, ...wrong];
}

function decisionAt({ bot, exercise, at, name }: Step): Decision & { readonly run: ExerciseRun } {
  const run = new ExerciseRun(bot.game, exercise, at);
  for (let move = run.next(); move; move = run.next()) run.match.play(move.seat, move.move);
  return { run, view: run.match.view(run.seat), seat: run.seat, seed: name, moveCount: run.match.moveCount };
}

/** Is anything else legal? Of a move that must be played there is nothing to judge. */
function isChoice(step: Step): boolean {
  const { view, seat } = decisionAt(step);
  return take(step.bot.game.moves(view, seat), 2).length > 1;
}

test('every game except Shengji has a lesson to judge', () => {
  const read = new Set(READ.map(({ bot }) => bot.game.id));
  expect([...read]).toEqual(games.map(({ id }) => id).filter((id) => IS_LONG || id !== 'shengji'));
});

test.each(READ)("$name: the judge agrees with the lesson's words about its moves", (step) => {
  const { task } = step;
  const bot = IS_LONG ? step.bot : { ...step.bot, plan: { ...step.bot.plan, rollouts: () => 96 } };
  const decision = decisionAt(step);
  const written = (text: string): OpaqueTypes['move'] => {
    const move = bot.game.parse(text) as OpaqueTypes['move'];
    return bot.game.canonical?.(decision.view, move) ?? move;
  };
  const best = judge(bot, decision).best;
  const said = saidOf(task);
  const texts = said.flatMap(({ moves }) => moves.map((move) => bot.game.format(written(move))));
  const tried = [...new Set([best, ...texts])].map(written);
  const { moves: compared, measure } = compare(bot, { ...decision, seed: `${decision.seed} again` }, tried);
  // The judge's own move is free of cost if the lesson names no other.
  const moves = tried.length > 1 ? compared : [{ move: best, gain: 0, error: 0 }];
  // Costs are measured from the best move tried; the judge's own is only about the best.
  const top = moves.reduce((best, move) => (move.gain > best.gain ? move : best));
  const wrong = said.flatMap(({ moves: meant, as, least, most }) =>
    meant.flatMap((text) => {
      const { gain, error } = moves.find(({ move }) => move === bot.game.format(written(text)))!;
      const cost = top.gain - gain;
      // Errors are against the judge's own, which has none.
      const unsure = 2 * Math.hypot(error, top.error);
      const isSaidRightly =
        cost - unsure <= most * measure.matters && cost + unsure >= least * measure.matters;
      return isSaidRightly ? [] : [`${text} is ${as}, and costs ${cost.toFixed(2)} ± ${unsure.toFixed(2)}`];
    }),
  );
  expect(wrong, `${best} is best`).toStrictEqual([]);
});
