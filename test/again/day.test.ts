import { expect, test } from 'vitest';
import { daysIn, dealOfDay, playDay } from '../../src/again/day.ts';
import { seatPlayers } from '../../src/ai/player.ts';
import { Match } from '../../src/engine/match.ts';
import { headerOf, readHeader } from '../../src/engine/save.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { SavedMatch } from '../../src/store/saved.ts';

const { game } = partsOf('gongzhu')!;
const TODAY = '2026-03-01';

let number = 0;
const day = (state: 'open' | 'finished', date: string, more: object = {}, id = 'gongzhu'): SavedMatch =>
  ({
    id: `${id}-${++number}`,
    left: 0,
    state,
    game: id,
    players: seatPlayers(4, [0], 'normal'),
    origin: { kind: 'day', date, ...more },
    ...(state === 'finished' && {
      result: {
        scores: [1, 2, 3, 4],
        winners: [],
        deals: 1,
        points: [1, 2, 3, 4],
        aid: { hints: 0, takenBack: 0, unrated: [] },
      },
    }),
  }) as SavedMatch;

test.each(catalogue)(
  'the deal of a day of $game.title is the same for everyone, and changes the next day',
  ({ game }) => {
    const entries = ['2026-03-01', '2026-03-01', '2026-03-02'].map(
      (date) => new Match(game, dealOfDay(game, date, false).setup).entries[0],
    );
    expect(entries[0]).toStrictEqual(entries[1]);
    expect(entries[0]).not.toStrictEqual(entries[2]);
  },
);

test('days in a row are finished ones that count, up to today or yesterday, even across months', () => {
  const february = ['2026-02-26', '2026-02-27', '2026-02-28'].map((date) => day('finished', date));
  const streak = (...matches: SavedMatch[]) => daysIn(matches, 'gongzhu', TODAY).streak;
  expect(streak()).toBe(0);
  expect(streak(...february)).toBe(3);
  expect(streak(...february, day('open', TODAY))).toBe(3);
  expect(streak(...february, day('finished', TODAY))).toBe(4);
  expect(streak(...february, day('finished', TODAY, { practice: true }))).toBe(3);
  expect(streak(...february.slice(0, 2), day('finished', TODAY))).toBe(1);
  expect(streak(...february.slice(0, 2))).toBe(0);
  expect(streak(...february.map((match) => ({ ...match, imported: null }) as SavedMatch))).toBe(0);
  expect(streak(...february.slice(0, 2), day('finished', '2026-02-28', {}, 'shang'))).toBe(0);
});

test('the first start counts and can be resumed; later starts are practice', () => {
  const step = (kept: readonly SavedMatch[], removed: readonly SavedMatch[] = []) => {
    const next = playDay(kept, removed, game, TODAY);
    return 'resume' in next ? next.resume : next.begin.origin;
  };
  const first = { kind: 'day', date: TODAY };
  const practice = { ...first, practice: true };
  expect(step([day('finished', '2026-02-28')])).toStrictEqual(first);
  const open = day('open', TODAY);
  expect(step([open])).toBe(open.id);
  expect(step([], [open])).toStrictEqual(practice);
  const done = day('finished', TODAY);
  expect(step([done])).toStrictEqual(practice);
  expect(step([], [done])).toStrictEqual(practice);
  const trying = day('open', TODAY, { practice: true });
  expect(step([done, trying])).toBe(trying.id);
  expect(step([day('open', TODAY, {}, 'shang')])).toStrictEqual(first);
});

test('the first of several simultaneous starts counts, whichever ended last', () => {
  const four = [0, 0, 0, 0].map(() => day('finished', TODAY));
  const [first] = four;
  for (const order of [four, four.toReversed()]) {
    expect(daysIn(order, 'gongzhu', TODAY).counted).toBe(first);
  }
  const opened = [day('open', TODAY), ...four.slice(1)];
  expect(daysIn([...four.slice(1), opened[0]!], 'gongzhu', TODAY).counted).toBe(four[1]);
  const unrated = {
    result: { scores: [], winners: [], deals: 1, aid: { hints: 0, takenBack: 1, unrated: [1] } },
  };
  expect(daysIn([{ ...first!, ...unrated } as SavedMatch, four[1]!], 'gongzhu', TODAY).streak).toBe(0);
});

test("a player's own match with the date as seed starts its deal, so later ones are practice", () => {
  const own = { ...day('open', TODAY), origin: undefined, seed: TODAY } as unknown as SavedMatch;
  expect(daysIn([own], 'gongzhu', TODAY)).toMatchObject({ counted: null, first: own, practice: null });
  expect(playDay([own], [], game, TODAY)).toMatchObject({ begin: { origin: { practice: true } } });
  expect(playDay([], [own], game, TODAY)).toMatchObject({ begin: { origin: { practice: true } } });
  const before = day('open', TODAY);
  const later = { ...own, id: 'gongzhu-9999' } as SavedMatch;
  expect(daysIn([later, before], 'gongzhu', TODAY).counted).toBe(before);
});

test("a removed match keeps its number under a longer name, and a name of the player's own has no number", () => {
  const [early, late] = [day('finished', TODAY), day('finished', TODAY)];
  const named = (match: SavedMatch, id: string) => ({ ...match, id }) as SavedMatch;
  const counted = (...matches: SavedMatch[]) => daysIn(matches, 'gongzhu', TODAY).counted?.id;
  expect(counted(named(late, 'gongzhu-9-2'), named(early, 'gongzhu-3'))).toBe('gongzhu-3');
  expect(counted(named(late, 'gongzhu-12'), named(early, 'gongzhu-9-20'))).toBe('gongzhu-9-20');
  expect(counted(named(early, 'evening-1'), named(late, 'gongzhu-12'))).toBe('gongzhu-12');
});

test('the deal of a day begins, counts and reads back in a year of five digits', () => {
  const date = '12000-01-01';
  const step = playDay([day('finished', '11999-12-31')], [], game, date);
  if ('resume' in step) throw new Error('It is begun.');
  const { setup, origin } = step.begin;
  const header = headerOf(new Match(game, setup), { origin: origin! });
  expect(readHeader(JSON.stringify(header))).toMatchObject({ origin: { kind: 'day', date } });
  expect(daysIn([day('finished', '11999-12-31')], 'gongzhu', date).streak).toBe(1);
});
