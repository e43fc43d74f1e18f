import { describe, expect, test } from 'vitest';
import { type Adviser, isAdviser } from '../../src/ai/adviser/judge.ts';
import { isWorse } from '../../src/ai/adviser/judgement.ts';
import { withSense } from '../../src/ai/adviser/sense.ts';
import { chooseMove } from '../../src/ai/bot.ts';
import { LATE } from '../../src/ai/gongzhu/sense.ts';
import { adviseOn } from '../../src/ai/question.ts';
import { type Card, formatCard } from '../../src/engine/card.ts';
import { cardsOf, size } from '../../src/engine/card-set.ts';
import { legalCards } from '../../src/engine/gongzhu/rules.ts';
import { heldBy, PLAYS, type PlayPhase } from '../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { take } from '../../src/engine/take.ts';
import { catalogue } from '../../src/games.ts';
import { allWorlds, exactly } from '../support/exactly.ts';

const adviser = catalogue.filter(isAdviser).find(({ game }) => game.id === 'gongzhu') as Adviser;
const { game, plan } = adviser;
const ME = 0;
/** Seeds of the deals, from this number on. Among them are two in which the policy goes on badly. */
const [FIRST, DEALS] = [160, 40];
const FEW = 8;
/** With three cards in hand all deals can be looked at. */
const CARDS = 3;
const MATTERS = plan.measure(null as never).matters;

interface Late {
  readonly seed: string;
  readonly moveCount: number;
  readonly state: PlayPhase;
  /** The cost of each legal card beside the best one, in points: if the policy plays on, if the player goes on best, and as `withSense` has it. */
  readonly costs: readonly {
    readonly card: Card;
    readonly policy: number;
    readonly best: number;
    readonly sense: number;
  }[];
}

/** The decisions of seat 0, which plays like `easy`, with so many cards in hand in deals without passing. */
function* decisionsIn(seed: string, cards: number): Generator<Omit<Late, 'costs'>> {
  const setup = readSetup(game, { options: { passing: 'none' } }, seed) as Setup;
  const random = randomFor(seed, 'scan');
  let state = game.deal(game.start(setup), game.shuffle(setup, random));
  for (let moveCount = 0; game.toAct(state).length > 0; moveCount++) {
    const seat = game.toAct(state)[0]!;
    const view = game.view(state, seat);
    const now = state as unknown as PlayPhase;
    if (seat === ME && size(heldBy(now, ME)) === cards && take(game.moves(view, ME), 2).length > 1)
      yield { seed, moveCount, state: now };
    state = game.play(
      state,
      seat,
      chooseMove(adviser, seat === ME ? 'easy' : 'normal', view, seat, random).move,
    );
  }
}

function costsIn(state: PlayPhase, seed: string, moveCount: number): Late['costs'] {
  const worlds = allWorlds(state, ME);
  const [policy, best] = [exactly(worlds, ME, 'policy'), exactly(worlds, ME, 'best')];
  const view = game.view(state as never, ME);
  const sensible = withSense(adviser, { view, seat: ME, seed, moveCount });
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const sense = new Map(
    [...policy.keys()].map((card) => [
      card,
      worlds.reduce((sum, { state: world, weight }) => {
        const { value } = sensible.plan.playOut(world as never, ME, 0)(PLAYS[card] as never);
        return sum + (weight / all) * value;
      }, 0),
    ]),
  );
  const costIn = (worths: ReadonlyMap<Card, number>, card: Card): number =>
    Math.max(...worths.values()) - worths.get(card)!;
  return [...policy.keys()].map((card) => ({
    card,
    policy: costIn(policy, card),
    best: costIn(best, card),
    sense: costIn(sense, card),
  }));
}

const late = Array.from({ length: DEALS }, (_, n) => [...decisionsIn(`late ${FIRST + n}`, CARDS)])
  .flat()
  .map((found): Late => ({ ...found, costs: costsIn(found.state, found.seed, found.moveCount) }));
const all = late.flatMap(({ costs }) => costs);

describe('the last cards of Chinese Hearts', () => {
  const falsely = late.flatMap((one) =>
    one.costs
      .filter(({ policy, best }) => policy >= MATTERS && best < 0.5)
      .map((cost) => ({ ...one, ...cost })),
  );

  test('some cards cost nothing with good play afterwards, though the policy would charge them', () => {
    expect(falsely.length).toBeGreaterThanOrEqual(2);
  });

  test.each(falsely)(
    '$seed, move $moveCount: a card with an exact cost of nothing is not charged',
    (found) => {
      expect(found.sense).toBeLessThan(MATTERS / 4);
      const view = game.view(found.state as never, ME);
      const decision = { game: game.id, view, seat: ME, seed: found.seed, moveCount: found.moveCount };
      const played = formatCard(found.card);
      const judgement = adviseOn(adviser, { ...decision, played, within: Number.POSITIVE_INFINITY });
      for (const judged of judgement.moves) expect(isWorse(judgement, judged), judged.move).toBe(false);
    },
  );

  test('a card that is costly even with good play afterwards is charged at least half of its cost', () => {
    const mistakes = all.filter(({ best }) => best >= MATTERS);
    expect(mistakes.length).toBeGreaterThan(10);
    for (const { best, sense } of mistakes) expect(sense).toBeGreaterThan(best / 2);
  });

  test('every course reaches the end of the deal, even if the player has to follow in between', () => {
    const found = Array.from({ length: FEW }, (_, n) => [...decisionsIn(`late ${n}`, LATE)]).flat();
    expect(found.length).toBeGreaterThan(FEW / 2);
    for (const { state, seed, moveCount } of found) {
      const view = game.view(state as never, ME);
      const { plan } = withSense(adviser, { view, seat: ME, seed, moveCount });
      const endingOf = plan.playOut(state as never, ME, 0);
      for (const card of cardsOf(legalCards(state, ME)))
        expect(Math.abs(endingOf(PLAYS[card] as never).value), formatCard(card)).toBeLessThan(2000);
    }
  });

  test('costs are nearer to the exact ones than the policy’s', () => {
    const missed = (of: 'policy' | 'sense'): number =>
      all.reduce((sum, cost) => sum + Math.abs(cost[of] - cost.best), 0) / all.length;
    expect(missed('sense')).toBeLessThan(missed('policy') / 2);
  });
});
