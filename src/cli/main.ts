import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { whyNoScreen } from '../tui/terminal/capabilities.ts';

/** Exit status for a command that cannot be carried out as it was given. */
const misuse = 2;

interface ScreenOptions {
  color?: boolean;
  ascii?: boolean;
}

async function play(options: ScreenOptions): Promise<void> {
  const obstacle = whyNoScreen(process);
  if (obstacle) {
    process.stderr.write(`${obstacle}\n`);
    process.exitCode = misuse;
    return;
  }
  const { start } = await import('../tui/start.tsx');
  await start({ colour: options.color, ascii: options.ascii });
}

await new Command('cardroom')
  .description('Five card games in one terminal.')
  .version(manifest.version)
  .option('--color', 'use colour whatever the terminal says')
  .option('--no-color', 'use no colour')
  .option('--ascii', 'letters for suits and +-| for lines')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : misuse))
  .action(play)
  .parseAsync();
