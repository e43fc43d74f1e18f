import type { AnyGame, Speaker } from '../../engine/game.ts';
import { moveText } from '../bot.ts';
import type { Measure } from '../search.ts';
import { reasonOf } from './fates.ts';
import { figure, MOST, signed, stepsOf, sumOf, withError, withUnit } from './figures.ts';
import {
  isAsGood,
  isSurelyAsGood,
  isWorse,
  type Judged,
  type Judgement,
  NOTHING,
  type Share,
  SURE,
} from './judgement.ts';
import type { Comparison, Findings, Saying, Wording } from './wording.ts';
import { words } from './words.ts';

/** The reader of a judgement, and the words of the game. */
export interface Audience {
  readonly game: AnyGame;
  readonly wording: Wording;
  readonly speaker: Speaker;
  /** The columns of a text. Left out: one a character. */
  readonly columnsOf?: (text: string) => number;
}

/** The longest line, in columns. */
const COLUMNS = 78;
/** A part speaks for the whole difference if its share of it is between these. */
const ABOUT = [0.75, 1.3] as const;
/** A fact explains a part if the worth of its change, in multiples of the part, is between these. */
const EXPLAINS = [0.5, 1.3] as const;

/** Says a judgement in one line of at most 78 columns, with at most one figure and its error. */
export function sentencesOf(judgement: Judgement, audience: Audience): readonly string[] {
  const { game } = audience;
  const best = nameOf(judgement.best, audience);
  if (judgement.forced)
    return [game.parseCard(judgement.best) === undefined ? words.onlyMove(best) : words.onlyCard(best)];
  const [, ...others] = rivalFirst(judgement);
  if (others.length === 0) return [words.tooShort(best)];
  const worse = others.find((judged) => isWorse(judgement, judged));
  if (worse) return [reason(judgement, worse, audience)];
  const doubtful = others.find((judged) => !isAsGood(judgement, judged));
  if (doubtful) return [doubt(judgement, doubtful, audience)];
  const outside = outsideOf(judgement, audience);
  return [outside ? reason(judgement, outside.judged, audience) : equality(judgement, audience)];
}

/** Returns the moves: the best, the rival, the others in their order. */
function rivalFirst({ moves, rival }: Judgement): readonly Judged[] {
  const [best, ...others] = moves;
  const isRival = ({ move }: Judged): boolean => move === rival;
  return best ? [best, ...others.filter(isRival), ...others.filter((judged) => !isRival(judged))] : [];
}

/** Says that another move may be as good as the best one. */
function doubt({ best, measure }: Judgement, { move, gain, error }: Judged, audience: Audience): string {
  const steps = stepsOf(gain, measure);
  const lost = withError(steps, error, measure, audience.speaker);
  const [one, other] = [withVerb(best, nameOf(best, audience), audience), namedBeside(move, best, audience)];
  return words.mayBeAsGood(one, other, withUnit(steps, lost, measure));
}

/** Says that all tried moves are equally good, or that the deals do not show which is best. The order is that of the panel. */
function equality(judgement: Judgement, audience: Audience): string {
  const { best, measure, moves } = judgement;
  const others = moves.slice(1);
  const own = withVerb(best, nameOf(best, audience), audience);
  const instead = [...untried(judgement), ...others.map(({ move }) => move)].map((move) =>
    namedBeside(move, best, audience),
  );
  const all = [own, ...instead];
  if (others.every(({ gain, error }) => gain === 0 && error === 0))
    return fitted(
      all,
      measure.counts === 'chance' && !measure.aim ? words.noneWinsMore : words.noDifferent,
      audience,
    );
  const figureOf = (value: number): string => {
    const steps = Math.max(1, stepsOf(value, measure));
    return withUnit(steps, figure(steps, measure, audience.speaker), measure);
  };
  const apart = Math.max(...others.map(({ gain, error }) => Math.abs(gain) + SURE * error));
  const isLevel = apart < measure.matters;
  // The sentence must not name a smaller difference than the panel does.
  const most = Math.max(NOTHING * measure.matters, ...others.map(({ gain }) => Math.abs(gain)));
  const within = figureOf(isLevel ? most : apart);
  if (audience.wording.isChoice?.(best)) {
    const say = isLevel ? words.insteadAsGood : words.insteadNotToldApart;
    return say(own, instead[0]!, within);
  }
  const say = isLevel ? words.asGood : words.notToldApart;
  return fitted(all, (moves) => say(moves, within), audience);
}

