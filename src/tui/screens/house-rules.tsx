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
import { choiceKeys, firstShown, rowKey, touchRow } from '../parts/list-keys.ts';
import { pitchIn, useContentSize } from '../parts/room.ts';
import { TextLine } from '../parts/text-line.tsx';
import type { AnyTable } from '../table.ts';
import type { Size } from '../terminal/screen.ts';
import type { Theme } from '../theme.ts';
import { useTheme } from '../theme-context.ts';
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
export function HouseRules(props: HouseRulesProps) {
  const { game, table, draft, onClose } = props;
  const theme = useTheme();
  const size = useContentSize();
  const rules = useHouseRules(props);
  const { spec } = rules;
  const banner = { title: game.title.toUpperCase(), parts: [ruleTexts.title] };
  const picture = table?.picture?.(spec.name, valueIn(draft, spec), size.columns - 3, theme) ?? null;
  return (
    <Screen
      banner={banner}
      keys={houseRuleKeys(rules, onClose)}
      active={rules.typed === null}
      said={rules.refused}
      verdict={ruleTexts.page(formatOption(spec.default))}
      prompt={rules.typed !== null && <ValueLine rules={rules} typed={rules.typed} />}
    >
      <Picture canvas={drawRules(game, draft, spec, size, { theme, picture })} />
    </Screen>
  );
}

interface HouseRulesState {
  /** The rule under the cursor. */
  readonly spec: OptionSpec;
  /** The number of rules. */
  readonly count: number;
  choose(step: 1 | -1): void;
  /** Moves the cursor to the rule at this place, from 0. */
  goTo(place: number): void;
  set(value: OptionValue): void;
  /** Chooses the next value, or the one before. */
  turn(step: 1 | -1): void;
  /** The reason why the latest value is refused, as a sentence; '' if it is not. */
  readonly refused: string;
  /** A value being typed, else null. */
  readonly typed: string | null;
  type(text: string | null): void;
}

function useHouseRules({ game, draft, onChange }: HouseRulesProps): HouseRulesState {
  const [at, setAt] = useState(0);
  const [typed, type] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const spec = game.options[at]!;
  const set = (value: OptionValue) => {
    const next = { ...draft, options: { ...draft.options, [spec.name]: value } };
    const setup = setupOf(game, next, 'any');
    setRefused(isRefusal(setup) ? setupRefusalText(game, setup) : '');
    if (!isRefusal(setup)) onChange(next);
  };
  return {
    spec,
    count: game.options.length,
    goTo: setAt,
    choose: (step) => setAt(placeAround(at, step, game.options.length)),
    set,
    turn(step) {
      const value = nextValue(spec, valueIn(draft, spec), step);
      if (value !== undefined) set(value);
    },
    refused,
    typed,
    type,
  };
}

function houseRuleKeys(
  { spec, count, choose, goTo, set, turn, type }: HouseRulesState,
  onClose: () => void,
): Binding[] {
  return [
    ...choiceKeys(choose, turn),
    rowKey(0, count, goTo),
    { keys: ['e', ':'], label: ruleTexts.type, group: 'select', run: () => type('') },
    { keys: ['d'], label: 'default', group: 'select', run: () => set(spec.default) },
    { ...closeKey(onClose, 'Enter'), label: 'done' },
  ];
}

/** Shows the line where a value is typed. */
function ValueLine({ rules, typed }: { readonly rules: HouseRulesState; readonly typed: string }) {
  const { spec, set, type } = rules;
  return (
    <TextLine
      label={`${spec.name}: `}
      text={typed}
      onChange={type}
      onCancel={() => type(null)}
      onEnter={() => {
        type(null);
        set(readOptionText(spec, typed.trim()));
      }}
    />
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
  const at = options.indexOf(spec);
  // Blank rows make way for the picture.
  const left = room - options.length * pitch;
  const spare = picture && picture.rows <= left ? left - picture.rows : left;
  const top = spare > 0 ? 1 : 0;
  const listed = Math.min(options.length, Math.max(1, Math.floor((room - top) / pitch)));
  const first = firstShown(at, options.length, listed);
  options.slice(first, first + listed).forEach((option, row) => {
    const y = top + row * pitch;
    drawRule(canvas, y, option, valueIn(draft, option));
    touchRow(canvas, area(0, y, columns, pitch), first + row, at, 'Right');
  });
  const below = top + listed * pitch + (spare > 1 ? 1 : 0);
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
