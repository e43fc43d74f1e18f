import { Box } from 'ink';
import { useState } from 'react';
import { type AnyGame, isRefusal, type OptionSpec, type OptionValue } from '../../engine/game.ts';
import { formatOption, readOptionText } from '../../engine/setup.ts';
import { allowed, setupRefusalText } from '../../engine/text.ts';
import { type Draft, setupOf, valueIn, valuesOf } from '../draft.ts';
import { Picture } from '../drawing/canvas.tsx';
import { padded } from '../drawing/width.ts';
import type { Binding } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Lines } from '../parts/lines.tsx';
import { Rich } from '../parts/rich.tsx';
import { TextLine } from '../parts/text-line.tsx';
import type { AnyTable } from '../table.ts';
import { wrap } from '../text.ts';
import { useTheme } from '../theme.ts';
import { useScreenKeys } from './use-screen-keys.tsx';

interface HouseRulesProps {
  readonly game: AnyGame;
  /** Of this game, once it is loaded: it may show what a value looks like. */
  readonly table?: AnyTable | null;
  readonly draft: Draft;
  onChange(draft: Draft): void;
  onClose(): void;
}

/** The house rules of a game, each with the values it may have. */
export function HouseRules({ game, table, draft, onChange, onClose }: HouseRulesProps) {
  const theme = useTheme();
  const { columns } = useContentSize();
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const spec = game.options[at]!;

  const set = (value: OptionValue) => {
    const next = { ...draft, options: { ...draft.options, [spec.name]: value } };
    const setup = setupOf(game, next, 'any');
    setRefused(isRefusal(setup) ? setupRefusalText(game, setup) : '');
    if (!isRefusal(setup)) onChange(next);
  };
  const turn = (step: number) => {
    const values = valuesOf(spec);
    const value = valueIn(draft, spec);
    if (values) set(values[(values.indexOf(value) + step + values.length) % values.length]!);
    else if (spec.type === 'number') set(stepped(spec, value, step));
  };
  const own: Binding[] = [
    {
      keys: ['Up', 'k', 'Down', 'j'],
      name: '↑↓',
      label: 'choose',
      group: 'select',
      run: (key) =>
        setAt((at + (key === 'Up' || key === 'k' ? -1 : 1) + game.options.length) % game.options.length),
    },
    {
      keys: ['Left', 'h', 'Right', 'l', 'Space'],
      name: '←→',
      label: 'change',
      group: 'select',
      run: (key) => turn(key === 'Left' || key === 'h' ? -1 : 1),
    },
    { keys: ['e', ':'], label: 'type a value', group: 'select', run: () => setTyped('') },
    { keys: ['d'], label: 'default', group: 'select', run: () => set(spec.default) },
    { keys: ['Esc', 'q', 'Enter'], name: 'Esc', label: 'done', group: 'match', run: onClose },
  ];
  const picture = table?.picture?.(spec.name, valueIn(draft, spec), columns - 3, theme) ?? null;
  const banner = `${game.title.toUpperCase()} | house rules`;
  const { bindings, help, said } = useScreenKeys(banner, own, { active: typed === null });
  if (help) return help;
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={said}
      verdict={wrap(refused || `The rule page says ${formatOption(spec.default)}.`, columns)}
      prompt={
        typed !== null && (
          <TextLine
            label={`${spec.name}: `}
            text={typed}
            onChange={setTyped}
            onCancel={() => setTyped(null)}
            onEnter={() => {
              setTyped(null);
              set(readOptionText(spec, typed.trim()));
            }}
          />
        )
      }
    >
      <Rich> </Rich>
      {game.options.map((option, place) => {
        const value = valueIn(draft, option);
        const changed = value === option.default ? '' : `usual: ${formatOption(option.default)}`;
        return (
          <Rich key={option.name} style={place === at ? theme.strong : undefined}>
            {`${place === at ? theme.lines.pointer : ' '} ${padded(option.label, 23)}${padded(option.name, 16)}${padded(`< ${formatOption(value)} >`, 26)}${changed}`}
          </Rich>
        );
      })}
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
    </Frame>
  );
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
