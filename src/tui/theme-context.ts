import { createContext, useContext } from 'react';
import { makeTheme, type Theme } from './theme.ts';

/** The theme for everything drawn below. */
export const ThemeContext = createContext<Theme>(makeTheme({ depth: 0, symbols: 'ascii' }));
export const useTheme = (): Theme => useContext(ThemeContext);
