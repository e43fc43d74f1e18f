import { Box, Spacer, Text } from 'ink';
import { useState } from 'react';
import { useKeys, usePaste, useResume, useSize, useTerminal } from '../../../src/tui/terminal/hooks.ts';
import { makeTheme } from '../../../src/tui/theme.ts';

function Broken(): never {
  throw new Error('drawing went wrong.\nsecond line');
}

/** A screen that shows what the terminal layer tells it, and fails in every way on request. */
export function Demo() {
  const terminal = useTerminal();
  const { columns, rows } = useSize();
  const theme = makeTheme(terminal.look);
  const [keys, setKeys] = useState<string[]>([]);
  const [place, setPlace] = useState(0);
  const [pasted, setPasted] = useState('');
  const [curtain, setCurtain] = useState(false);
  const [broken, setBroken] = useState(false);

  useKeys((key) => {
    if (key === 'q') return terminal.close();
    if (key === 'F1') setBroken(true);
    if (key === 'F2') throw new Error('a key went wrong');
    if (key === 'F3') setTimeout(() => JSON.parse('{'), 1);
    if (key === 'F4') Promise.reject(new Error('a promise went wrong'));
    // Reads what was drawn last, so that keys in one chunk go astray unless each is drawn before the next.
    if (key === 'Right') setPlace(place + 1);
    setKeys([...keys.slice(-9), key]);
    setCurtain(false);
  });
  usePaste(setPasted);
  useResume(() => setCurtain(true));

  return (
    <Box flexDirection="column" flexGrow={1} width={79}>
      <Text>
        DEMO {columns}x{rows} {terminal.look.symbols} {theme.lines.horizontal.repeat(10)}
      </Text>
      {curtain ? <Text>CURTAIN</Text> : <Text>SECRET HAND</Text>}
      <Text>
        {(['S', 'H', 'D', 'C'] as const).map((letter) => (
          <Text key={letter} {...theme.suits[letter].style}>
            {theme.suits[letter].glyph}
          </Text>
        ))}
        <Text {...theme.dim}>dim</Text>
        <Text {...theme.inverse}>inverse</Text>
      </Text>
      <Text>keys: {keys.join(' ')}</Text>
      <Text>place: {place}</Text>
      <Text>pasted: {pasted}</Text>
      <Spacer />
      <Text>q:quit</Text>
      {broken && <Broken />}
    </Box>
  );
}
