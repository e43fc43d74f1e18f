import { Box, Text } from 'ink';
import { type Binding, dispatch, type Group, keyName } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Rich } from '../parts/rich.tsx';
import { useKeys } from '../terminal/hooks.ts';
import { type Theme, useTheme } from '../theme.ts';

const TITLES: { readonly [group in Group]: string } = {
  select: 'SELECT',
  play: 'PLAY',
  look: 'LOOK',
  match: 'MATCH',
};

interface HelpProps {
  readonly banner: string;
  readonly bindings: readonly Binding[];
  onClose(): void;
}

/** The keys that work now. A key pressed here closes the help and does what it does. */
export function Help({ banner, bindings, onClose }: HelpProps) {
  const theme = useTheme();
  const { columns } = useContentSize();
  useKeys((key) => {
    onClose();
    if (key !== '?' && key !== 'Esc') dispatch(bindings, key);
  });
  const half = Math.floor(columns / 2);
  const close: Binding = { keys: ['?', 'Esc'], name: 'Esc', label: 'close', group: 'match', run: onClose };
  return (
    <Frame
      banner={banner}
      bindings={[close]}
      verdict={[
        'The keys that work now. Type one to try it.',
        'Always: Ctrl-L redraws, Ctrl-Z suspends, Ctrl-C ends; the match is kept.',
      ]}
    >
      <Box>
        <Box flexDirection="column" width={half} flexShrink={0} paddingRight={1}>
          <Section group="select" bindings={bindings} theme={theme} />
          <Section group="play" bindings={bindings} theme={theme} />
        </Box>
        <Box flexDirection="column" width={columns - half} flexShrink={0}>
          <Section group="look" bindings={bindings} theme={theme} />
          <Section group="match" bindings={bindings} theme={theme} />
        </Box>
      </Box>
    </Frame>
  );
}

function Section({
  group,
  bindings,
  theme,
}: {
  readonly group: Group;
  readonly bindings: readonly Binding[];
  readonly theme: Theme;
}) {
  const own = bindings.filter((binding) => binding.group === group);
  if (own.length === 0) return null;
  return (
    <Box flexDirection="column" paddingBottom={1}>
      <Text {...theme.strong}>{TITLES[group]}</Text>
      {own.map((binding) => (
        <Rich
          key={binding.keys.join()}
        >{` ${keyName(binding, theme).padEnd(9)} ${binding.help ?? binding.label}`}</Rich>
      ))}
    </Box>
  );
}
