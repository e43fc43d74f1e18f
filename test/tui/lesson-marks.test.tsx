import { describe, expect, test } from 'vitest';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import { catalogue } from '../../src/games.ts';
import { gameOf, lessons, lessonsOf } from '../../src/lessons/index.ts';
import { App } from '../../src/tui/app.tsx';
import { makeRoom } from '../support/room.ts';
import { openStage, type StageOptions } from '../support/stage.ts';

const small = { columns: 80, rows: 24 };
const larger = [
  { columns: 100, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 160, rows: 50 },
] as const;

const steps = lessons.flatMap((lesson) =>
  lesson.exercises
    .flatMap((exercise) => exercise.tasks)
    .map((step, at) => ({ lesson, step, at, name: `${lesson.id}, step ${at + 1}` })),
);
const marked = steps.filter(({ step }) => step.mark);

/** A lesson at the task of a step. */
async function openAt({ lesson, at }: (typeof steps)[number], options: StageOptions) {
  const room = makeRoom({ pace: 'instant', cards: 'framed' }, { ...NO_PROGRESS, at: { [lesson.id]: at } });
  const start = { kind: 'learn', game: gameOf(lesson), lesson } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />, options);
  await stage.waitFor(/ lesson [·.] .*[\s\S]*(?:i[: ]show me|Enter[: ]go on)/);
  return stage;
}

/** Where signs stand, as `row,column`; heavy frames, which begin with a corner or a joint, are none. */
const placesOf = (lines: readonly string[], signs: RegExp): string[] =>
  lines.flatMap((line, row) =>
    [...line.matchAll(signs)].flatMap(({ index }) => {
      let top = row;
      while (lines[top]?.[index] === '┃') top--;
      return top < row && /[┏┳┓┣┫╋]/.test(lines[top]?.[index] ?? '') ? [] : [`${row},${index}`];
    }),
  );

test('every game marks something in its first lesson', () => {
  for (const { game } of catalogue) {
    const first = lessonsOf(game.id)[0]!;
    expect([game.id, marked.some(({ lesson }) => lesson === first)]).toEqual([game.id, true]);
  }
});

/** Every step in the smallest window, and the larger ones in turn. */
const shown = marked.map((at, place) => ({ ...at, size: larger[place % larger.length]! }));

describe.each(shown)('$name', ({ size, ...at }) => {
  test('has the marks of its task on the screen, each once', async () => {
    const stage = await openAt(at, { size });
    expect(placesOf(stage.lines(), /[┃▾]/g)).toHaveLength(at.step.mark!.length);
  });

  test('has them in the smallest window, and at the same places in ASCII', async () => {
    const unicode = await openAt(at, { size: small });
    expect(placesOf(unicode.lines(), /[┃▾]/g)).toHaveLength(at.step.mark!.length);
    const ascii = await openAt(at, { size: small, symbols: 'ascii' });
    const lines = ascii.lines();
    for (const [sign, plain] of [
      [/┃/g, '|'],
      [/▾/g, 'v'],
    ] as const)
      for (const place of placesOf(unicode.lines(), sign)) {
        const [row, column] = place.split(',').map(Number) as [number, number];
        expect([place, lines[row]![column]]).toEqual([place, plain]);
      }
  });
});

test('marks vanish while others move and while the player reads', async () => {
  const stage = await openAt(marked.find(({ name }) => name === 'gongzhu/1, step 2')!, { size: small });
  stage.keys('i');
  await stage.waitFor(/┏━1━┓|┗━1━┛/);
  expect(placesOf(stage.lines(), /[┃▾]/g)).toHaveLength(1);
  stage.keys('\r');
  await stage.waitFor(/Enter[: ]go on/);
  expect(placesOf(stage.lines(), /[┃▾]/g)).toEqual([]);
});

test('the help in a lesson explains the marks', async () => {
  const stage = await openAt(marked[0]!, { size: small });
  stage.keys('?');
  await stage.waitFor(/Esc:close/);
  stage.keys('/it is no advice');
  await stage.waitFor(/┃ {2}▾ +what the words/);
});

describe.each(steps.filter(({ step }) => 'ask' in step && step.picked))('$name', (at) => {
  test('begins with a move picked, below the words of the task, and Enter plays it', async () => {
    const stage = await openAt(at, { size: small });
    const before = stage.lines();
    expect(before.map((line) => line.trim()).join(' ')).toContain(at.step.say.split('{')[0]!.trim());
    stage.keys('\r');
    await stage.waitFor(/Enter[: ]go on/);
  });
});
