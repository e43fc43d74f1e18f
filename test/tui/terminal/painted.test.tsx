import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Box } from 'ink';
import { useState } from 'react';
import { expect, it, test } from 'vitest';
import { Rich } from '../../../src/tui/parts/rich.tsx';
import { TextLine } from '../../../src/tui/parts/text-line.tsx';
import { useKeys } from '../../../src/tui/terminal/hooks.ts';
import { Painted } from '../../../src/tui/terminal/painted.tsx';
import { openStage } from '../../support/stage.ts';

const shown = (lines: string[]) => lines.join('\n').trimEnd();
const nothing = () => {};

it('Ink’s box gives each leaf its place, and a box that hides overflow cuts it off', async () => {
  const fill = (sign: string) => (
    <Painted
      rows={3}
      paint={(frame, x, y, columns, rows) => {
        for (let row = 0; row < rows; row++) frame.plain(x, y + row, sign.repeat(columns + 2));
      }}
    />
  );
  const stage = await openStage(
    <Box flexDirection="column" marginTop={1} marginLeft={2} width={12}>
      <Rich>10♥ and what is too long</Rich>
      <Box>
        <Box flexDirection="column" width={4} height={2} overflow="hidden">
          {fill('a')}
        </Box>
        <Box flexDirection="column" width={5} paddingTop={1}>
          {fill('b')}
        </Box>
        <Box flexDirection="column" width={3} display="none">
          {fill('c')}
        </Box>
      </Box>
    </Box>,
  );
  expect(shown(stage.lines())).toBe(
    ['', '  10♥ and…', '  aaaa', '  aaaabbbbbbb', '      bbbbbbb', '      bbbbbbb'].join('\n'),
  );
});

function Counter() {
  const [count, setCount] = useState(0);
  useKeys(() => setCount(count + 1));
  return <Rich>{`${count} keys`}</Rich>;
}

it('a leaf is drawn anew if only its painting changed', async () => {
  const stage = await openStage(<Counter />);
  const before = stage.raw.length;
  stage.keys('a');
  await stage.waitFor(/^1 keys$/m);
  expect(stage.raw.slice(before)).toBe('\x1b[?2026h\x1b[1;1H1\x1b[?2026l');
});

it('a typed line is cut at its beginning, and the hint behind it to the remaining room', async () => {
  const line = (text: string, hint: string) => (
    <Box flexDirection="column" width={20}>
      <TextLine label=":" text={text} hint={hint} onChange={nothing} onEnter={nothing} onCancel={nothing} />
    </Box>
  );
  const stage = await openStage(line('short', '  Tab: 10♥ and eleven more'));
  expect(shown(stage.lines())).toBe(':short   Tab: 10♥…');
  expect(stage.cell(0, 6).inverse).toBe(true);
  stage.terminal.render(line('a longer text than the line', '  Tab: 10♥'));
  await stage.waitFor(/^…text than the line/);
  expect(stage.cell(0, 19).inverse).toBe(true);
});

test('every file of the screen paints its texts instead of leaving them to Ink', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const importers = sources.filter((file) =>
    /import (?!type)[^;]*\b(?:Text|Newline|Static|Transform)\b[^;]* from 'ink'/.test(
      readFileSync(join('src', file), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(importers).toEqual([]);
});
