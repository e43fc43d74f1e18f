// Packages that draw: a part of the bundle by itself, which a program that writes lines never loads.
import * as ink from 'ink';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';

export const packages = { ink, react, 'react/jsx-runtime': runtime };
