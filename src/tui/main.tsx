import type { Settings } from '../front/settings.ts';
import type { AppProps } from './app.tsx';
import { SMALL_WINDOWS } from './drawing/size.ts';
import { openTerminal, type TerminalOptions } from './terminal/open.ts';

export interface AppOptions extends AppProps {
  readonly terminal: TerminalOptions;
}

/** Takes the terminal and shows the screen. The program runs until the screen is closed. */
export async function startApp({ terminal: options, ...props }: AppOptions): Promise<void> {
  // The screens load while the terminal is asked for its capabilities.
  const [terminal, { App }] = await Promise.all([
    openTerminal({
      smallest: SMALL_WINDOWS,
      ...options,
      symbols: options.symbols ?? preferred(props.room.settings),
    }),
    import('./app.tsx'),
  ]);
  terminal.render(<App {...props} />);
}

const preferred = ({ symbols }: Settings): TerminalOptions['symbols'] =>
  symbols === 'auto' ? undefined : symbols === 'symbols' ? 'unicode' : 'ascii';
