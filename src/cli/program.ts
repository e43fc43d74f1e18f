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
  const help = meant ? `did you mean \`cardroom ${meant}\`?` : '`cardroom --help` lists them.';
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
    'Five card games in one terminal, alone against bots or hot-seat. Alone, `cardroom` opens the menu; with a game it begins a match.',
  )
  .usage('[options] [command | game]')
  .version(manifest.version)
  .option('--color', 'use colour whatever the terminal says')
  .option('--no-color', 'use no colour')
  .addOption(new Option('--symbols', 'symbols for suits whatever the locale says').conflicts('ascii'))
  .option('--ascii', 'letters for suits and +-| for lines')
  .option('--no-mouse', 'leave the mouse to the terminal, to mark and copy text')
  .option('--plain', 'lines of text: for screen readers, braille, pipes, terminals that cannot draw')
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
  .option('--players <n>', 'seats at the table, where the game allows several numbers')
  .option('--humans <n>', 'people at this keyboard, in the first seats')
  .option('--seats <list>', 'the seats of the people instead, e.g. 0,2')
  .option('--names <list>', 'their names, e.g. Ann,Bo')
  .option('--bots <level>', `bots in the other seats: ${LEVELS.join(', ')}, or exec:COMMAND`, 'normal')
  .option('--seed <text>', 'the same seed deals the same cards')
  .option('--option <name=value>', 'a house rule, see `cardroom rules`; may be given again', also)
  .option('--deck <file>', 'stacked decks: a deal a line, cards separated by spaces')
  .option(
    '--beat <n>',
    'a friend’s challenge, as `cardroom challenge` prints it: what they got with these cards',
  )
  .option('--aid <help>', 'of a challenge: what helped them, such as unaided or 2-hints,1-taken-back')
  .option('--deal <n>', 'of a challenge: only this deal is played')
  .option('--from <moves:standing>', 'of a challenge: the moves before the deal, and the standing')
  .option('--revision <n.m>', 'of a challenge: the rules and the bots that it was made with')
  .action(play);

program
  .command('resume')
  .description('go on with a match')
  .argument('[id]', 'its id, e.g. gongzhu-3; without one, the match that was left last')
  .option('--anyway', 'also where it may still be open on another computer or in another container')
  .action(resume);

program
  .command('replay')
  .description('look at a match that was played, move by move')
  .argument('[match]', 'its id, e.g. gongzhu-3, or a file; without one, the match that was left last')
  .action(replay);

program
  .command('learn')
  .description(
    'learn a game by playing: a lesson, what cost you much in your own matches, or the list of them',
  )
  .argument('[game]', 'a game, e.g. gongzhu')
  .argument('[lesson]', 'its number, from 1, a practice, e.g. auction, or `again`: your own positions')
  .option('--list', 'tell of them as text, also on a terminal')
  .option('--json', 'tell of them as JSON')
  .action(learn);

program
  .command('rules')
  .description('print the rules of a game')
  .argument('<game>', 'a game, e.g. gongzhu')
  .action(rules);

program
  .command('daily')
  .description(
    'the day’s deal: one a game and day, of which the first start counts; or how those of all games stand',
  )
  .argument('[game]', 'a game, e.g. gongzhu')
  .option('--json', 'tell how the deals stand as JSON')
  .action(daily);

program
  .command('challenge')
  .description(
    'print a line that lets a friend play a finished match, or one deal of it, with the same cards',
  )
  .argument('<id>', 'the id of a match, e.g. gongzhu-3')
  .option('--deal <n>', 'only this deal of it')
  .addOption(
    new Option('--shell <name>', 'quote the line for a friend’s shell (default: the usual one here)').choices(
      Object.keys(shells),
    ),
  )
  .action(printChallenge);

program
  .command('list')
  .description('the saved matches that can be gone on with')
  .option('--all', 'finished, removed and damaged ones too')
  .option('--json', 'as JSON')
  .action(list);