/** Returns a line with as many things as fit, at least `least`. Comparisons need two. */
export function fitted(
  things: readonly string[],
  say: (things: readonly string[]) => string,
  audience: Audience,
  least = 2,
): string {
  let most = things.length;
  while (most > least && !fits(say(things.slice(0, most)), audience)) most--;
  return say(things.slice(0, most));
}

/** Says in one or two sentences how much a surely worse move costs, and what is better. */
export function costOf(judgement: Judgement, judged: Judged, audience: Audience): string {
  const { measure, best: bestMove } = judgement;
  const { leading, about } = differences(judgement, judged, audience);
  const plan = planFor(judged, about, audience);
  const cost = stepsOf(-judged.gain, measure);
  const amount = figure(cost, measure, audience.speaker);
  const [best, played] = contrast(bestMove, judged.move, audience);
  const clause =
    plan?.after === 'other'
      ? afterMove(judged.move, played, plan.clause, audience)
      : (plan?.clause ?? clauseOf(leading, about, audience));
  return measure.counts === 'chance'
    ? words.lessChance(played, amount, words.goals[measure.aim ?? 'win'], best, clause)
    : words.costs(played, withUnit(cost, amount, measure), best, clause);
}

/** Returns how another move differs: the parts as gains of the best one, and the part that speaks most for the best one. */
function differences(judgement: Judgement, other: Judged, audience: Audience) {
  const about = comparison(judgement, other, audience);
  const shares = other.parts.map(({ part, mean, error }): Share => ({ part, mean: -mean, error }));
  return { about, leading: shares.reduce((most, share) => (share.mean > most.mean ? share : most)) };
}

/** Says that a clause holds after a move of this name: "after 7♦ you lead next", "after K♠ it takes the Pig". */
function afterMove(move: string, name: string, clause: string, { wording }: Audience): string {
  const doing = wording.isChoice?.(move) ? words.doing.get(VERB.exec(move)?.[0] ?? '') : undefined;
  const act = words.acts.get(name) ?? (doing ? words.act(doing, name) : name);
  const text = withIt(name, clause);
  return text === clause && CARD_FIRST.test(clause) ? words.afterPause(act, text) : words.after(act, text);
}

/** Matches a clause that begins with a card, such as `Q♠` or `QS`: its first word has no small letters. */
const CARD_FIRST = /^[^a-z ]+ /;

/** Replaces a move's name at the start of a clause by "it". */
const withIt = (name: string, clause: string): string =>
  clause.startsWith(`${name} `) ? words.it(clause.slice(name.length)) : clause;

/** The names of two moves in a sentence. */
interface Names {
  readonly best: string;
  readonly other: string;
  /** The best move with what is done to its cards: "pass 10♦". */
  readonly named: string;
  readonly asGood: readonly string[];
  /** Names for a line with little room. */
  readonly shortBest: string;
  readonly shortOther: string;
}

function namesOf(judgement: Judgement, rival: Judged, audience: Audience): Names {
  const [best, other] = contrast(judgement.best, rival.move, audience);
  const shortened = (move: string, name: string): string =>
    audience.wording.short?.(move, audience.speaker) ?? name;
  const shorts = [shortened(judgement.best, best), shortened(rival.move, other)] as const;
  // Two straights are told apart by their cards alone.
  const [shortBest, shortOther] = shorts[0] === shorts[1] ? [best, other] : shorts;
  const named = withVerb(judgement.best, best, audience);
  return { best, other, named, asGood: asGoodOnes(judgement, rival, audience), shortBest, shortOther };
}

