import { describe, expect, test } from 'vitest';
import { seatsOfPeople } from '../../../src/ai/player.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import type { KingsCourt } from '../../../src/engine/kings-court/state.ts';
import { signed } from '../../../src/front/number.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../../src/front/speaker.ts';
import { catalogue } from '../../../src/games.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import type { Score } from '../../../src/tui/drawing/piece.ts';
import { MOTIONS } from '../../../src/tui/match/motion.ts';
import { Pauses } from '../../../src/tui/match/pace.ts';
import { Replay } from '../../../src/tui/match/replay.ts';
import { SeenMatch } from '../../../src/tui/match/seen.ts';
import {
  type Flight,
  flightBetween,
  markNewest,
  nextFrame,
  openingOf,
  paintFlight,
} from '../../../src/tui/motion/flight.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import { NOTHING_MARKED } from '../../../src/tui/table.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { frameChanges } from '../../../src/tui/terminal/changes.ts';
import type { Size } from '../../../src/tui/terminal/screen.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { simulatedClock } from '../../support/clock.ts';
import { recorded } from '../../support/logs.ts';

const USUAL = MOTIONS.normal!;
const theme = makeTheme({ depth: 2, symbols: 'unicode' });

/** A recorded match: how its table is drawn at each step. */
async function tablesOf(name: string, window: Size) {
  const { match, players } = recorded(name);
  const table = await tableOf(match.game);
  const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
  const size = tableRoomIn(window, false);
  const { home } = replay;
  const speaker = makeSpeaker(players, home, UNICODE_GLYPHS);
  const drawn = (at: number, eyes: Viewer, calm = false): Canvas => {
    const shared = { mover: null, players, speaker, theme, assist: true, marked: NOTHING_MARKED, calm };
    const position = { ...replay.still(at, eyes), ...shared };
    return table.paint({ position, selection: null, last: null, size });
  };
  const deal = replay.steps.findIndex(({ seat }) => seat === null);
  /** The score of the newest placement of King's Court. */
  const scoreAt = (at: number) => {
    const view = replay.still(at, home).view as unknown as KingsCourt['view'];
    if (view.phase === 'deal') throw new Error('No placement.');
    return view.placed.at(-1)!.score;
  };
  return { drawn, home, deal, scoreAt, steps: replay.steps.map((_, at) => at) };
}

/** The frames of a flight over a table, the last of them where all have landed. */
function framesOf(canvas: Canvas, flight: Flight | null): Canvas[] {
  return flight === null ? [canvas] : [paintFlight(canvas, flight), ...framesOf(canvas, nextFrame(flight))];
}

const namesOf = ({ pieces }: Canvas): string[] =>
  pieces.map(({ turn, seat, cards }) => `${turn} ${seat} ${cards.join(' ')}`);

const bytesFrom = (before: Canvas, after: Canvas): number => {
  const rows = ({ rows }: Canvas, of: Canvas) => Array.from({ length: rows }, (_, y) => of.row(y));
  const slate = { columns: after.columns, hasColour: true, base: {}, erases: true };
  return Buffer.byteLength(frameChanges(rows(after, before), rows(after, after), slate));
};

/** A deal of it is played in so many steps, of which these are looked at. */
const STEPS = 14;

/** The byte budgets of a frame in motion at 120×40; where a play may have several cards, more. */
const BUDGET = { one: 1000, several: 1200 };

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test.each([
    [80, 24],
    [120, 40],
    [160, 50],
  ])(
    'shows at %i×%i every play and every trick on its way, and flies only public cards',
    async (columns, rows) => {
      const { drawn, home, steps } = await tablesOf(`${id}-open`, { columns, rows });
      const first = steps.find((at) => drawn(at, home).pieces.length > 0)!;
      let before = drawn(first - 1, home);
      let [flown, seen, most] = [0, 0, 0];
      for (const at of steps.slice(first, first + STEPS)) {
        const after = drawn(at, home);
        const plays = namesOf(after).filter((name) => !namesOf(before).includes(name));
        const flight = flightBetween([before, after], home, USUAL, null);
        const legs = flight?.legs ?? [];
        flown += legs.filter(({ kind }) => kind === 'card').length;
        seen += plays.length;
        expect(namesOf(after)).toEqual(namesOf(drawn(at, 'table')));
        const isTaken = before.pieces.some(({ takenBy }) => takenBy !== null);
        expect(legs.some(({ kind }) => kind === 'trick')).toBe(isTaken);
        const frames = framesOf(after, flight);
        expect(frames.at(-1)).toBe(after);
        frames.slice(0, -1).forEach((frame, place) => {
          expect([frame.columns, frame.rows]).toEqual([after.columns, after.rows]);
          expect(frame.texts()).not.toEqual(after.texts());
          if (place > 0) most = Math.max(most, bytesFrom(frames[place - 1]!, frame));
        });
        before = after;
      }
      expect(seen).toBeGreaterThan(4);
      expect(flown).toBe(seen);
      if (columns === 120)
        expect(most).toBeLessThanOrEqual(id === 'shang' || id === 'shengji' ? BUDGET.several : BUDGET.one);
    },
  );
});

