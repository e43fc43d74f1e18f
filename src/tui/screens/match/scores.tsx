import { useEffect, useMemo, useState } from 'react';
import type { DealOrMatch } from '../../../again/again.ts';
import { decidingTotals, lastDeal, type Speaker } from '../../../engine/game.ts';
import { aidText } from '../../../front/aid.ts';
import { minus } from '../../../front/number.ts';
import { costsText } from '../../../front/records.ts';
import { costsOf } from '../../../review/costs.ts';
import { isMark } from '../../../review/grade.ts';
import type { Reviewer } from '../../../review/plan.ts';
import { isDone, type Review } from '../../../review/review.ts';
import { fitting } from '../../../width.ts';
import { type Binding, closeKey, offeredIf } from '../../keys.ts';
import { Replay } from '../../match/replay.ts';
import { useContentSize } from '../../parts/room.ts';
import type { AccountLine } from '../../sheet/account.ts';
import { stageText } from '../../sheet/told.ts';
import { accountTexts, onlyTexts } from '../../sheet/words.ts';
import { useReview } from '../../use-reviews.ts';
import { againOffers, friendKeys } from '../again/actions.ts';
import { comparedText } from '../again/compared.ts';
import { FriendScreen } from '../again/friend.tsx';
import type { Offer } from '../again/use-offers.ts';
import { againstText } from '../again/words.ts';
import { pledgeText } from '../lobby/words.ts';
import { chargeText, costText, dearestText, parsText, placeText } from '../review/words.ts';
import { Sheet } from '../sheet.tsx';
import { commonTexts } from '../words.ts';
import type { MatchActions } from './actions.ts';
import { bannerOf } from './banner.ts';
import { examineKey, sheetKeys } from './keys.ts';
import { keysAt } from './lesson-keys.ts';
import type { Tutor } from './tutor.ts';
import { wordLines } from './verdict.ts';
import { costlyTexts, matchTexts } from './words.ts';

/** Shows the sheet of a finished deal, or of the finished match. */
export function DealSheet({ actions, over }: { readonly actions: MatchActions; readonly over: boolean }) {
  const { session, position, again, reviews = null } = actions;
  const { people, seen } = session;
  const deal = lastDeal(actions.scene.status);
  const { review } = useReview(reviews, deal, people[0] ?? 0, { parOnly: !tellsCostly(actions) });
  const cost = useCost(actions, review);
  const costly = useCostly(actions, review);
  const invitation = useInvitation(actions);
  const [lined, setLined] = useState<DealOrMatch | null>(null);
  const done = stageText(actions.scene.status, matchTexts.after(deal));
  const compared = again && comparedText(again, seen, people, position.speaker);
  const anew: Offer = {
    key: 'n',
    ...matchTexts.anew,
    run: () => actions.onAgain?.(),
  };
  const learn: Binding[] =
    invitation && actions.onLearn
      ? [{ keys: ['L'], label: 'lessons', help: invitation, group: 'look', run: actions.onLearn }]
      : [];
  const bindings = [...sheetKeys(actions, over, again ? friendKeys(seen, setLined) : []), ...learn];
  const offers = [...(again ? againOffers(again, seen) : []), ...(over && actions.onAgain ? [anew] : [])];
  if (again && lined !== null)
    return <FriendScreen again={again} part={lined} onClose={() => setLined(null)} />;
  return (
    <Sheet
      {...sheetOf(actions)}
      parts={[done, people.length > 0 ? aidText(again?.aid(over ? 'match' : deal)) : null, actions.origin]}
      bindings={bindings}
      aside={pledgeIn(actions) ?? costly ?? parOfOnly(actions, review) ?? invitation}
      offers={offers}
      compared={compared}
      cost={cost}
      course={over && actions.isFresh ? (actions.motion?.course ?? null) : null}
    />
  );
}