/** Says why the best move is better than its rival, which is surely worse, and after which move that reason holds. */
function reason(judgement: Judgement, rival: Judged, audience: Audience): string {
  const { measure } = judgement;
  const { about, leading } = differences(judgement, rival, audience);
  const plan = planFor(rival, about, audience);
  const gain = stepsOf(-rival.gain, measure);
  const figure = signed(gain, measure, audience.speaker);
  const unit = withUnit(gain, figure, measure);
  // An unusual aim is always named.
  const plain = measure.aim ? unit : figure;
  const names = namesOf(judgement, rival, audience);
  const clause = plan?.after === 'best' ? plan.clause : clauseOf(leading, about, audience);
  const after = (name: string): string =>
    clause.includes(name) ? clause : afterMove(judgement.best, name, clause, audience);
  const afterOther = (name: string): string => afterMove(rival.move, name, plan!.clause, audience);
  const lines = [
    ...(plan?.after === 'other' ? linesAgainst(names, afterOther, unit, plain) : []),
    ...linesFor(names, after, unit, plain),
    words.betterAlone(names.named, clause, plain),
    words.betterAlone(names.best, clause, plain),
  ];
  return lines.find((line) => fits(line, audience)) ?? words.clauseAlone(clause, plain);
}

/** Sentences on what comes about after the best move, from longest to shortest. `after`: the reason behind a name of the best move. */
const linesFor = (
  { best, other, named, asGood, shortBest, shortOther }: Names,
  after: (name: string) => string,
  unit: string,
  plain: string,
): readonly string[] => [
  words.better(words.best(named, asGood), other, after(best), unit),
  words.better(words.best(named, asGood), other, after(best), plain),
  words.better(named, other, after(best), plain),
  words.better(best, other, after(best), plain),
  words.better(best, shortOther, after(shortBest), plain),
  words.better(shortBest, shortOther, after(shortBest), plain),
];

/** Sentences on what comes about after the other move. `after`: the reason behind a name of that move. */
const linesAgainst = (
  { best, other, named, asGood, shortBest, shortOther }: Names,
  after: (name: string) => string,
  unit: string,
  plain: string,
): readonly string[] => [
  words.worse(words.anyOf([named, ...asGood]), unit, after(other)),
  words.worse(words.anyOf([named, ...asGood]), plain, after(other)),
  words.worse(named, plain, after(other)),
  words.worse(best, plain, after(shortOther)),
  words.worse(shortBest, plain, after(shortOther)),
];

/** A plan is used if its own parts bring at least `PART` of the gain, and no other part brings more than them and more than `LEADING`. */
const PART = 1 / 3;
const LEADING = 1 / 2;

/** Returns the plan behind a difference, with its fate; null if no fate explains it. */
function planFor({ gain, parts, fates = [] }: Judged, about: Comparison, { wording }: Audience) {
  return reasonOf(fates, (fate) => {
    const plan = wording.plan?.(fate, about) ?? null;
    if (!plan?.parts) return plan;
    const own = parts.filter(({ part }) => plan.parts!.includes(part));
    const share = own.length === 0 ? PART : own.reduce((sum, { mean }) => sum + mean / gain, 0);
    const isLeading = parts.every((one) => own.includes(one) || one.mean / gain <= Math.max(share, LEADING));
    return share >= PART && isLeading ? plan : null;
  });
}

/** Returns the outside move, if all good moves beat it by at least what matters, with the plan that they have in common; null if no plan is known. */
function outsideOf(judgement: Judgement, audience: Audience) {
  const { outside: judged, measure } = judgement;
  if (!judged || !isWorse(judgement, judged) || -judged.gain < measure.matters) return null;
  const plan = planFor(judged, comparison(judgement, judged, audience), audience);
  return plan && { judged, plan };
}

/** Says what all good moves have in common, for the panel; null if nothing is known. */
export function commonIn(judgement: Judgement, audience: Audience): string | null {
  const outside = outsideOf(judgement, audience);
  if (!outside) return null;
  const { judged, plan } = outside;
  const { measure } = judgement;
  const gain = stepsOf(-judged.gain, measure);
  const text = withUnit(gain, signed(gain, measure, audience.speaker), measure);
  const other = namedBeside(judged.move, judgement.best, audience);
  return plan.after === 'best'
    ? words.common(other, plan.clause, text)
    : words.commonAfter(afterMove(judged.move, other, plan.clause, audience), text);
}

