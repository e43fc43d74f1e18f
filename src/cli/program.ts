import { Command, CommanderError, Help, Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { shells } from '../again/shell.ts';
import { LEVELS } from '../ai/bot.ts';
import { catalogue } from '../games.ts';
import { bot } from './bot.ts';
import { printChallenge } from './challenge.ts';
import { addCompletion } from './completion.ts';
import { conformance } from './conformance.ts';
import { daily } from './daily.ts';
import { doctor } from './doctor.ts';
import { engine } from './engine.ts';
import { exportMatch } from './export.ts';
import { findNamed, gameMeant, nearest } from './game-named.ts';
import type { JoinOptions } from './hosting/join.ts';
import type { HostOptions } from './hosting/plan.ts';
import { importMatch } from './import.ts';
import { learn } from './learn.ts';
import { list } from './list.ts';
import { afterword, manualPage } from './manual.ts';
import { complain, MISUSE, Misuse } from './misuse.ts';
import { play } from './play.ts';
import { remove, restore } from './remove.ts';
import { replay } from './replay.ts';
import { resume } from './resume.ts';
import { rules } from './rules.ts';
import { type ScreenOptions, showScreen } from './screen.ts';
import type { SimulateOptions } from './simulate.ts';
import { stats } from './stats.ts';

/** The complaint about an unknown command, with a guess; games may be begun by their names as well. */
function noCommand(typed: string): Misuse {
  const commands = visibleCommands().map((command) => command.name());
  const meant = nearest(typed.toLowerCase(), commands) ?? gameMeant(typed)?.game.id;
  const help = meant ? `did you mean \`cardroom ${meant}\`?` : '`cardroom --help` lists all commands.';
  return new Misuse(`There is no command "${typed}"; ${help}`);
}

const visibleCommands = () => program.createHelp().visibleCommands(program);

const menu = (options: ScreenOptions): Promise<void> => showScreen({ kind: 'menu' }, options);

/** Collects the values of a repeated option. */
const also = (text: string, before: readonly string[] = []): string[] => [...before, text];

/** Rewrites commander's complaint in the style of all others; a missing argument is named by its description. */
function sentenceOf(text: string): string {
  const said = text.trim().replace(/^error: /, '');
  const missing = /^missing required argument '(.+)'$/.exec(said)?.[1];
  const command = program.commands.find((one) => one.name() === program.args[0]);
  const argument = command?.registeredArguments.find((one) => one.name() === missing);
  if (argument) return `\`cardroom ${command!.name()}\` needs ${argument.description}.`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const program = new Command('cardroom')
  .description(
    'Five card games in your terminal: alone against bots, with friends at one keyboard, or with friends by ssh. `cardroom` opens the menu; with a game it begins a match.',
  )
  .usage('[options] [command | game]')
  .version(manifest.version)
  .option('--color', 'colour, whatever the terminal says')
  .option('--no-color', 'no colour')
  .addOption(new Option('--symbols', 'symbols for suits, whatever the locale says').conflicts('ascii'))
  .option('--ascii', 'letters for suits and +-| for lines')
  .option('--no-mouse', 'no mouse, so the terminal can mark and copy text')
  .option('--plain', 'lines of text, for screen readers, braille and pipes')
  .option('--accessible', 'the same as --plain')
  // Drops "[options]", which all commands have, so that descriptions have room in 80 columns.
  .configureHelp({
    subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
  })
  // Commander's own help answers an unknown command with a page of errors.
  .helpCommand(false)
  .exitOverride()
  .configureOutput({ outputError: (text) => complain(sentenceOf(text)) })
  .addHelpText('after', afterword())
  // Colour and symbols belong to each command that draws, so it gets them with its own options.
  .hook('preAction', (program, command) => {
    for (const [name, value] of Object.entries(program.opts())) command.setOptionValue(name, value);
  })
  .action(menu);

program
  .command('play')
  .description('begin a match')
  .argument('<game>', `a game: ${catalogue.map(({ game }) => game.id).join(', ')}`)
  .option('--players <n>', 'seats at the table, if the game allows several numbers')
  .option('--humans <n>', 'people at this keyboard, in the first seats')
  .option('--seats <list>', 'seats of the people, e.g. 0,2')
  .option('--names <list>', 'their names, e.g. Ann,Bo')
  .option('--bots <level>', `bots in the other seats: ${LEVELS.join(', ')}, or exec:COMMAND`, 'normal')
  .option('--seed <text>', 'one seed always deals the same cards')
  .option('--option <name=value>', 'a house rule (see `cardroom rules`); may be repeated', also)
  .option('--deck <file>', 'stacked decks, a deal a line, cards separated by spaces')
  .option('--beat <n>', 'a friend’s result with these cards, from `cardroom challenge`')
  .option('--aid <help>', 'challenge: the friend’s help, e.g. unaided or 2-hints,1-taken-back')
  .option('--deal <n>', 'challenge: play only this deal')
  .option('--from <moves:standing>', 'challenge: the moves before the deal, and the standing')
  .option('--revision <n.m>', 'challenge: its revision of the rules and of the bots')
  .action(play);

program
  .command('resume')
  .description('continue a match')
  .argument('[id]', 'its id, e.g. gongzhu-3; without one, your latest match')
  .option('--anyway', 'open it even if another computer or container may have it open')
  .action(resume);

program
  .command('replay')
  .description('show a match move by move')
  .argument('[match]', 'its id, e.g. gongzhu-3, or a file; without one, your latest match')
  .action(replay);

program
  .command('learn')
  .description('learn a game by playing: lessons, practice, and your own mistakes again')
  .argument('[game]', 'a game, e.g. gongzhu')
  .argument('[lesson]', 'a number from 1, a practice, e.g. auction, or `again`: your own positions')
  .option('--list', 'list them as text, even on a terminal')
  .option('--json', 'list them as JSON')
  .action(learn);

program
  .command('rules')
  .description('print the rules of a game')
  .argument('<game>', 'a game, e.g. gongzhu')
  .action(rules);

program
  .command('daily')
  .description(
    'play today’s deal of a game; its first start counts. Without a game, show your standing in all games',
  )
  .argument('[game]', 'a game, e.g. gongzhu')
  .option('--json', 'print the standing as JSON')
  .action(daily);

program
  .command('challenge')
  .description('print a line with which a friend plays the cards of a finished match, or of one deal')
  .argument('<id>', 'the id of a match, e.g. gongzhu-3')
  .option('--deal <n>', 'only this deal')
  .addOption(
    new Option('--shell <name>', 'quote the line for this shell (default: the usual one here)').choices(
      Object.keys(shells),
    ),
  )
  .action(printChallenge);

program
  .command('list')
  .description('list saved matches that can be continued')
  .option('--all', 'include finished, removed and damaged matches')
  .option('--json', 'as JSON')
  .action(list);

program
  .command('host')
  .description('open a table for friends, who join by ssh from their own terminals')
  .argument('[games...]', 'a game, e.g. gongzhu; several games open a table each, and you sit at the first')
  .option('--players <n>', 'seats at the table, if the game allows several numbers')
  .option('--option <name=value>', 'a house rule (see `cardroom rules`); may be repeated', also)
  .option('--bots <level>', `bots in seats without a friend: ${LEVELS.join(', ')}`, 'normal')
  .option('--seed <text>', 'one seed always deals the same cards')
  .option('--seat <n=who>', 'the player of a seat: 3=hard, 3=closed or 3=exec:./bot; may be repeated', also)
  .option('--port <n>', 'the port that friends connect to', '2222')
  .option('--listen <address>', 'the only address to listen on (default: all of this machine)')
  .option('--code <text>', 'the code for friends (default: a fresh one each time)')
  .option('--open', 'no code: everybody may come in')
  .option('--name <name>', 'your name')
  .option('--no-screen', 'no screen of your own: print lines instead')
  .option('--watchers <n>', 'the most people who may look on', '4')
  .option('--wait <seconds>', 'time before a bot stands in for an absent player', '30')
  .option('--clock <seconds>', 'time for a move; 0: no limit', '0')
  .option('--takebacks <rule>', 'taking moves back: agreed or off', 'agreed')
  .option('--chat <rule>', 'talk: calls, free or off', 'calls')
  .option('--hints', 'hints for everybody')
  .option('--resume [ids...]', 'continue tables with the same people (default: the latest)')
  .option('--anyway', 'open a match even if another computer or container may have it open')
  .option('--guests', 'list the remembered guests, who need no code')
  .option('--forget <name>', 'forget a guest, who then needs the code again')
  .option('--forget-all', 'forget all guests')
  .action(async (games: readonly string[], options: HostOptions) => {
    // Loaded here: most starts do not need it.
    const { host } = await import('./hosting/host.ts');
    await host(games, options);
  });

program
  .command('join')
  .description('join a friend’s table, through the system’s ssh')
  .argument('<address>', 'NAME@HOST:PORT from the invitation; the default port is 2222')
  .option('--key <fingerprint>', 'the required host key, SHA256:… on the host’s screen')
  .action(async (address: string, options: JoinOptions) => {
    const { join } = await import('./hosting/join.ts');
    await join(address, options);
  });

program
  .command('remove')
  .description('remove saved matches from the list; `restore` brings them back')
  .argument('<id...>', 'ids of matches, e.g. gongzhu-3')
  .action(remove);

program
  .command('restore')
  .description('bring removed matches back')
  .argument('<id...>', 'ids of matches, as `list --all` shows them')
  .action(restore);

program
  .command('stats')
  .description('show your results by game, table and bots')
  .argument('[game]', 'a game, e.g. gongzhu')
  .option('--json', 'as JSON')
  .action(stats);

program
  .command('export')
  .description('print a finished match as text, to read or to send')
  .argument('<match>', 'the id of a finished match, e.g. gongzhu-3, or the file of its log')
  .option('--output <file>', 'a new file (default: standard output)')
  .action(exportMatch);

program
  .command('import')
  .description('add a match from a text to your own')
  .argument('<file>', 'the file of the text, or - for standard input')
  .action(importMatch);

program
  .command('doctor')
  .description('show facts about this machine, for a bug report')
  .option('--json', 'as JSON')
  .action(doctor);

program
  .command('engine')
  .description('referee a match over standard input and output, a JSON object a line')
  .action(engine);

program
  .command('bot')
  .description('answer the arena’s questions about a game, a move a line')
  .argument('<game>', 'a game, e.g. gongzhu')
  .option('--level <level>', LEVELS.join(', '), 'normal')
  .action(bot);

program
  .command('conformance')
  .description('test a program’s rules of a game, by examples with known answers')
  .argument('<game>', 'a game, e.g. gongzhu')
  .argument('<program...>', 'a program that answers as `cardroom engine` does, after --')
  .option('--examples <file>', 'your own examples, one a line (default: those of cardroom)')
  .action(conformance);

program
  .command('simulate')
  .description('measure bots against each other, with the same cards in every seating')
  .argument('[game]', 'a game, e.g. gongzhu')
  .option('--a <side>', `side A: ${LEVELS.join(', ')}, or exec:COMMAND`, 'normal')
  .option('--b <side>', 'side B', 'random')
  .option('--mode <mode>', 'one of A against a field of B, half against half, or one seat changed')
  .option('--unit <unit>', 'deal or match')
  .option('--deals <n>', 'deals (or matches) to play, each in every seating', '300')
  .option('--seed <text>', 'one seed always gives the same games', 'cardroom')
  .option('--workers <n>', 'threads (default: one a core)')
  .option('--players <n>', 'seats at the table')
  .option('--option <name=value>', 'a house rule; may be repeated', also)
  .option('--clairvoyant', 'show side A the true cards, to see what hidden cards cost')
  .option('--sprt', 'stop once the data decide whether A is better')
  .option('--shard <i/n>', 'play share i of n, and print it for --merge')
  .option('--merge <files...>', 'join shares into one result')
  .option('--json', 'print the figures as JSON')
  .action(async (game: string | undefined, options: SimulateOptions) => {
    // Loaded here: no other command needs the arena.
    const { simulate } = await import('./simulate.ts');
    await simulate(game, options);
  });

program
  .command('help')
  .description('show the options of a command')
  .argument('[command]', 'a command, e.g. play (default: all commands)')
  .action((name: string | undefined) => {
    const known = name === undefined ? program : visibleCommands().find((command) => command.name() === name);
    if (!known) throw noCommand(name!);
    known.help();
  });

program
  .command('man', { hidden: true })
  .description('print the manual page, as man(1) reads it')
  .action(() => void process.stdout.write(manualPage(program)));

for (const command of [program, ...program.commands]) command.allowExcessArguments(false);
addCompletion(program);

/** The words after `cardroom`, with `play` inserted before a game's name. Throws a Misuse if they name no command. */
function commandLine(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !word.startsWith('-'));
  const first = words[at];
  if (first === undefined || program.commands.some((command) => command.name() === first)) return words;
  if (findNamed(first)) return words.toSpliced(at, 0, 'play');
  throw noCommand(first);
}

/** Carries out a command line. Throws a Misuse if it cannot. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(commandLine(words), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has printed its own sentence. Its status is 0 for --help and --version.
    if (error.exitCode !== 0) process.exitCode = MISUSE;
  }
}
