import { openTerminal } from '../../../src/tui/terminal/open.ts';
import { Demo } from './demo.tsx';

const colours: Record<string, boolean> = { '--color': true, '--no-color': false };
const terminal = await openTerminal({
  colour: process.argv.map((word) => colours[word]).find((colour) => colour !== undefined),
  symbols: process.argv.includes('--ascii') ? 'ascii' : 'unicode',
  afterword: () => 'The match is kept.',
});
terminal.render(<Demo />);