/** Offers the lessons once, under the first sheet of a game, to a player who has finished none of them. */
function useInvitation({ tips, onLearn, session, scene }: MatchActions): string | undefined {
  const { game } = session.entry;
  const id = `${game.id}/lessons`;
  const [isInvited] = useState(
    () => tips !== undefined && onLearn && scene.status.results.length === 1 && !tips.told.includes(id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once
  useEffect(() => {
    if (isInvited) tips?.onTold(id);
  }, []);
  return isInvited ? matchTexts.invite(game.title) : undefined;
}

/** At a hosted table, returns the proof of the cards after the last one. */
const pledgeIn = ({ company }: MatchActions): string | undefined =>
  company?.state.pledge.opened ? pledgeText(company.state.pledge.opened.salt) : undefined;

/** Does the only person want to hear after a deal which moves were costly? */
const tellsCostly = ({ session, settings }: MatchActions): boolean =>
  settings.answers === 'after-deal' && session.isAlone && !session.untimed;

/** Says the costly moves of the only person in the deal; undefined if not wanted, or if there are none. */
function useCostly(actions: MatchActions, review: Review | null): string | undefined {
  const { session, reviews, table } = actions;
  const { speaker } = actions.position;
  const { columns } = useContentSize();
  const isTold = tellsCostly(actions);
  return useMemo(() => {
    if (!reviews || !isTold) return undefined;
    if (review === null || !isDone(review)) return costlyTexts.judging;
    const { seen, players } = session;
    return costlyIn(review, reviews.reviewer, new Replay({ seen, players, table }), speaker, columns);
  }, [reviews, isTold, review, session, table, speaker, columns]);
}

function costlyIn(
  review: Review,
  reviewer: Reviewer,
  replay: Replay,
  speaker: Speaker,
  columns: number,
): string {
  const texts = review.charges
    .filter(({ grade }) => isMark(grade))
    .map(
      (charge) =>
        `${placeText(replay, charge.move)} ${chargeText(reviewer, charge, speaker)} (${costText(charge, speaker)})`,
    );
  if (texts.length === 0) return costlyTexts.none;
  const told = texts.map((_, left) => costlyTexts.some(texts.slice(0, texts.length - left), left));
  return fitting(told, columns);
}

/** Returns lines on what the deal cost the only person against normal bots; after the match the costliest decision, and the cost of decisions a deal. */
function useCost(actions: MatchActions, review: Review | null): AccountLine[] {
  const { session, reviews, scene, position, table } = actions;
  const [seat, another] = session.people;
  const { status } = scene;
  const { speaker } = position;
  const found = useMemo(() => {
    if (!reviews || seat === undefined || another !== undefined) return [];
    const judged = reviews.ofSeat(seat, status);
    const costs = costsOf(judged);
    const isWhole = judged.length >= status.results.length;
    const { seen, players } = session;
    const dearest =
      status.winners && dearestText(reviews.reviewer, new Replay({ seen, players, table }), judged, speaker);
    return [
      ...(dearest ? [{ name: accountTexts.cost, text: dearest }] : []),
      ...(costs ? [{ name: '', text: costlyTexts.average(costsText(costs), isWhole) }] : []),
    ];
  }, [session, reviews, table, seat, another, status, speaker, reviews?.finished]);
  if (!reviews) return [];
  const par = review ? accountTexts.normal(parsText(review.par, speaker)) : accountTexts.judging;
  return [...found, { name: accountTexts.par, text: par }];
}

/** In a match of one deal, compares the only person with par. */
function parOfOnly({ session, scene }: MatchActions, review: Review | null): string | undefined {
  const { entry, people } = session;
  const [seat] = people;
  if (!scene.status.only || !review || seat === undefined || people.length > 1) return undefined;
  const [par, now] = [review.par[seat]!, decidingTotals(scene.status)[seat]!];
  return onlyTexts.par(minus(par), againstText(entry.game, now, par));
}

/** Shows the scores so far. */
export function ScoresSoFar({ actions }: { readonly actions: MatchActions }) {
  const { session, scene } = actions;
  const of = session.entry.game.oneDeal ? commonTexts.scoreSoFar : matchTexts.during(scene.status.deal);
  const finished = scene.status.results.length;
  const verdict = finished > 0 ? [matchTexts.scores(finished, scene.status.deal)] : undefined;
  const examine = offeredIf(
    finished > 0 && Boolean(actions.reviews),
    examineKey(() => actions.open('review')),
  );
  return (
    <Sheet
      {...sheetOf(actions)}
      parts={[of, actions.origin]}
      bindings={[closeKey(actions.close, 'Enter'), ...examine]}
      verdict={verdict}
      isSums
    />
  );
}

/** Does the key work on the sheet? All but the table's own ones, and the help, which the sheet has itself. */
const isOnSheet = ({ id, keys: [key] }: Binding): boolean => id !== 'hide' && key !== '?' && key !== '+';

/** Shows the sheet of a lesson's deal with the words of the task. */
export function LessonSheet({ actions, tutor }: { readonly actions: MatchActions; readonly tutor: Tutor }) {
  const { columns } = useContentSize();
  return (
    <Sheet
      {...sheetOf(actions)}
      banner={bannerOf(actions)}
      bindings={keysAt(actions).filter(isOnSheet)}
      verdict={wordLines(tutor, actions.position.speaker, columns)}
    />
  );
}

/** Returns the common properties of all sheets over a table. */
function sheetOf({ session, table, position, message, hush }: MatchActions) {
  return {
    seen: session.seen,
    shown: session.scene,
    table,
    speaker: position.speaker,
    said: [message?.text ?? '', message?.asks ? message.note : ''].join(' ').trim(),
    onKey: hush,
  };
}