/** Games that deal a hand at once: the cards of Shengji are drawn. */
const DEALT = ['gongzhu', '500', 'shang', 'kings-court'];

describe.each([
  [80, 24],
  [120, 40],
])('at %i×%i', (columns, rows) => {
  test.each(
    DEALT.flatMap((id) => [
      [id, 'all'],
      [id, 'calm'],
    ]),
  )('a hand dealt in %s opens from its middle in four frames: %s', async (id, told) => {
    const { drawn, home, deal } = await tablesOf(`${id}-open`, { columns, rows });
    const table = drawn(deal, home, told === 'calm');
    const { held } = table;
    const covered = (frame: Canvas) =>
      held.filter((card) => {
        const cells = frame.part(card);
        return Array.from({ length: card.rows }, (_, y) => cells.row(y).texts.join('')).every(
          (text) => text.trim().length < 2,
        );
      }).length;
    const frames = framesOf(table, openingOf(table, USUAL));
    expect(frames).toHaveLength(4);
    const gone = frames.map(covered);
    expect(held.length).toBeGreaterThan(1);
    expect(gone).toEqual(
      [1, 2, 3, 4].map((quarters) => held.length - Math.ceil((held.length * quarters) / 4)),
    );
    expect(frames.at(-1)).toBe(table);
  });
});

test('a hidden hand stays closed', async () => {
  const { drawn, deal } = await tablesOf('gongzhu-open', { columns: 80, rows: 24 });
  expect(openingOf(drawn(deal, 'table'), USUAL)).toBeNull();
});

/** Is a number of points on its way over the table? */
function isWritten(frame: Canvas, brings: number): boolean {
  const text = ` ${signed(brings)} `;
  const style = brings > 0 ? theme.good : theme.bad;
  return Array.from({ length: frame.rows }, (_, y) => frame.row(y)).some(({ texts, styles }) =>
    texts.some((_, x) => styles[x + 1] === style && texts.slice(x, x + text.length).join('') === text),
  );
}

describe.each(['gongzhu', 'shengji'])('%s', (id) => {
  test.each(['all', 'calm'])(
    'sends the number of a trick that counts along to its winner: %s',
    async (told) => {
      const { drawn, home, steps } = await tablesOf(`${id}-finished`, { columns: 80, rows: 24 });
      const shown: number[] = [];
      for (const at of steps.slice(1)) {
        const before = drawn(at - 1, home, told === 'calm');
        const [piece] = before.pieces;
        if (piece === undefined || piece.takenBy === null || shown.length === 20) continue;
        const after = drawn(at, home, told === 'calm');
        const flight = flightBetween([before, after], home, USUAL, null)!;
        const { brings = 0 } = piece;
        const frames = framesOf(after, flight);
        expect(frames.slice(0, 2).map((frame) => isWritten(frame, brings))).toEqual(
          Array(2).fill(brings !== 0),
        );
        expect(frames.at(-1)).toBe(after);
        shown.push(brings);
      }
      expect(shown).toContain(0);
      expect(shown.some((brings) => brings > 0)).toBe(true);
      expect(shown.some((brings) => brings < 0)).toBe(id === 'gongzhu');
    },
  );
});

