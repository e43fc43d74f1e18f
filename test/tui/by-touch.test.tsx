import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/ai/question.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { type Binding, thumbBar } from '../../src/tui/keys.ts';
import type { AskAdviser } from '../../src/tui/match/bots.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { openApp } from '../support/app.tsx';
import { judgement } from '../support/judgement.ts';
import { makeRoom } from '../support/room.ts';
import { touchText } from '../support/touch.ts';

/** Advises what a bot would play, without weighing it. */
const advise: AskAdviser = async (question) => {
  const { move } = answerQuestion(partsOf(question.game)!, { ...question, level: 'normal' });
  return judgement([], { seat: question.seat, best: move, usual: move });
};

/** Words at the top of the page of a deal's end. */
const ENDED = /^ \S.*(?:after deal|the match is over)/;
/** The label of the hint, in the bar of a turn. */
const HINT = /\bi hint/;

test.each(catalogue.map(({ game }) => [game.title, game.id] as const))(
  'touches alone play a deal of %s, from the menu to its end',
  async (title, id) => {
    const size = { columns: 40, rows: 22 };
    const stage = await openApp(makeRoom({ tables: { [id]: 'calm' } }), { size }, undefined, advise);
    touchText(stage, new RegExp(`\\d  ${title}`));
    await stage.waitFor(new RegExp(`▎ \\d  ${title}`));
    touchText(stage, /Enter:start/);
    const hasEnded = (lines: readonly string[]) => ENDED.test(lines[0]!);
    const isAsked = (lines: readonly string[]) => HINT.test(lines.join('\n'));
    const asked = () => stage.waitFor((lines) => hasEnded(lines) || isAsked(lines));
    for (let lines = await asked(); !hasEnded(lines); lines = await asked()) {
      touchText(stage, HINT);
      await stage.waitFor(/Hint: /);
      touchText(stage, /Enter /);
      await stage.waitFor((lines) => !lines.join('\n').includes('Hint: '));
    }
  },
);

test('a narrow bar drops the keys that pick cards, which a thumb can touch, before the hint', () => {
  const binding = (key: string, label: string, group: Binding['group'], essential = false): Binding => ({
    keys: [key],
    label,
    group,
    essential,
    run: () => {},
  });
  const bindings = [
    binding('Space', 'put back', 'select', true),
    binding('Enter', 'play', 'play'),
    binding('i', 'hint', 'play', true),
    binding('?', 'help', 'look', true),
  ];
  const theme = makeTheme({ depth: 2, symbols: 'unicode' });
  const told = (width: number) =>
    thumbBar(bindings, width, theme)
      .map(({ text }) => text)
      .join('')
      .trim()
      .replace(/ +/g, ' ');
  expect(told(54)).toBe('Enter play Space put back i hint ? help');
  expect(told(38)).toBe('Enter play i hint ? help');
});
