import type { Argument, Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { MISUSE } from './misuse.ts';

type TermRow = readonly [term: string, text: string];

/** Environment variables that cardroom reads. */
const ENVIRONMENT: readonly TermRow[] = [
  ['CARDROOM_HOME', 'the folder for matches, settings and caches'],
  ['CARDROOM_MOTION', '0: cards do not move'],
  ['ACCESSIBLE, INK_SCREEN_READER', 'set: lines of text, as with --plain'],
  ['NO_COLOR', 'set: no colour'],
  ['FORCE_COLOR', '0 to 3: none, 16, 256 or all colours'],
  ['LC_ALL, LC_CTYPE, LANG', 'UTF-8: suit symbols; otherwise letters'],
];

const EXAMPLES: readonly TermRow[] = [
  ['cardroom gongzhu', 'begin a match of Chinese Hearts'],
  ['cardroom 500 --names Ann,Bo', 'two people at this keyboard, and bots'],
  ['cardroom gongzhu --option limit=300', 'a house rule (see `cardroom rules`)'],
];

const STATUS: readonly TermRow[] = [
  ['0', 'all went well'],
  ['1', 'a file could not be read or written, a program answered wrongly, or cardroom failed'],
  [String(MISUSE), 'the command cannot be carried out; a sentence says why'],
];

/** The end of `--help`. */
export const afterword = (): string =>
  `\n${columns('Environment', ENVIRONMENT)}\n${columns('Examples', EXAMPLES)}`.trimEnd();

function columns(title: string, rows: readonly TermRow[]): string {
  const width = Math.max(...rows.map(([term]) => term.length)) + 2;
  return `${title}:\n${rows.map(([term, text]) => `  ${term.padEnd(width)}${text}\n`).join('')}`;
}

/** The manual page, in the macros of man(7): the `--help` of all commands. */
export function manualPage(program: Command): string {
  const help = program.createHelp();
  const commands = help
    .visibleCommands(program)
    .flatMap((command) => [
      `.SS ${bold(program.name())} ${bold(command.name())} ${escaped(command.usage())}`,
      escaped(sentence(command.description())),
      ...command.registeredArguments.flatMap((argument) => entry(named(argument), argument.description)),
      ...command.options.flatMap((option) => entry(option.flags, help.optionDescription(option))),
    ]);
  return `${[
    `.TH CARDROOM 1 "" "cardroom ${manifest.version}" "User Commands"`,
    '.SH NAME',
    'cardroom \\- five card games in one terminal',
    '.SH SYNOPSIS',
    `${bold(program.name())} ${escaped(program.usage())}`,
    '.SH DESCRIPTION',
    escaped(program.description()),
    '.SH OPTIONS',
    ...program.options.flatMap((option) => entry(option.flags, help.optionDescription(option))),
    '.SH COMMANDS',
    ...commands,
    ...section('ENVIRONMENT', ENVIRONMENT),
    ...section('EXIT STATUS', STATUS),
    ...section('EXAMPLES', EXAMPLES),
    '.SH SEE ALSO',
    escaped(manifest.homepage),
  ].join('\n')}\n`;
}

const section = (title: string, rows: readonly TermRow[]): string[] => [
  `.SH ${title}`,
  ...rows.flatMap(([term, text]) => entry(term, text)),
];

const entry = (term: string, text: string): string[] => ['.TP', bold(term), escaped(sentence(text))];

const named = (argument: Argument): string =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/.test(text) ? '' : '.'}`;

const bold = (text: string): string => `\\fB${escaped(text)}\\fR`;

/** Escapes a text so that man(7) prints it as it is. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('’', '\\(cq').replace(/^[.']/, '\\&$&');
