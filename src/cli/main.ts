import manifest from '../../package.json' with { type: 'json' };
import { print } from './pipes.ts';

// Every start passes here. Programs mostly ask for the version or the engine, which need no commander; each way in loads only its own
// files.
const words = process.argv.slice(2);
if (words.length === 1 && ['--version', '-V'].includes(words[0]!)) {
  print(`${manifest.version}\n`);
} else if (words.length === 1 && words[0] === 'engine') {
  void import('./engine.ts').then(({ engine }) => engine());
} else {
  void import('./run.ts').then(({ run }) => run(words));
}
