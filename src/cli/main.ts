import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { catalogue } from '../catalogue.ts';
import { whyNoScreen } from '../tui/terminal/capabilities.ts';
import { engine } from './engine.ts';
import { Misuse } from './invitation.ts';
import { openRoom } from './room.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';

/** Exit status for a command that cannot be carried out as it was given. */
const MISUSE = 2;

interface ScreenOptions {
  color?: boolean;
  ascii?: boolean;
}

async function menu(options: ScreenOptions, command: Command): Promise<void> {
  if (command.args.length > 0) {
    throw new Misuse(`There is no command "${command.args[0]}"; \`cardroom --help\` lists them.`);
  }
  const obstacle = whyNoScreen(process);
  if (obstacle) throw new Misuse(obstacle);
  const { startApp } = await import('../tui/main.tsx');
  await startApp({
    room: openRoom(process.env),
    catalogue,
    start: { kind: 'menu' },
    terminal: { colour: options.color, ascii: options.ascii },
  });
}

const program = new Command('cardroom')
  .description('Five card games in one terminal, alone against bots or hot-seat.')
  .version(manifest.version)
  .option('--color', 'use colour whatever the terminal says')
  .option('--no-color', 'use no colour')
  .option('--ascii', 'letters for suits and +-| for lines')
  .exitOverride()
  .allowExcessArguments()
  .action(menu);

program
  .command('rules')
  .description('print the rules of a game')
  .argument('<game>', 'a game, e.g. gongzhu')
  .action(rules);

program
  .command('engine')
  .description('referee a match over standard input and output, a JSON object a line')
  .action(engine);

program
  .command('simulate')
  .description('measure bots against each other: the same cards in every seating')
  .argument('<game>', 'a game, e.g. gongzhu')
  .option('--a <level>', 'side A', 'normal')
  .option('--b <level>', 'side B', 'random')
  .option('--deals <n>', 'deals (or matches, where a game is measured by them)', '300')
  .option('--seed <text>', 'the same seed gives the same games', 'cardroom')
  .option('--players <n>', 'seats at the table')
  .option('--option <name=value...>', 'house rules')
  .option('--json', 'print the figures as JSON')
  .action(simulate);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof Misuse) process.stderr.write(`${error.message}\n`);
  else if (!(error instanceof CommanderError)) throw error;
  // Commander has written its own sentence; its status is 0 for --help and --version.
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : MISUSE;
}
