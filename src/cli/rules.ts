import { printedRules } from '../rules-page.ts';
import { gameNamed } from './game-named.ts';

/** `cardroom rules GAME`: prints the rules of a game. */
export function rules(id: string): void {
  process.stdout.write(printedRules(gameNamed(id).game.id));
}
