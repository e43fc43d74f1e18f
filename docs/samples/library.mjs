// Plays a match of Chinese Hearts by random legal moves and prints each deal's points and the winners. Run it with: node library.mjs
import { findGame, isRefusal, Match, randomFor, readSetup, setupRefusalText } from 'cardroom/engine';

const game = findGame('gongzhu');
if (!game) throw new Error('There is no such game.');
const setup = readSetup(game, { seed: 'sample', options: { limit: 300 } }, 'unused');
if (isRefusal(setup)) throw new Error(setupRefusalText(game, setup));
const match = new Match(game, setup);
const random = randomFor('sample', 'moves');

while (!match.over) {
  const [seat] = match.turn;
  const moves = [...match.moves(seat)];
  const steps = match.play(seat, moves[random.below(moves.length)]);
  if (isRefusal(steps)) throw new Error(steps.rule);
}
const { results, winners } = match.status;
for (const [deal, { points }] of results.entries()) {
  console.log(`deal ${deal + 1}: ${points.join(' ')}`);
}
console.log(`won by seat ${winners?.map((seat) => seat + 1).join(' and ')}`);
