import { useState } from 'react';
import type { Settings } from '../../front/settings.ts';
import { fitting, padded } from '../../width.ts';
import { placeAround, valueAround } from '../around.ts';
import { CHOICES, written } from '../choices.ts';
import { area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import { drawSample } from '../drawing/sample.ts';
import { type Binding, closeKey } from '../keys.ts';
import { choiceKeys, drawList, rowKey } from '../parts/list-keys.ts';
import { useContentSize } from '../parts/room.ts';
import { useTheme } from '../themed.tsx';
import { OwnKeysScreen } from './own-keys.tsx';
import { Screen } from './screen.tsx';
import { keyTexts } from './words.ts';

interface OptionsProps {
  readonly settings: Settings;
  /** Options that are not offered. Left out: none. */
  readonly without?: readonly (keyof Settings)[];
  /** Returns the reason why the change cannot be saved, as a sentence; or ''. */
  onChange(settings: Settings): string;
  onClose(): void;
}

/** Options with an effect on the sample. */
const SEEN: ReadonlySet<string> = new Set(['theme', 'cards', 'palette'] satisfies (keyof Settings)[]);

const BANNER = { title: 'CARDROOM', parts: ['options'] };

/** Shows the player's options. Every change takes effect at once. */
export function OptionsScreen({ settings, without = [], onChange, onClose }: OptionsProps) {
  const choices = CHOICES.filter(({ name }) => !without.includes(name));
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState('');
  const [isOnKeys, setOnKeys] = useState(false);
  const choice = choices[at]!;
  const move = (step: number) => setAt(placeAround(at, step, choices.length));
  const turn = (step: number) => {
    const { values, name } = choice;
    setProblem(onChange({ ...settings, [name]: valueAround(values, settings[name], step) }));
  };
  const canvas = new Canvas(columns, rows, theme);
  const top = choices.length < rows ? 1 : 0;
  const entries = { at, count: choices.length, again: 'Right' };
  const below = drawList(canvas, area(0, top, columns, rows - top), entries, (place, y) => {
    const row = choices[place]!;
    drawChoice(canvas, y, row, settings[row.name]);
  });
  const sample = drawSample(theme);
  if (SEEN.has(choice.name) && below + sample.rows <= rows) canvas.paste(2, below, sample);
  const own: Binding[] = [
    ...choiceKeys(move, turn),
    rowKey(0, choices.length, setAt),
    { keys: ['K'], label: keyTexts.label, help: keyTexts.help, group: 'look', run: () => setOnKeys(true) },
    closeKey(onClose, 'o', 'Enter'),
  ];
  if (isOnKeys)
    return (
      <OwnKeysScreen
        own={settings.keys}
        onChange={(keys) => onChange({ ...settings, keys })}
        onClose={() => setOnKeys(false)}
      />
    );
  return (
    <Screen banner={BANNER} keys={own} said={problem} verdict={choice.help}>
      <Picture canvas={canvas} />
    </Screen>
  );
}

/** Draws an option with all its values, or only the present one if they do not fit. */
function drawChoice(
  canvas: Canvas,
  y: number,
  { title, values }: (typeof CHOICES)[number],
  value: string | boolean,
): void {
  const whole = values
    .map((each) => (each === value ? `[${written(each)}]` : ` ${written(each)} `))
    .join(' ');
  const start = `  ${padded(title, 14)} `;
  const text = fitting([whole, `< ${written(value)} >`], canvas.columns - start.length);
  canvas.write(0, y, start + text);
}
