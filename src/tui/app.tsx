import { Box, Spacer, Text } from 'ink';
import { useKeys, useTerminal } from './terminal/hooks.ts';
import { useTheme } from './theme.ts';

/** The first screen: banner on top, key bar at the bottom. */
export function App() {
  const terminal = useTerminal();
  const theme = useTheme();
  useKeys((key) => {
    if (key === 'q') terminal.close();
  });
  return (
    <Box flexDirection="column" flexGrow={1} width={79}>
      <Text> CARDROOM</Text>
      <Text> {theme.lines.horizontal.repeat(78)}</Text>
      <Spacer />
      <Text> q:quit</Text>
    </Box>
  );
}
