import { parentPort } from 'node:worker_threads';
import type { Adviser } from '../ai/adviser/judge.ts';
import { adviseOn, answerQuestion } from '../ai/question.ts';
import { randomFor } from '../engine/random.ts';
import { readSetup, type Setup } from '../engine/setup.ts';
import { partsOf } from '../games.ts';
import { auctionHand } from '../practice/auction.ts';
import type { Request } from './bots.ts';

/** Play in ms after which the thread is fast. */
const WARMING = 400;

const port = parentPort!;
port.on('message', (request: Request) => {
  if ('warm' in request) warm(request.warm);
  else if ('handFrom' in request) port.postMessage(auctionHand(request.handFrom));
  else if ('advice' in request)
    port.postMessage(adviseOn(partsOf(request.advice.game) as Adviser, request.advice));
  else port.postMessage(answerQuestion(partsOf(request.question.game)!, request.question));
});

/** Plays deals by the policy for a while, so that V8 has compiled the code before somebody waits. */
function warm(id: string): void {
  const { game, policy } = partsOf(id)!;
  const table = readSetup(game, {}, 'warm') as Setup;
  const random = randomFor('warm');
  const end = performance.now() + WARMING;
  let state = game.start(table);
  while (performance.now() < end) {
    const seat = game.toAct(state)[0];
    if (seat !== undefined) {
      const view = game.view(state, seat);
      state = game.play(state, seat, policy.choose(view, seat, random).move);
      game.imagine(view, random);
    } else {
      const over = game.status(state).winners !== null;
      state = game.deal(over ? game.start(table) : state, game.shuffle(table, random));
    }
  }
}
