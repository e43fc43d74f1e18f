import type { AppProps } from './app.tsx';
import { openTerminal, type TerminalOptions } from './terminal/open.ts';

export interface AppOptions extends AppProps {
  readonly terminal: TerminalOptions;
}

/** Takes the terminal and shows the screen. The program goes on until the screen is closed. */
export async function startApp({ terminal: options, ...props }: AppOptions): Promise<void> {
  // The screens load while the terminal is asked what it can show.
  const [terminal, { App }] = await Promise.all([
    openTerminal({ ...options, ascii: options.ascii || props.room.settings.symbols === 'ascii' }),
    import('./app.tsx'),
  ]);
  terminal.render(<App {...props} />);
}
