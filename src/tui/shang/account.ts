import type { Speaker } from '../../engine/game.ts';
import type { Shang, View } from '../../engine/shang/state.ts';
import { list, verb, within } from '../../engine/words.ts';
import { type Account, type AccountPosition, lowestOf, whoWins } from '../sheet/account.ts';
import { accountTexts } from './words.ts';

export function account(position: AccountPosition<Shang>): Account {
  const { view, speaker } = position;
  const { results, limit } = view.standing;
  const deals = results.map(({ left, out, last }) => {
    const written = (cards: readonly string[]) => cards.map((card) => speaker.card(card));
    const went = accountTexts.out(written(last));
    return {
      title: `${speaker.seat(out)} ${went}.`,
      note: accountTexts.note(speaker.seat(out)),
      rows: left.map((cards, seat) => ({
        cards: written(cards).reverse(),
        text: seat === out ? went : written(cards).join(' '),
        isBest: seat === out,
      })),
    };
  });
  return lowestOf(position, {
    deals,
    limit,
    ends: accountTexts.ends(limit),
    verdict: verdictOf(view, speaker),
  });
}

/** Says why the match goes on and how, or who wins and what ended it. */
function verdictOf({ standing, phase }: View, speaker: Speaker): Account['verdict'] {
  const { results, limit, winners, scores, deals } = standing;
  const latest = results.at(-1);
  // Asked in the middle of a deal: that deal goes on.
  if (!winners || !latest)
    return phase === 'deal' && latest
      ? [accountTexts.follows(limit, deals + 1), accountTexts.leads(verb(speaker, latest.out, 'lead'))]
      : [accountTexts.goesOn(limit)];
  const reached = scores.flatMap((score, seat) =>
    score >= limit
      ? [accountTexts.reached(within(speaker).seat(seat), score, limit, latest.points[seat]!)]
      : [],
  );
  return [accountTexts.wins(whoWins(winners, speaker), Math.min(...scores)), accountTexts.end(list(reached))];
}
