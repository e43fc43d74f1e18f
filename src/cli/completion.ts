import type { Command } from 'commander';
import { list } from '../engine/words.ts';
import { completionsOf, SHELLS } from './complete.ts';
import { Misuse } from './misuse.ts';

/**
 * Adds `cardroom completion SHELL`, which prints a script, and the hidden command for it: `cardroom complete -- WORDS` prints a line for
 * each possible word, with its meaning after a tab, and `:files` if names of files fit.
 */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description(`print a script that lets ${list(SHELLS).replace(' and ', ' or ')} complete what is typed`)
    .argument('<shell>', `a shell: ${SHELLS.join(', ')}`)
    .action(printScript);
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: readonly string[]) => {
      const { offers, files } = completionsOf(program, words);
      const lines = offers.map(([word, meaning]) => (meaning === '' ? word : `${word}\t${meaning}`));
      process.stdout.write([...lines, ...(files ? [':files'] : [])].map((line) => `${line}\n`).join(''));
    });
}

function printScript(name: string): void {
  const shell = SHELLS.find((known) => known === name);
  if (!shell) throw new Misuse(`There is no completion for "${name}"; choose ${list(SHELLS, 'or')}.`);
  process.stdout.write(SCRIPTS[shell]);
}

/** Each script may be loaded twice, and passes words on unread. */
const SCRIPTS: { readonly [shell in (typeof SHELLS)[number]]: string } = {
  // Needs nothing but bash, from 3.2 on, which macOS has.
  bash: `# bash completion for cardroom
_cardroom() {
    local line=\${COMP_LINE:0:COMP_POINT} typed cur answer before=
    read -ra typed <<< "$line"
    [[ $line == *[[:space:]] ]] && typed+=('')
    cur=\${typed[\${#typed[@]}-1]}
    # what stands before a = is a word of its own to bash
    [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]] && before=\${cur%=*}=
    COMPREPLY=()
    while IFS= read -r answer; do
        if [[ $answer == :files ]]; then
            compopt -o filenames 2> /dev/null
            while IFS= read -r answer; do
                COMPREPLY+=("$answer")
            done < <(compgen -f -- "\${cur#"$before"}")
        else
            answer=\${answer%%$'\\t'*}
            COMPREPLY+=("\${answer#"$before"}")
        fi
    done < <(cardroom complete -- "\${typed[@]:1}" 2> /dev/null)
}
complete -F _cardroom cardroom
`,
  zsh: `#compdef cardroom
# In a zsh that has not set up completion, nothing could be registered.
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
_cardroom() {
    local answer files=
    local -a offers
    while IFS= read -r answer; do
        if [[ $answer == :files ]]; then
            files=1
        else
            answer=\${answer//:/\\\\:}
            offers+=("\${answer/$'\\t'/:}")
        fi
    done < <(cardroom complete -- "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2> /dev/null)
    (( $#offers )) && _describe cardroom offers
    if [[ -n $files ]]; then
        [[ $PREFIX == --*=* ]] && compset -P '*='
        _files
    fi
}
if [[ $funcstack[1] == _cardroom ]]; then _cardroom "$@"; else compdef _cardroom cardroom; fi
`,
  fish: `# fish completion for cardroom
function __cardroom_complete
    set -l typed (commandline -opc) (commandline -ct)
    set -l before (string match -r -- '^--[^=]*=' $typed[-1])
    for answer in (cardroom complete -- $typed[2..] 2> /dev/null)
        if test "$answer" = :files
            for file in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' $typed[-1]))
                echo "$before$file"
            end
        else
            echo $answer
        end
    end
end
complete -c cardroom -e
complete -c cardroom -f -a '(__cardroom_complete)'
`,
};