/** The number in the place of a player's score. */
const scoreIn = (frame: Canvas, { area: { x, y, columns } }: Score): string =>
  frame
    .row(y)
    .texts.slice(x, x + columns)
    .join('')
    .trim();

describe.each([
  ['gongzhu', 80, 24],
  ['gongzhu', 120, 40],
  ['shengji', 80, 24],
  ['shengji', 120, 40],
  ['kings-court', 80, 24],
  ['kings-court', 120, 40],
])('%s at %i×%i', (id, columns, rows) => {
  test.each(['all', 'calm'])(
    'counts a player’s number up in four frames, once the points have come: %s',
    async (told) => {
      const { drawn, home, steps } = await tablesOf(`${id}-finished`, { columns, rows });
      let counted = 0;
      for (const at of steps.slice(1)) {
        if (counted === 10) break;
        const [before, after] = [at - 1, at].map((each) => drawn(each, home, told === 'calm')) as [
          Canvas,
          Canvas,
        ];
        const flight = flightBetween([before, after], home, USUAL, null);
        const legs = flight?.legs ?? [];
        const place = legs.findIndex(({ kind }) => kind === 'count');
        if (place < 0) continue;
        const { seat, from, by } = legs[place]!.counts!;
        expect(legs[place - 1]!.kind).toBe(id === 'kings-court' ? 'points' : 'trick');
        const score = after.scores.get(seat)!;
        const earlier = legs.slice(0, place).reduce((sum, { kind }) => sum + USUAL[kind].count - 1, 0);
        const frames = framesOf(after, flight);
        const shown = frames.map((frame) => scoreIn(frame, score));
        // Cards on their way may cover it.
        expect(shown.slice(0, earlier)).not.toContain(score.write(score.value));
        expect(shown.slice(earlier, earlier + 3)).toEqual(
          [1, 2, 3].map((quarters) => score.write(from + Math.trunc((by * quarters) / 4))),
        );
        expect(from + by).toBe(score.value);
        expect(frames.at(-1)).toBe(after);
        if (before.scores.has(seat)) expect(before.scores.get(seat)!.value).toBe(from);
        counted++;
      }
      expect(counted).toBeGreaterThan(3);
    },
  );
});

test.each(['all', 'calm'])(
  'a placement that meets seven or makes a chain sends its points to the score, and no other: %s',
  async (told) => {
    const { drawn, home, steps, scoreAt } = await tablesOf('kings-court-finished', { columns: 80, rows: 24 });
    const seen = { sent: 0, kept: 0 };
    for (const at of steps.slice(1)) {
      const [before, after] = [at - 1, at].map((each) => drawn(each, home, told === 'calm')) as [
        Canvas,
        Canvas,
      ];
      const flight = flightBetween([before, after], home, USUAL, null);
      const card = flight?.legs.find(({ kind }) => kind === 'card');
      if (!flight || !card) continue;
      const { sevens, chains, total } = scoreAt(at);
      const isSent = (sevens > 0 || chains > 0) && total !== 0;
      const area = after.scores.get(card.pieces[0]!.seat)!.area;
      const points = flight.legs.find(({ kind }) => kind === 'points');
      expect([points?.pieces, points?.other]).toEqual(isSent ? [card.pieces, area] : [undefined, undefined]);
      if (isSent)
        expect(
          framesOf(after, flight)
            .slice(2, 4)
            .every((frame) => isWritten(frame, total)),
        ).toBe(true);
      seen[isSent ? 'sent' : 'kept']++;
    }
    expect(seen.sent).toBeGreaterThan(5);
    expect(seen.kept).toBeGreaterThan(2);
  },
);

test('a number that grows shorter does not count, as there is no room for the old one', () => {
  const counting = (value: number) => {
    const [before, after] = [new Canvas(20, 5, theme), new Canvas(20, 5, theme)];
    after.plain(5, 1, signed(value));
    after.noteScore(0, value, signed, { x: 0, y: 0, columns: 20, rows: 5 });
    const play = { turn: 0, seat: 0, cards: [], takenBy: null, brings: 30 };
    before.places.set('seat 0', { x: 0, y: 0, columns: 1, rows: 1 });
    after.lay(play, { x: 0, y: 3, columns: 2, rows: 1 }, () => {});
    return flightBetween([before, after], 0, USUAL, null)!.legs.map(({ kind }) => kind);
  };
  expect(counting(50)).toEqual(['card', 'points', 'count']);
  expect(counting(5)).toEqual(['card']);
});

