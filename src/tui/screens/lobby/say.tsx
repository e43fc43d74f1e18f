import { useState } from 'react';
import { wrap } from '../../../width.ts';
import { type Binding, closeKey, offeredIf } from '../../keys.ts';
import { Lines } from '../../parts/rich.tsx';
import { useContentSize } from '../../parts/room.ts';
import { useLine } from '../../parts/text-line.tsx';
import { useTheme } from '../../themed.tsx';
import { Screen } from '../screen.tsx';
import { CALLS, type Said, type TablePage } from './hosted.ts';
import { callText, lineText, notDoneText, sayWords } from './words.ts';

/** Shows the latest lines, and what can be said now: ready-made calls, and typed lines while no cards are played. */
export function Say({ hosted, state, onClose }: TablePage) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [problem, setProblem] = useState('');
  const say = (said: Said) => {
    const not = hosted.say(said);
    if (not === null) onClose();
    else setProblem(notDoneText(not));
  };
  const line = useLine(sayWords.prompt, (text) => say({ text }));
  const own: Binding[] = [
    {
      keys: CALLS.map((_, place) => String(place + 1)),
      name: `1-${CALLS.length}`,
      label: sayWords.call,
      group: 'select',
      run: (key) => say({ call: CALLS[Number(key) - 1]! }),
    },
    ...offeredIf(state.isFree, { keys: ['Enter'], label: sayWords.own, group: 'select', run: line.open }),
    closeKey(onClose, '/'),
  ];
  const told = state.lines.flatMap((line) => wrap(lineText(line), columns - 2, '  '));
  const shown = told.slice(-(rows - CALLS.length - 2));
  return (
    <Screen
      banner={sayWords.title}
      keys={own}
      said={problem}
      verdict={state.isFree ? sayWords.free : sayWords.only}
      {...line.screen}
    >
      <Lines lines={[...CALLS.map((call, place) => `  ${place + 1}  ${callText(call)}`), '']} />
      <Lines
        lines={(shown.length > 0 ? shown : [sayWords.nothing]).map((text) => `  ${text}`)}
        style={theme.dim}
      />
    </Screen>
  );
}