/** Returns the fact behind a sentence with both figures, for the panel; null if there is none. */
export function countsOf(judgement: Judgement, audience: Audience): string | null {
  const [, ...others] = rivalFirst(judgement);
  const worse = others.find((judged) => isWorse(judgement, judged));
  if (!worse) return null;
  const { about, leading } = differences(judgement, worse, audience);
  const [best, other] = contrast(judgement.best, worse.move, audience);
  const plan = planFor(worse, about, audience);
  if (plan) {
    const [one, two] = [plan.fate.best, plan.fate.other].map((share) => Math.round(100 * share));
    return words.planCounts(plan.clause, best, one!, other, two!);
  }
  const saying = movedFact(leading, about, audience);
  if (!saying) return null;
  const counts = countsText(saying, audience);
  const line = words.counts(best, other, counts);
  return fits(line, audience) ? line : counts;
}

/** Does the largest part of a difference speak for the whole? */
function tellsAll({ mean }: Share, difference: number): boolean {
  const [least, most] = ABOUT;
  return mean / difference >= least && mean / difference <= most;
}

/** Says what was wrong with a played move: the fact that moved against it and, if that is not all, the sum. Empty if it is not surely worse. */
export function faultOf(judgement: Judgement, played: string, audience: Audience): readonly string[] {
  const judged = judgement.moves.find(({ move }) => move === played);
  if (!judged || !isWorse(judgement, judged)) return [];
  const { about, leading } = differences(judgement, judged, audience);
  const [best, own] = contrast(judgement.best, played, audience);
  const plan = planFor(judged, about, audience);
  if (plan) {
    const name = plan.after === 'best' ? best : own;
    return [words.because(name, withIt(name, plan.clause))];
  }
  const against = { ...about, best: about.other, other: about.best };
  const moved = movedFact({ ...leading, mean: -leading.mean }, against, audience);
  const first =
    moved === undefined
      ? words.because(best, audience.wording.plain(leading.part, about))
      : words.because(own, countsText(moved, audience));
  return tellsAll(leading, -judged.gain)
    ? [first]
    : [first, sumText(judged.gain, judged.parts, judgement, about, audience)];
}

const fits = (line: string, { columnsOf = ({ length }) => length }: Audience): boolean =>
  columnsOf(line) <= COLUMNS;

/** Returns at most two moves that are as good as the best; none if moves are choices of many cards. */
const asGoodOnes = (judgement: Judgement, rival: Judged, audience: Audience): string[] =>
  audience.wording.isChoice?.(judgement.best)
    ? []
    : [
        ...untried(judgement),
        ...judgement.moves
          .slice(1)
          .filter((judged) => judged !== rival && isSurelyAsGood(judgement, judged))
          .map(({ move }) => move),
      ]
        .slice(0, 2)
        .map((move) => nameOf(move, audience));

/** Returns the moves that were not tried because they are equal to the best one, in canonical text. */
export const untried = ({ moves, same }: Judgement): readonly string[] =>
  same.filter((one) => moves.every(({ move }) => move !== one));

/** Lists the parts of a gain or loss, as many as fit a line: "Moon +331, 10♣ −63, the rest −24: +244 in all." */
function sumText(
  gain: number,
  parts: readonly Share[],
  judgement: Judgement,
  about: Comparison,
  audience: Audience,
): string {
  const { measure } = judgement;
  const total = signed(stepsOf(gain, measure), measure, audience.speaker);
  const line = (most: number): string =>
    words.sum(sharesText({ gain, parts }, measure, about, audience, most), total);
  let most = MOST;
  while (most > 1 && !fits(line(most), audience)) most--;
  return line(most);
}

/** Lists the parts of a gain or loss, at most `most` by themselves: "moon +331, 10♣ −63, the rest −24". */
export function sharesText(
  { gain, parts }: Pick<Judged, 'gain' | 'parts'>,
  measure: Measure,
  about: Comparison,
  { wording, speaker }: Audience,
  most: number,
): string {
  const { shares, other } = sumOf(gain, parts, measure, most);
  const texts = shares.map(({ part, steps }) =>
    words.share(wording.part(part, about), signed(steps, measure, speaker)),
  );
  if (other !== 0) texts.push(words.otherShares(signed(other, measure, speaker)));
  return words.shares(texts);
}

