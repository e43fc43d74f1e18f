// Packages that draw: a part of the bundle by itself, which lines of text never load.
import * as ink from 'ink';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';

export const packages = { ink, react, 'react/jsx-runtime': runtime };
