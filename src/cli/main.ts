import manifest from '../../package.json' with { type: 'json' };
import { watchOutput } from './output.ts';

const words = process.argv.slice(2);
watchOutput();
if (words.length === 1 && ['--version', '-V'].includes(words[0]!)) {
  process.stdout.write(`${manifest.version}\n`);
} else {
  const { run } = await import('./run.ts');
  await run(words);
}
