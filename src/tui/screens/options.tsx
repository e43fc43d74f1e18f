import { Box } from 'ink';
import { useState } from 'react';
import type { Settings } from '../../front/settings.ts';
import { padded } from '../../width.ts';
import { placeAround, valueAround } from '../around.ts';
import { CHOICES, written } from '../choices.ts';
import { Picture } from '../drawing/picture.tsx';
import { drawSample } from '../drawing/sample.ts';
import type { Binding } from '../keys.ts';
import { choiceKeys } from '../parts/list-keys.ts';
import { Rich } from '../parts/rich.tsx';
import { useTheme } from '../theme-context.ts';
import { Screen } from './screen.tsx';

interface OptionsProps {
  readonly settings: Settings;
  /** Options that are not offered; left out: none. */
  readonly without?: readonly (keyof Settings)[];
  /** Answers why the change cannot be kept for the next start, in a sentence; or ''. */
  onChange(settings: Settings): string;
  onClose(): void;
}

/** Options whose change is seen on a sample. */
const SEEN: ReadonlySet<string> = new Set(['theme', 'cards', 'palette'] satisfies (keyof Settings)[]);

const BANNER = { title: 'CARDROOM', parts: ['options'] };

/** What the player prefers. Every change counts at once. */
export function OptionsScreen({ settings, without = [], onChange, onClose }: OptionsProps) {
  const choices = CHOICES.filter(({ name }) => !without.includes(name));
  const theme = useTheme();
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState('');
  const choice = choices[at]!;
  const move = (step: number) => setAt(placeAround(at, step, choices.length));
  const turn = (step: number) => {
    const { values, name } = choice;
    setProblem(onChange({ ...settings, [name]: valueAround(values, settings[name], step) }));
  };
  const own: Binding[] = [
    ...choiceKeys(move, turn),
    { keys: ['Esc', 'q', 'o', 'Enter'], name: 'Esc', label: 'close', group: 'look', run: onClose },
  ];
  return (
    <Screen banner={BANNER} keys={own} said={problem} verdict={choice.help}>
      <Rich> </Rich>
      {choices.map(({ name, title, values }, place) => (
        <Rich key={name} style={place === at ? theme.strong : undefined}>
          {`${place === at ? theme.lines.pointer : ' '} ${padded(title, 14)} ${values
            .map((value) => (value === settings[name] ? `[${written(value)}]` : ` ${written(value)} `))
            .join(' ')}`}
        </Rich>
      ))}
      {SEEN.has(choice.name) && (
        <Box flexDirection="column" paddingLeft={2}>
          <Picture canvas={drawSample(theme)} />
        </Box>
      )}
    </Screen>
  );
}
