import { Box } from 'ink';
import { useState } from 'react';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { Picture } from '../../../src/tui/drawing/picture.tsx';
import { Rich } from '../../../src/tui/parts/rich.tsx';
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

  const styles = new Canvas(20, 1, theme);
  (['S', 'H', 'D', 'C'] as const).forEach((letter, place) => {
    styles.plain(place, 0, theme.suits[letter].glyph, theme.suits[letter].style);
  });
  styles.plain(4, 0, 'dim', theme.dim);
  styles.plain(7, 0, 'inverse', theme.inverse);

  return (
    <Box flexDirection="column" flexGrow={1} width={79}>
      <Rich>{`DEMO ${columns}x${rows} ${terminal.look.symbols} ${theme.lines.horizontal.repeat(10)}`}</Rich>
      <Rich>{curtain ? 'CURTAIN' : 'SECRET HAND'}</Rich>
      <Picture canvas={styles} />
      <Rich>{`keys: ${keys.join(' ')}`}</Rich>
      <Rich>{`place: ${place}`}</Rich>
      <Rich>{`pasted: ${pasted}`}</Rich>
      <Box flexGrow={1} />
      <Rich>q:quit</Rich>
      {broken && <Broken />}
    </Box>
  );
}