/** Returns the fact that explains a part, as a clause; if there is none, the part itself. */
const clauseOf = (share: Share, about: Comparison, audience: Audience): string =>
  movedFact(share, about, audience)?.clause ?? audience.wording.plain(share.part, about);

/** Returns a fact that explains a part of the difference; undefined if none does. */
const movedFact = ({ part, mean }: Share, about: Comparison, { wording }: Audience): Saying | undefined =>
  wording.sayings(part, about).find((way) => holds(way, mean));

/** Says a fact with both figures. */
const countsText = (saying: Saying, { speaker }: Audience): string =>
  saying.say(speaker.number(printed(saying, saying.best)), speaker.number(printed(saying, saying.other)));

/** Returns a figure as printed: of 100 deals, or rounded. */
const printed = ({ as, digits = 0 }: Saying, value: number): number =>
  as === 'share' ? Math.round(100 * value) : Number(value.toFixed(digits));

/** Does the fact, as printed, point the same way as its part, and explain it? `share`: the contribution of the part. */
function holds(saying: Saying, share: number): boolean {
  const { best, other, good, worth } = saying;
  const change = (printed(saying, best) - printed(saying, other)) * (good === 'more' ? 1 : -1);
  if (change * share <= 0) return false;
  const [least, most] = typeof worth === 'number' ? [worth, worth] : worth;
  const moved = Math.abs(best - other) / Math.abs(share);
  return moved * most >= EXPLAINS[0] && moved * least <= EXPLAINS[1];
}

/** Returns the best move and another one as a game's words need them. */
export function comparison({ seat, moves }: Judgement, other: Judged, { speaker }: Audience): Comparison {
  return { best: findingsOf(moves[0]!), other: findingsOf(other), seat, speaker };
}

export function findingsOf({ move, facts }: Judged): Findings {
  const found = new Map(facts.map((fact) => [fact.fact, fact]));
  return {
    move,
    mean: (fact) => found.get(fact)!.mean,
    share: (fact, value) => found.get(fact)!.shares.find(([other]) => other === value)?.[1] ?? 0,
    usual: (fact) => found.get(fact)!.shares[0]![0],
  };
}

/** The verb at the beginning of a move of several cards, or of one that names no card. */
const VERB = /^(?:bid|bury|call|give|pass|tickets) (?=.)/;

/** Names a move in a sentence. */
export const nameOf = (move: string, { game, wording, speaker }: Audience): string =>
  wording.move?.(move, speaker) ?? moveText(game, move.replace(VERB, ''), speaker);

/** Adds the verb to a choice of several cards: "pass 10♦". Other moves keep their names. */
const withVerb = (move: string, name: string, { wording }: Audience): string =>
  wording.isChoice?.(move) ? `${VERB.exec(move)?.[0] ?? ''}${name}` : name;

/** Names a move in a list below the best one. A choice of several cards shows only the difference, "3♥ for K♠". */
export function namedBeside(move: string, best: string, audience: Audience): string {
  if (move === best || !areAlike(move, best, audience)) return nameOf(move, audience);
  const [given, taken] = contrast(best, move, audience);
  return words.instead(taken, given);
}

/** The cards of a choice. */
const cardsIn = (move: string): string[] => move.replace(VERB, '').split(' ');

/** Are both choices of equally many cards, with some in common? */
function areAlike(one: string, other: string, { wording }: Audience): boolean {
  const [cards, others] = [cardsIn(one), cardsIn(other)];
  return (
    [one, other].every((move) => wording.isChoice?.(move)) &&
    cards.length === others.length &&
    without(cards, others).length < cards.length
  );
}

/** Names two moves in a sentence. Choices of equally many cards show only the cards that the other lacks. */
function contrast(one: string, other: string, audience: Audience): readonly [string, string] {
  const [first, second] = [cardsIn(one), cardsIn(other)];
  // The verb may matter to how a game names the cards.
  const [verb] = VERB.exec(one) ?? [''];
  const texts = areAlike(one, other, audience)
    ? [without(first, second), without(second, first)].map((cards) => `${verb}${cards.join(' ')}`)
    : [one, other];
  return texts.map((text) => nameOf(text, audience)) as [string, string];
}

/** Returns the cards without the others, copy by copy. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