test('the viewer’s own card starts in the hand, another’s at its player', async () => {
  const { drawn, home, steps } = await tablesOf('gongzhu-open', { columns: 80, rows: 24 });
  const tables = steps.map((at) => drawn(at, home));
  const placed = tables.slice(1).flatMap((after, at) => {
    const flight = flightBetween([tables[at]!, after], home, USUAL, null);
    const leg = flight?.legs.find(({ kind }) => kind === 'card');
    return leg ? [{ before: tables[at]!, piece: leg.pieces[0]!, from: leg.other }] : [];
  });
  expect(placed.some(({ piece }) => piece.seat === home)).toBe(true);
  for (const { before, piece, from } of placed)
    expect(from).toEqual(
      before.places.get(piece.seat === home ? `card ${piece.cards[0]!}` : `seat ${piece.seat}`),
    );
});

test('a flight under way goes on together with the next, in the order of play', async () => {
  const { drawn, home, steps } = await tablesOf('gongzhu-open', { columns: 80, rows: 24 });
  const tables = steps.map((at) => drawn(at, home));
  const at = tables.findIndex(
    ({ pieces }, place) => pieces.length === 1 && tables[place + 2]?.pieces.length === 3,
  );
  const [one, two, three] = tables.slice(at, at + 3) as [Canvas, Canvas, Canvas];
  const first = flightBetween([one, two], home, USUAL, null)!;
  const later = nextFrame(first)!;
  const both = flightBetween([two, three], home, USUAL, later)!;
  expect(both).toEqual({
    ...later,
    legs: [...first.legs, ...flightBetween([two, three], home, USUAL, null)!.legs],
  });
  // At once, the same; three at once lie there.
  expect(flightBetween([one, three], home, USUAL, null)!.legs.map(({ pieces }) => pieces[0]!.turn)).toEqual(
    both.legs.map(({ pieces }) => pieces[0]!.turn),
  );
  const none = tables.findLast(({ pieces }, place) => place < at && pieces.length === 0)!;
  expect(flightBetween([none, three], home, USUAL, null)).toBeNull();
});

test.each(['fast', 'normal', 'key'] as const)(
  'the pace %s ends all flights that may follow one another within the shortest pause',
  (pace) => {
    const motion = MOTIONS[pace]!;
    const pauses = new Pauses(pace, simulatedClock());
    const shown = { seat: 1, facts: [{ kind: 'played' }], lingering: false, stops: false };
    const { trick, count: up, card, points } = motion;
    for (const [legs, stops] of [
      [[trick, up, card, card], false],
      // Every placement of others stops.
      [[card, points, up, card, points, up], true],
    ] as const) {
      const length = legs.reduce((ms, frames) => ms + (frames.count - 1) * frames.ms, 0);
      expect(length).toBeLessThan(pauses.after({ ...shown, stops }, false));
      expect(length).toBeLessThanOrEqual(600);
    }
    const { count, ms } = motion.deal;
    const dealt = { ...shown, seat: null };
    expect((count - 1) * ms).toBeLessThan(pauses.after(dealt, false));
  },
);

test('the newest play has a mark in its upper edge, and a play written as text has none', async () => {
  const { drawn, home, steps } = await tablesOf('gongzhu-open', { columns: 80, rows: 24 });
  const table = steps.map((at) => drawn(at, home)).find(({ pieces }) => pieces.length === 3)!;
  const before = table.texts().join('\n');
  markNewest(table);
  expect(before).not.toContain('▾');
  const { area } = table.pieces.toSorted((a, b) => b.turn - a.turn)[0]!;
  expect(table.row(area.y).texts[area.x + 2]).toBe('▾');
  expect(table.texts().join('\n').match(/▾/g)).toHaveLength(1);
  const shengji = await tablesOf('shengji-finished', { columns: 80, rows: 24 });
  const text = shengji.steps
    .map((at) => shengji.drawn(at, shengji.home))
    .find(({ pieces }) => pieces.length > 1)!;
  markNewest(text);
  expect(text.texts().join('\n')).not.toContain('▾');
});
