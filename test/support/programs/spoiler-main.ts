// Speaks the engine protocol as cardroom does, with one rule of each game wrong.
import { createInterface } from 'node:readline';
import { Protocol } from '../../../src/cli/protocol.ts';
import type { Json, JsonObject } from '../../../src/engine/game.ts';
import { catalogue } from '../../../src/games.ts';

interface Fault {
  /** What it makes of a question before it answers. */
  readonly asked?: (question: JsonObject) => JsonObject;
  readonly answered?: (answer: JsonObject) => JsonObject;
}

/** Plays by another house rule than it is asked for. */
const by = (option: string, value: Json): Fault => ({
  asked: (question) => ({ ...question, options: { ...Object(question.options), [option]: value } }),
});
/** Does not know a rule: what it forbids is legal. */
const without = (rule: string): Fault => ({
  answered: (answer) => (answer.rule === rule ? { ok: true } : answer),
});

const FAULTS: { readonly [game: string]: Fault } = {
  shengji: by('deadZone', true),
  shang: without('wraps'),
  gongzhu: without('hearts-not-broken'),
  '500': by('jokerNoTrump', 'anytime'),
  'kings-court': by('breaking', 'half'),
};

const protocol = new Protocol(catalogue, () => 'spoiled');
createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line) as JsonObject;
  const { asked, answered } = FAULTS[String(question.game)] ?? {};
  const answer = JSON.parse(protocol.answer(JSON.stringify(asked?.(question) ?? question))) as JsonObject;
  process.stdout.write(`${JSON.stringify(answered?.(answer) ?? answer)}\n`);
});
