import { type Random, randomFor } from '../src/engine/random.ts';

/** Numbers by name, such as a bot's weights. */
type Numbers = { readonly [name: string]: number };

interface Evolution<W, Deals> {
  readonly from: W;
  /** Spread of the first generation: in the units of each number, all alike, or `relative` to each. */
  readonly step: number;
  readonly relative?: boolean;
  readonly generations: number;
  readonly seed: string;
  /** The deals on which all weights of a generation are tried. */
  dealsOf(generation: number): Deals;
  /** The score of these weights on these deals; more is better. */
  score(weights: W, deals: Deals): number;
  /** Gets the mean after every tenth generation. */
  tell(weights: W, generation: number, step: number): void;
}

/**
 * A separable CMA-ES (R. Ros and N. Hansen, "A simple modification in CMA-ES achieving linear time and space complexity", 2008): each
 * generation draws weights around the present ones, and moves towards those that scored best; the spread of each number adapts to the moves
 * that helped.
 */
export function evolve<W extends { readonly [name in keyof W]: number }, Deals>({
  from,
  step,
  relative = false,
  generations,
  seed,
  dealsOf,
  score,
  tell,
}: Evolution<W, Deals>): void {
  const names = Object.keys(from);
  const start = from as Numbers;
  const n = names.length;
  const random = randomFor(seed);
  const size = 4 + Math.floor(3 * Math.log(n));
  const parents = size >> 1;
  const raw = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const share = raw.map((w) => w / raw.reduce((a, b) => a + b));
  const mu = 1 / share.reduce((sum, w) => sum + w * w, 0);
  const cSigma = (mu + 2) / (n + mu + 5);
  const dSigma = 1 + 2 * Math.max(0, Math.sqrt((mu - 1) / (n + 1)) - 1) + cSigma;
  const cPath = (4 + mu / n) / (n + 4 + (2 * mu) / n);
  const faster = (n + 2) / 3;
  const cOne = (faster * 2) / ((n + 1.3) ** 2 + mu);
  const cMu = Math.min(1 - cOne, (faster * 2 * (mu - 2 + 1 / mu)) / ((n + 2) ** 2 + mu));
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  let mean = names.map((name) => start[name]!);
  let variance = mean.map((value) => (relative ? Math.max(0.1, Math.abs(value)) ** 2 : 1));
  let sigma = step;
  let pathSigma = mean.map(() => 0);
  let path = mean.map(() => 0);
  const named = (values: readonly number[]): W =>
    Object.fromEntries(names.map((name, i) => [name, values[i]!])) as W;
  for (let generation = 1; generation <= generations; generation++) {
    const deals = dealsOf(generation);
    const drawn = Array.from({ length: size }, () => {
      const stray = variance.map((v) => Math.sqrt(v) * normal(random));
      return { stray, score: score(named(mean.map((m, i) => m + sigma * stray[i]!)), deals) };
    }).sort((a, b) => b.score - a.score);
    const move = mean.map((_, i) => share.reduce((sum, w, k) => sum + w * drawn[k]!.stray[i]!, 0));
    mean = mean.map((m, i) => m + sigma * move[i]!);
    pathSigma = pathSigma.map(
      (p, i) =>
        (1 - cSigma) * p + (Math.sqrt(cSigma * (2 - cSigma) * mu) * move[i]!) / Math.sqrt(variance[i]!),
    );
    const length = Math.hypot(...pathSigma);
    const steady = length / Math.sqrt(1 - (1 - cSigma) ** (2 * generation)) < (1.4 + 2 / (n + 1)) * expected;
    path = path.map(
      (p, i) => (1 - cPath) * p + (steady ? Math.sqrt(cPath * (2 - cPath) * mu) * move[i]! : 0),
    );
    variance = variance.map(
      (v, i) =>
        (1 - cOne - cMu) * v +
        cOne * path[i]! ** 2 +
        cMu * share.reduce((sum, w, k) => sum + w * drawn[k]!.stray[i]! ** 2, 0),
    );
    sigma *= Math.exp((cSigma / dSigma) * (length / expected - 1));
    if (generation % 10 === 0) tell(named(mean.map((m) => Math.round(m * 1000) / 1000)), generation, sigma);
  }
}

/** A standard normal draw (Box and Muller). */
function normal(random: Random): number {
  const uniform = (): number => (random.below(2 ** 21) + 0.5) / 2 ** 21;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
