import { useState } from 'react';
import { type AnyGame, isRefusal, type OptionSpec, type OptionValue } from '../../engine/game.ts';
import { formatOption, readOptionText } from '../../engine/setup.ts';
import { allowed, setupRefusalText } from '../../engine/text.ts';
import { rankText } from '../../front/ranks.ts';
import { cut, padded, wrap } from '../../width.ts';
import { placeAround, valueAround } from '../around.ts';
import { type Draft, setupOf, valueIn, valuesOf } from '../draft.ts';
import { area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import { type Binding, closeKey } from '../keys.ts';
import { choiceKeys, drawList, rowKey } from '../parts/list-keys.ts';
import { pitchIn, useContentSize } from '../parts/room.ts';
import { useLine } from '../parts/text-line.tsx';
import type { AnyTable } from '../table.ts';
import type { Size } from '../terminal/screen.ts';
import type { Theme } from '../theme.ts';
import { useTheme } from '../themed.tsx';
import { Screen } from './screen.tsx';
import { ruleTexts } from './words.ts';

interface HouseRulesProps {
  readonly game: AnyGame;
  /** The table of the game, which may picture a value; null until it is loaded. */
  readonly table?: AnyTable | null;
  readonly draft: Draft;
  onChange(draft: Draft): void;
  onClose(): void;
}

/** Lists the house rules of a game with their values. */
export function HouseRules({ game, table, draft, onChange, onClose }: HouseRulesProps) {
  const theme = useTheme();
  const size = useContentSize();
  const { options } = game;
  const [at, setAt] = useState(0);
  const [refused, setRefused] = useState('');
  const spec = options[at]!;
  const set = (value: OptionValue | undefined) => {
    if (value === undefined) return;
    const next = { ...draft, options: { ...draft.options, [spec.name]: value } };
    const setup = setupOf(game, next, 'any');
    setRefused(isRefusal(setup) ? setupRefusalText(game, setup) : '');
    if (!isRefusal(setup)) onChange(next);
  };
  const line = useLine(`${spec.name}: `, (text) => set(readOptionText(spec, text.trim())));
  const keys: Binding[] = [
    ...choiceKeys(
      (step) => setAt(placeAround(at, step, options.length)),
      (step) => set(nextValue(spec, valueIn(draft, spec), step)),
    ),
    rowKey(0, options.length, setAt),
    { keys: ['e', ':'], label: ruleTexts.type, group: 'select', run: line.open },
    { keys: ['d'], label: 'default', group: 'select', run: () => set(spec.default) },
    { ...closeKey(onClose, 'Enter'), label: 'done' },
  ];
  const picture = table?.picture?.(spec.name, valueIn(draft, spec), size.columns - 3, theme) ?? null;
  return (
    <Screen
      banner={{ title: game.title.toUpperCase(), parts: [ruleTexts.title] }}
      keys={keys}
      said={refused}
      verdict={ruleTexts.page(formatOption(spec.default))}
      {...line.screen}
    >
      <Picture canvas={drawRules(game, draft, spec, size, { theme, picture })} />
    </Screen>
  );
}

/** Draws the rules around the chosen one, a picture of its value, and its description at the bottom. Too little room drops the description first. */
function drawRules(
  { options }: AnyGame,
  draft: Draft,
  spec: OptionSpec,
  { columns, rows }: Size,
  { theme, picture }: { readonly theme: Theme; readonly picture: Canvas | null },
): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const told = [
    ...wrap(`${spec.description.replace(/\.$/, '')}.`, columns),
    ...wrap(`${spec.name}: ${allowed(spec)}.`, columns, '  '),
  ];
  const pitch = pitchIn(canvas);
  const room = rows - told.length;
  // Blank rows make way for the picture.
  const left = room - options.length * pitch;
  const spare = picture && picture.rows <= left ? left - picture.rows : left;
  const top = spare > 0 ? 1 : 0;
  const entries = { at: options.indexOf(spec), count: options.length, again: 'Right' };
  const end = drawList(canvas, area(0, top, columns, Math.max(pitch, room - top)), entries, (place, y) =>
    drawRule(canvas, y, options[place]!, valueIn(draft, options[place]!)),
  );
  const below = end + (spare > 1 ? 1 : 0);
  if (picture && below + picture.rows <= room) canvas.paste(3, below, picture);
  told.forEach((line, row) => void canvas.write(0, room + row, line));
  return canvas;
}

/** Draws a rule with its name on the command line, its value, and the usual value if that differs. In a narrow window only the name and the value. */
function drawRule(canvas: Canvas, y: number, option: OptionSpec, value: OptionValue): void {
  const text = `< ${rankText(formatOption(value))} >`;
  const usual = value === option.default ? '' : ruleTexts.usual(formatOption(option.default));
  const whole = `  ${padded(option.label, 23)}${padded(option.name, 16)}${padded(text, 26)}${usual}`;
  if (pitchIn(canvas) === 1) {
    canvas.write(0, y, cut(whole, canvas.columns));
    return;
  }
  canvas.write(2, y, cut(option.label, canvas.columns - 2));
  canvas.writeRight(canvas.columns, y + 1, text);
}

/** Returns the value after or before one; undefined if values can only be typed. */
function nextValue(spec: OptionSpec, value: OptionValue, step: 1 | -1): OptionValue | undefined {
  const values = valuesOf(spec);
  if (values) return valueAround(values, value, step);
  return spec.type === 'number' ? stepped(spec, value, step) : undefined;
}

/** Returns the next value of a number with many values: a tenth of its range on. */
function stepped(
  spec: OptionSpec & { readonly type: 'number' },
  value: OptionValue,
  step: number,
): OptionValue {
  const { min, max, step: unit = 1 } = spec;
  if (value === null) return min;
  const stride = Math.max(unit, Math.round((max - min) / 49 / unit) * unit);
  const next = (value as number) + step * stride;
  return Math.max(min, Math.min(max, min + Math.round((next - min) / unit) * unit));
}
