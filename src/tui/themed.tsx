import type { ReactNode } from 'react';
import { Painted } from './terminal/painted.tsx';
import type { Theme } from './theme.ts';
import { ThemeContext } from './theme-context.ts';

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
