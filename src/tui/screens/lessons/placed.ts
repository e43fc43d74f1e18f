import type { Judged, Judgement } from '../../../ai/adviser/judgement.ts';
import { isAsGood, isWorse } from '../../../ai/adviser/judgement.ts';
import { type Audience, costOf, nameOf, sentencesOf } from '../../../ai/adviser/sentences.ts';
import type { PlacedTasks } from '../../../lessons/lesson.ts';
import { matchAt, type Position } from '../../../store/positions.ts';
import type { Answered } from '../../../store/practice.ts';
import { againTexts } from './words.ts';

interface Judges {
  /** Judges another move against the best one; null if that failed. */
  compare(best: string, other: string): Promise<Judgement | null>;
  /** Called once the move has been judged. */
  onAnswer(answered: Answered): void;
}

/** A move with the judgement that it is part of. */
interface Found {
  readonly judgement: Judgement;
  readonly judged: Judged;
}

const answeredBy = ({ judgement, judged }: Found): Answered => {
  if (judged.move === judgement.best || isAsGood(judgement, judged)) return 'good';
  return isWorse(judgement, judged) && -judged.gain >= judgement.measure.matters ? 'poor' : 'half';
};

/**
 * Makes a task of a decision in a match: its player sees the table as it was, and the review's judgement answers. If bots of another revision made
 * that judgement, each answer is judged anew, with the best move against the player's own.
 */
export function placedAt(position: Position, audience: Audience, judges: Judges): PlacedTasks {
  const { seat, charge, isOld } = position;
  const { why: kept, played } = charge;
  const found = new Map<string, Found>();
  if (!isOld) learn(kept);
  return {
    seat,
    match: matchAt(position),
    tasks: [
      {
        say: `${againTexts.task} ${againTexts.ask}`,
        best: kept.best,
        why: sentencesOf(kept, audience).join(' '),
        judge(move) {
          if (found.has(move)) return null;
          return judges
            .compare(kept.best, move === kept.best ? played : move)
            .then((judgement) => judgement && learn(judgement));
        },
        answer(move, isShown) {
          const its = found.get(move);
          if (!its) return { isPoor: false, say: againTexts.unjudged(nameOf(move, audience)) };
          const answered = answeredBy(its);
          judges.onAnswer(isShown ? 'poor' : answered);
          const say = (answered === 'good' ? goodTexts(move) : poorTexts(its)).join(' ');
          return { isPoor: answered === 'poor', say };
        },
      },
    ],
  };

  function learn(judgement: Judgement): void {
    for (const judged of judgement.moves)
      if (!found.has(judged.move)) found.set(judged.move, { judgement, judged });
  }

  function goodTexts(move: string): string[] {
    const good = againTexts.good(nameOf(move, audience));
    const then = found.get(played);
    if (!then) return [good];
    const { judgement, judged } = then;
    const isMistake = isWorse(judgement, judged);
    return [good, isMistake ? againTexts.before(costOf(judgement, judged, audience)) : againTexts.noLonger];
  }

  function poorTexts({ judgement, judged }: Found): string[] {
    if (!isWorse(judgement, judged))
      return [againTexts.notToldApart(nameOf(judged.move, audience), nameOf(judgement.best, audience))];
    return [costOf(judgement, judged, audience), ...(judged.move === played ? [againTexts.asThen] : [])];
  }
}
