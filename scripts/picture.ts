/** `npm run picture`: draws the README's picture, as SVG and as text, from the program as it is now. */
import { readFileSync, writeFileSync } from 'node:fs';
import { takePicture } from '../test/support/picture.ts';
import { withScreen } from '../test/support/readme.ts';

const { text, svg } = await takePicture();
writeFileSync('docs/screen.svg', svg);
writeFileSync('README.md', withScreen(readFileSync('README.md', 'utf8'), text));
