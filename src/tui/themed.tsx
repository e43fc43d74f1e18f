import { createContext, type ReactNode, useContext } from 'react';
import { Painted } from './terminal/painted.tsx';
import { makeTheme, type Theme } from './theme.ts';

const ThemeContext = createContext<Theme>(makeTheme({ depth: 0, symbols: 'ascii' }));

/** Returns the theme of the screen. */
export const useTheme = (): Theme => useContext(ThemeContext);

interface ThemedProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** Shows a whole screen in a theme, on the theme's ground. */
export const Themed = ({ theme, children }: ThemedProps) => (
  <ThemeContext value={theme}>
    <Painted
      rows={0}
      paint={(frame) => {
        frame.base = theme.base;
      }}
    />
    {children}
  </ThemeContext>
);