program
  .command('host')
  .description('a table for friends: each comes in from their own terminal by ssh')
  .argument('[games...]', 'a game, e.g. gongzhu; of several each has a table, and you sit at the first')
  .option('--players <n>', 'seats at the table, where the game allows several numbers')
  .option('--option <name=value>', 'a house rule, see `cardroom rules`; may be given again', also)
  .option('--bots <level>', `bots where no friend sits: ${LEVELS.join(', ')}`, 'normal')
  .option('--seed <text>', 'the same seed deals the same cards')
  .option('--seat <n=who>', 'who has a seat: 3=hard, 3=closed or 3=exec:./bot; may be given again', also)
  .option('--port <n>', 'where friends come in', '2222')
  .option('--listen <address>', 'the one address to listen on; left out: all of this machine')
  .option('--code <text>', 'what friends are asked for; left out: a fresh one each time')
  .option('--open', 'without a code')
  .option('--name <name>', 'your own')
  .option('--no-screen', 'no screen of your own: what happens is told in lines')
  .option('--watchers <n>', 'how many may look on', '4')
  .option('--wait <seconds>', 'how long a bot waits before it stands in for somebody who is away', '30')
  .option('--clock <seconds>', 'for a move; 0: as long as it takes', '0')
  .option('--takebacks <rule>', 'agreed or off', 'agreed')
  .option('--chat <rule>', 'calls, free or off', 'calls')
  .option('--hints', 'hints for everybody')
  .option('--resume [ids...]', 'the same tables with the same people; without an id, the latest')
  .option('--anyway', 'also where a match may still be open on another computer or in another container')
  .option('--guests', 'who is remembered and needs no code')
  .option('--forget <name>', 'they need the code again')
  .option('--forget-all', 'everybody does')
  .action(async (games: readonly string[], options: HostOptions) => {
    // Loaded here: most starts do not need it.
    const { host } = await import('./hosting/host.ts');
    await host(games, options);
  });

program
  .command('join')
  .description('sit down at a friend’s hosted table, through the system’s ssh')
  .argument('<address>', 'NAME@HOST:PORT, as the invitation says; the port is 2222 unless told')
  .option('--key <fingerprint>', 'the host key on the host’s screen, SHA256:…: it must be that one')
  .action(async (address: string, options: JoinOptions) => {
    const { join } = await import('./hosting/join.ts');
    await join(address, options);
  });

program
  .command('remove')
  .description('take saved matches out of the list; `restore` brings them back')
  .argument('<id...>', 'ids of matches, e.g. gongzhu-3')
  .action(remove);

program
  .command('restore')
  .description('bring removed matches back')
  .argument('<id...>', 'ids of matches; `list --all` shows them')
  .action(restore);

program
  .command('stats')
  .description('how you have done, by games, tables and bots')
  .argument('[game]', 'a game, e.g. gongzhu')
  .option('--json', 'as JSON')
  .action(stats);

program
  .command('export')
  .description('write a finished match as text, to read or to send')
  .argument('<match>', 'the id of a finished match, e.g. gongzhu-3, or the file of its log')
  .option('--output <file>', 'a new file for it; left out: standard output')
  .action(exportMatch);

program
  .command('import')
  .description('take a match that was written as text among your own')
  .argument('<file>', 'the file of the text; - for standard input')
  .action(importMatch);

program
  .command('doctor')
  .description('what cardroom finds on this machine, for a report of a fault')
  .option('--json', 'as JSON')
  .action(doctor);

program
  .command('engine')
  .description('referee a match over standard input and output, a JSON object a line')
  .action(engine);

program
  .command('bot')
  .description('play a game as a side of the arena: a question a line, answered by a move')
  .argument('<game>', 'a game, e.g. gongzhu')
  .option('--level <level>', LEVELS.join(', '), 'normal')
  .action(bot);

program
  .command('conformance')
  .description('ask a program about the rules of a game, by examples with known answers')
  .argument('<game>', 'a game, e.g. gongzhu')
  .argument('<program...>', 'a program that answers as `cardroom engine` does, after --')
  .option('--examples <file>', 'other examples, one a line; left out: those of cardroom')
  .action(conformance);

program
  .command('simulate')
  .description('measure bots against each other: the same cards in every seating')
  .argument('[game]', 'a game, e.g. gongzhu')
  .option('--a <side>', `side A: ${LEVELS.join(', ')}, or exec:COMMAND`, 'normal')
  .option('--b <side>', 'side B', 'random')
  .option('--mode <mode>', 'one of A against a field of B, half against half, or one seat changed')
  .option('--unit <unit>', 'deal or match')
  .option('--deals <n>', 'deals (or matches) to play, each in every seating', '300')
  .option('--seed <text>', 'the same seed gives the same games', 'cardroom')
  .option('--workers <n>', 'threads; left out: one a core')
  .option('--players <n>', 'seats at the table')
  .option('--option <name=value>', 'a house rule; may be given again', also)
  .option('--clairvoyant', 'also show side A the true cards, to see what hidden ones cost')
  .option('--sprt', 'stop as soon as it is decided whether A is better')
  .option('--shard <i/n>', 'play the i-th of n shares, and print it for --merge')
  .option('--merge <files...>', 'put shares together')
  .option('--json', 'print the figures as JSON')
  .action(async (game: string | undefined, options: SimulateOptions) => {
    // Loaded here: no other command needs the arena.
    const { simulate } = await import('./simulate.ts');
    await simulate(game, options);
  });

program
  .command('help')
  .description('how a command is used')
  .argument('[command]', 'a command, e.g. play; without one, all of them')
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
