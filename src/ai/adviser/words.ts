import { capital } from '../../engine/words.ts';

/** Makes a sentence of a text: "Pass rather than 6♥." */
const sentence = (text: string): string => `${capital(text)}.`;

/** The adviser's sentences. Moves and figures come as the reader sees them: "K♠", "+26 points". */
export const words = {
  onlyCard: (card: string) => sentence(`${card}: the only legal card`),
  onlyMove: (move: string) => sentence(`${move}: the only legal move`),
  tooShort: (move: string) => sentence(`${move}. Too little time to say why`),
  noDifferent: (moves: readonly string[]) => sentence(`${moves.join(' or ')}: no difference`),
  /** Like `noDifferent` where the chance to win is counted: points may differ. */
  noneWinsMore: (moves: readonly string[]) =>
    sentence(`${moves.join(' or ')}: none changes your chance to win`),
  asGood: (moves: readonly string[], within: string) =>
    sentence(`${moves.join(', ')}: equally good (within ${within})`),
  notToldApart: (moves: readonly string[], within: string) =>
    sentence(`${moves.join(', ')}: no clear difference (±${within})`),
  mayBeAsGood: (best: string, other: string, gain: string) =>
    sentence(`${best}, but ${other} may be as good: ${gain}`),
  /** For choices of several cards. `instead`: the cards that may replace others, "3♥ for K♠". */
  insteadAsGood: (best: string, instead: string, within: string) =>
    sentence(`${best}; ${instead} is just as good (within ${within})`),
  insteadNotToldApart: (best: string, instead: string, within: string) =>
    sentence(`${best}; ${instead}: no clear difference (±${within})`),
  best: (best: string, asGood: readonly string[]) =>
    asGood.length === 0 ? best : `${best} (or ${asGood.join(', ')})`,
  better: (best: string, other: string, clause: string, gain: string) =>
    sentence(`${best} rather than ${other}: ${clause} (${gain})`),
  anyOf: (moves: readonly string[]) => moves.join(' or '),
  worse: (best: string, gain: string, after: string) => sentence(`${best} (${gain}): ${after}`),
  /** A move as something done: "after a pass", "after burying 7♥". */
  acts: new Map([
    ['pass', 'a pass'],
    ['check', 'a check'],
    ['stay', 'staying'],
  ]),
  doing: new Map([
    ['bury ', 'burying'],
    ['pass ', 'passing'],
  ]),
  act: (doing: string, cards: string) => `${doing} ${cards}`,
  after: (act: string, clause: string) => `after ${act} ${clause}`,
  /** A clause that begins with a card stands apart from the move. */
  afterPause: (act: string, clause: string) => `after ${act}, ${clause}`,
  it: (rest: string) => `it${rest}`,
  costs: (played: string, amount: string, best: string, clause: string) =>
    sentence(`${played} costs ${amount}. Better ${best}: ${clause}`),
  lessChance: (played: string, amount: string, goal: string, best: string, clause: string) =>
    sentence(`${played}: ${amount} less chance to ${goal}. Better ${best}: ${clause}`),
  betterAlone: (best: string, clause: string, gain: string) => sentence(`${best}: ${clause} (${gain})`),
  clauseAlone: (clause: string, gain: string) => sentence(`${clause} (${gain})`),
  planCounts: (clause: string, best: string, one: number, other: string, two: number) =>
    `${clause}: ${best} ${one} of 100, ${other} ${two}`,
  common: (other: string, clause: string, gain: string) =>
    `Any of these rather than ${other}: ${clause} (${gain})`,
  commonAfter: (after: string, gain: string) => `Any of these (${gain}): ${after}`,
  counts: (best: string, other: string, counts: string) => `${best} rather than ${other}: ${counts}`,
  because: (move: string, clause: string) => sentence(`${move}: ${clause}`),
  inHundred: (best: string, other: string) => `in ${best} of 100, not ${other}`,
  moreOften: 'more often',
  /** Adverbs of `oftenText`, each with a blank. */
  oftenMore: 'more often ',
  mostly: 'mostly ',
  often: 'often ',
  atTimes: 'at times ',
  lessOften: 'less often',
  share: (part: string, figure: string) => `${part} ${figure}`,
  otherShares: (figure: string) => `the rest ${figure}`,
  sum: (shares: string, total: string) => sentence(`${shares}: ${total} in all`),
  shares: (shares: readonly string[]) => shares.join(', '),
  isAdvised: 'the hint',
  botsChoice: "a bot's choice",
  misleads: 'misleads your partner',
  withinError: 'no sure gain',
  foundNow: 'not tried for the hint',
  give: (figure: string, error: string) => `${figure} ±${error}`,
  bestBy: (best: readonly string[], by: string, deals: number) =>
    `${best.join(' or ')} is best by ${by}, in ${deals} imagined deals`,
  perhapsBest: (best: string, deals: number) => `${best} may be the best, in ${deals} imagined deals`,
  level: (asGood: readonly string[], deals: number) =>
    `${asGood.join(' or ')}: about as good, in ${deals} imagined deals`,
  you: 'you',
  instead: (other: string, best: string) => `${other} for ${best}`,
  ply: (who: string, move: string) => `${who}: ${move}`,
  next: (plies: readonly string[], share: number) =>
    share === 100
      ? `Then always ${plies.join(', ')}`
      : `Then most often ${plies.join(', ')} (${share} of 100)`,
  /** `seats`: likely holders of the card, the likeliest first, each with the number of 100 deals. */
  where: (card: string, seats: readonly (readonly [seat: string, share: number])[]) => {
    const [first, ...others] = seats.map(([seat, share]) => `${seat} in ${share}`);
    return [`${card} is with ${first} of 100`, ...others].join(', ');
  },
  list: (texts: readonly string[]) => texts.join('; '),
  points: (figure: string) => `${figure} points`,
  onePoint: (figure: string) => `${figure} point`,
  cards: (figure: string) => `${figure} cards`,
  oneCard: (figure: string) => `${figure} card`,
  chance: (figure: string, goal: string) => `${figure} to ${goal}`,
  goals: { win: 'win', second: 'be 2nd', third: 'be 3rd', points: 'score' },
  placeIsCertain: (points: string) => `${points}, your place is certain`,
};
