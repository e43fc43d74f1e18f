import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { LEVELS } from '../ai/bot.ts';
import type { OptionSpec } from '../engine/game.ts';
import { formatOption } from '../engine/setup.ts';
import { catalogue, partsOf } from '../games.ts';
import type { SavedMatch } from '../store/saved.ts';
import { openRoom } from './room.ts';

/** Tells the shell of something that can be typed there. */
type Offer = (value: string, description: string) => void;

/** Adds `cardroom completion SHELL`, which prints a script for bash, zsh, fish or PowerShell, and the answers that it asks for. */
export function addCompletion(program: Command): void {
  const root = tab(program, { completionCommandName: 'completion' });
  const completion = program.commands.find((command) => command.name() === 'completion');
  completion
    ?.description('print a script that lets bash, zsh, fish or powershell complete what is typed')
    .action((shell: string) => {
      if (shell === 'bash') return void process.stdout.write(BASH);
      if (shell === 'zsh') process.stdout.write(BARE_ZSH);
      root.setup('cardroom', 'cardroom', shell);
    });
  const argument = (command: string, name: string, offer: (offer: Offer) => void) => {
    const found = root.commands.get(command)?.arguments.get(name);
    if (found) found.handler = offer;
  };
  const option = (command: string, name: string, offer: (offer: Offer) => void) => {
    const found = root.commands.get(command)?.options.get(name);
    if (found) found.handler = offer;
  };
  for (const command of ['play', 'daily', 'learn', 'rules', 'simulate', 'stats', 'bot'])
    argument(command, 'game', games);
  const list = (options?: { removed: boolean }) => openRoom(process.env).matches.list(options);
  argument('help', 'command', (offer) =>
    words(
      offer,
      program
        .createHelp()
        .visibleCommands(program)
        .map((command) => command.name()),
    ),
  );
  argument('resume', 'id', (offer) =>
    ids(
      offer,
      list().filter(({ state }) => state === 'open'),
    ),
  );
  argument('export', 'match', (offer) =>
    ids(
      offer,
      list().filter(({ state }) => state === 'finished'),
    ),
  );
  argument('replay', 'match', (offer) =>
    ids(
      offer,
      list().filter(({ state }) => state === 'open' || state === 'finished'),
    ),
  );
  argument('challenge', 'id', (offer) =>
    ids(
      offer,
      list().filter(({ state }) => state === 'finished' || state === 'open'),
    ),
  );
  argument('remove', 'id', (offer) => ids(offer, list()));
  argument('restore', 'id', (offer) => ids(offer, list({ removed: true })));
  for (const command of ['play', 'simulate']) option(command, 'option', houseRules);
  for (const side of ['a', 'b']) option('simulate', side, (offer) => words(offer, LEVELS));
  option('play', 'bots', (offer) => words(offer, LEVELS));
  option('bot', 'level', (offer) => words(offer, LEVELS));
}

const words = (offer: Offer, values: readonly string[]): void => {
  for (const value of values) offer(value, '');
};

function games(offer: Offer): void {
  for (const { game } of catalogue) offer(game.id, game.title);
}

function ids(offer: Offer, matches: readonly SavedMatch[]): void {
  for (const { id, state } of matches) offer(id, state);
}

/** The house rules of the game that stands on the line, with their values; of all games where none does. */
function houseRules(offer: Offer): void {
  const named = process.argv.flatMap((word) => partsOf(word.toLowerCase()) ?? []);
  for (const { game } of named.length > 0 ? named : catalogue) {
    for (const spec of game.options) {
      for (const value of valuesOf(spec)) offer(`${spec.name}=${value}`, spec.description);
    }
  }
}

/** What may be offered of an option's values: all, or of a number the default and both ends. */
function valuesOf(spec: OptionSpec): string[] {
  if (spec.type === 'boolean') return ['on', 'off'];
  if (spec.type === 'choice') return [...spec.choices];
  return [...new Set([spec.default, spec.min, spec.max].map(formatOption))];
}

/** Needs nothing but bash, 3.2 as on macOS or later, and hands words on without looking into them. */
const BASH = `# bash completion for cardroom; may be read again
_cardroom() {
    local line=\${COMP_LINE:0:COMP_POINT} typed cur answer
    read -ra typed <<< "$line"
    [[ $line == *[[:space:]] ]] && typed+=('')
    cur=\${typed[\${#typed[@]}-1]}
    # an option's name and value are offered together
    [[ $cur == [!-]*=* ]] && typed[\${#typed[@]}-1]=\${cur%%=*}
    COMPREPLY=()
    while IFS= read -r answer; do
        [[ $answer == :* ]] && continue
        answer=\${answer%%$'\\t'*}
        [[ $answer == "$cur"* ]] || continue
        # what stands before a = is a word of its own to bash
        [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]] && answer=\${answer#"\${cur%=*}="}
        COMPREPLY+=("$answer")
    done < <(cardroom complete -- "\${typed[@]:1}" 2> /dev/null)
}
complete -o default -F _cardroom cardroom
`;

/** In a zsh that has not set up completion, the script could not register itself. */
const BARE_ZSH = `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
`;
