import { openTerminal, type TerminalOptions } from './terminal/open.ts';

/** Takes the terminal and shows the first screen. The program goes on until the screen is closed. */
export async function start(options: TerminalOptions): Promise<void> {
  // The screens load while the terminal is asked what it can show.
  const [terminal, { App }, { makeTheme, ThemeContext }] = await Promise.all([
    openTerminal(options),
    import('./app.tsx'),
    import('./theme.ts'),
  ]);
  terminal.render(
    <ThemeContext value={makeTheme(terminal.look)}>
      <App />
    </ThemeContext>,
  );
}
