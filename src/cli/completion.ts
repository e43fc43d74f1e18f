import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { LEVELS } from '../ai/bot.ts';
import { catalogue } from '../catalogue.ts';

/** Adds `cardroom completion SHELL`, which prints a script for bash, zsh, fish or PowerShell, and the answers that it asks for. */
export function addCompletion(program: Command): void {
  const { commands } = tab(program, { completionCommandName: 'completion' });
  program.commands
    .find((command) => command.name() === 'completion')
    ?.description('print a script that lets bash, zsh, fish or powershell complete what is typed');
  for (const command of ['play', 'rules', 'simulate']) {
    const game = commands.get(command)?.arguments.get('game');
    if (game) {
      game.handler = (complete) => {
        for (const { game } of catalogue) complete(game.id, game.title);
      };
    }
  }
  const bots = commands.get('play')?.options.get('bots');
  if (bots) {
    bots.handler = (complete) => {
      for (const level of LEVELS) complete(level, '');
    };
  }
}
