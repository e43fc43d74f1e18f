import { Box } from 'ink';
import { useState } from 'react';
import { type AnyGame, isRefusal, type OptionSpec, type OptionValue } from '../../engine/game.ts';
import { formatOption, readOptionText } from '../../engine/setup.ts';
import { allowed, setupRefusalText } from '../../engine/text.ts';
import { rankText } from '../../front/ranks.ts';
import { padded, wrap } from '../../width.ts';
import { placeAround, valueAround } from '../around.ts';
import { type Draft, setupOf, valueIn, valuesOf } from '../draft.ts';
import { Picture } from '../drawing/picture.tsx';
import type { Binding } from '../keys.ts';
import { useContentSize } from '../parts/frame.tsx';
import { Lines } from '../parts/lines.tsx';
import { choiceKeys } from '../parts/list-keys.ts';
import { Rich } from '../parts/rich.tsx';
import { TextLine } from '../parts/text-line.tsx';
import type { AnyTable } from '../table.ts';
import { useTheme } from '../theme-context.ts';
import { Screen } from './screen.tsx';
import { ruleTexts } from './words.ts';

interface HouseRulesProps {
  readonly game: AnyGame;
  /** The table of the game, which may show what a value looks like; null until it is loaded. */
  readonly table?: AnyTable | null;
  readonly draft: Draft;
  onChange(draft: Draft): void;
  onClose(): void;
}

/** The house rules of a game, each with the values it may have. */
export function HouseRules(props: HouseRulesProps) {
  const { game, table, draft, onClose } = props;
  const theme = useTheme();
  const { columns } = useContentSize();
  const rules = useHouseRules(props);
  const { spec } = rules;
  const banner = { title: game.title.toUpperCase(), parts: ['house rules'] };
  const picture = table?.picture?.(spec.name, valueIn(draft, spec), columns - 3, theme);
  return (
    <Screen
      banner={banner}
      keys={houseRuleKeys(rules, onClose)}
      active={rules.typed === null}
      said={rules.refused}
      verdict={ruleTexts.page(formatOption(spec.default))}
      prompt={rules.typed !== null && <ValueLine rules={rules} typed={rules.typed} />}
    >
      <Rich> </Rich>
      {game.options.map((option) => (
        <OptionRow
          key={option.name}
          option={option}
          value={valueIn(draft, option)}
          chosen={option === spec}
        />
      ))}
      {picture && (
        <Box flexDirection="column" marginTop={1} marginLeft={3}>
          <Picture canvas={picture} />
        </Box>
      )}
      <Box flexGrow={1} />
      <Lines
        lines={[
          ...wrap(`${spec.description.replace(/\.$/, '')}.`, columns),
          ...wrap(`${spec.name}: ${allowed(spec)}.`, columns, '  '),
        ]}
      />
    </Screen>
  );
}

interface HouseRulesState {
  /** The rule under the cursor. */
  readonly spec: OptionSpec;
  choose(step: 1 | -1): void;
  set(value: OptionValue): void;
  /** The next value, or the one before. */
  turn(step: 1 | -1): void;
  /** Why the latest value cannot be, in a sentence; '' where it can. */
  readonly refused: string;
  /** A value while it is being typed; else null. */
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

function houseRuleKeys({ spec, choose, set, turn, type }: HouseRulesState, onClose: () => void): Binding[] {
  return [
    ...choiceKeys(choose, turn),
    { keys: ['e', ':'], label: 'type a value', group: 'select', run: () => type('') },
    { keys: ['d'], label: 'default', group: 'select', run: () => set(spec.default) },
    { keys: ['Esc', 'q', 'Enter'], name: 'Esc', label: 'done', group: 'match', run: onClose },
  ];
}

/** The line where a value is typed. */
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

interface OptionRowProps {
  readonly option: OptionSpec;
  readonly value: OptionValue;
  readonly chosen: boolean;
}

/** A rule, its name on the command line, its value, and where that was changed the usual one. */
function OptionRow({ option, value, chosen }: OptionRowProps) {
  const { strong, lines } = useTheme();
  const cells = [
    padded(option.label, 23),
    padded(option.name, 16),
    padded(`< ${rankText(formatOption(value))} >`, 26),
    value === option.default ? '' : ruleTexts.usual(formatOption(option.default)),
  ];
  return (
    <Rich style={chosen ? strong : undefined}>{`${chosen ? lines.pointer : ' '} ${cells.join('')}`}</Rich>
  );
}

/** The value after or before one; undefined where values are only typed. */
function nextValue(spec: OptionSpec, value: OptionValue, step: 1 | -1): OptionValue | undefined {
  const values = valuesOf(spec);
  if (values) return valueAround(values, value, step);
  return spec.type === 'number' ? stepped(spec, value, step) : undefined;
}

/** The next value of a number with many: by a tenth of its range. */
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
