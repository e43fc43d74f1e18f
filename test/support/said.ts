import type { Findings, Wording } from '../../src/ai/adviser/wording.ts';
import { plainSpeaker } from '../../src/engine/words.ts';

/** What was found of a move: by fact its values and their shares, the most frequent first. A fact that is left out is always 0. */
export type Found<Fact extends string> = {
  readonly [fact in Fact]?: readonly (readonly [value: number, share: number])[];
};

const NAMES = ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'];
const speaker = { ...plainSpeaker, you: 0, seat: (seat: number) => NAMES[seat]! };

function findingsOf<Fact extends string>(found: Found<Fact>): Findings<Fact> {
  const sharesOf = (fact: Fact) => found[fact] ?? [[0, 1] as const];
  return {
    move: '',
    mean: (fact) => sharesOf(fact).reduce((sum, [value, share]) => sum + value * share, 0),
    share: (fact, value) => sharesOf(fact).find(([one]) => one === value)?.[1] ?? 0,
    usual: (fact) => sharesOf(fact)[0]![0],
  };
}

/** All ways in which a game tells a part to seat 0, of those whose figures differ; the most telling first. */
export function saidOf<Part extends string, Fact extends string>(
  wording: Wording<Part, Fact>,
  part: Part,
  best: Found<Fact>,
  other: Found<Fact>,
): string[] {
  const about = { best: findingsOf(best), other: findingsOf(other), seat: 0, speaker };
  return wording
    .sayings(part, about)
    .filter((saying) => saying.best !== saying.other)
    .map(({ best: one, other: two, as, say }) => {
      const printed = (n: number): string => String(as === 'share' ? Math.round(100 * n) : n);
      return say(printed(one), printed(two));
    });
}
