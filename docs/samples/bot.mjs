// A bot that talks the engine protocol: it referees a match of Chinese Hearts with `cardroom engine` and plays seat 0 itself,
// always the lowest legal card; the house's bots have the other seats. Run it with: node bot.mjs [command of the engine …]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [command = 'npx', ...parameters] =
  process.argv.length > 2 ? process.argv.slice(2) : ['npx', 'cardroom', 'engine'];
const engine = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

/** Sends a request and waits for its answer. */
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await answers.next();
  const answer = JSON.parse(value);
  if (!answer.ok) throw new Error(answer.error);
  return answer;
}

const rank = (card) => '23456789TJQKA'.indexOf(card[0]);

/** Passes its three highest cards, and plays the lowest that the rules allow. */
async function choose(seat) {
  const { view } = await ask({ do: 'view', seat });
  if (view.phase === 'pass') {
    const highest = view.hand.toSorted((a, b) => rank(b) - rank(a)).slice(0, 3);
    return `pass ${highest.join(' ')}`;
  }
  const { moves } = await ask({ do: 'moves', seat });
  return moves.toSorted((a, b) => rank(a) - rank(b))[0];
}

let status = await ask({ do: 'new', game: 'gongzhu', seed: 'sample', options: { limit: 200 } });
while (!status.over) {
  const seat = status.turn[0];
  const move = seat === 0 ? await choose(seat) : (await ask({ do: 'bot', seat })).move;
  status = await ask({ do: 'play', seat, move });
}
console.log(
  `After ${status.deal} deals: ${status.scores.join(', ')}. Seat ${status.winners.join(' and ')} wins.`,
);
engine.stdin.end();
