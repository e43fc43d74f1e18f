// Vitest's own comparisons of texts and moves this long take longer than the matches.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/ai/bot.ts';
import type { Player } from '../../src/ai/player.ts';
import { readPlayers } from '../../src/ai/player.ts';
import { randomMove } from '../../src/ai/random.ts';
import { type AnyGame, isRefusal, type Json } from '../../src/engine/game.ts';
import { Match, Step } from '../../src/engine/match.ts';
import { pick, randomFor } from '../../src/engine/random.ts';
import { type About, type Header, headerOf, loadLog, readHeader } from '../../src/engine/save.ts';
import type { Setup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { readMatchText, type TextRefusal } from '../../src/store/match-text/read.ts';
import { matchText } from '../../src/store/match-text/write.ts';
import { playersIn } from '../../src/store/saved.ts';
import fc from '../support/fc.ts';
import { played } from '../support/played.ts';
import { anySetup } from '../support/walk.ts';

const findGame = (id: string) => partsOf(id)?.game;

/** Any names at all that a header may hold. */
const anyPlayers = (seats: number): fc.Arbitrary<readonly Player[]> =>
  fc
    .array(
      fc.record({
        name: fc.oneof(
          fc.constantFrom(
            'You',
            '漢字',
            'Bo',
            '"Bo',
            'deck',
            'deal 2',
            'a | b',
            'a: b',
            'a, b',
            '# x',
            'seat 0',
          ),
          fc.string({ minLength: 1, unit: 'grapheme' }),
        ),
        kind: fc.constantFrom<Omit<Player, 'name'>>(
          { bot: null },
          { bot: null, guest: true },
          { bot: 'normal', program: true },
          ...LEVELS.map((bot) => ({ bot })),
        ),
      }),
      { minLength: seats, maxLength: seats },
    )
    .map((players) =>
      readPlayers(
        players.map(({ name, kind }) => ({ name, ...kind })),
        seats,
      ),
    )
    .filter((players) => players !== null);

/** Plays random moves, some taken back and some made again, until the match is over or `length` are made. */
function playOn(match: Match, length: number): void {
  const random = randomFor(match.setup.seed, 'moves');
  for (let move = 0; move < length && !match.over; move++) {
    if (random.below(12) === 0) match.undo();
    if (random.below(25) === 0) match.redo();
    if (match.over) break;
    const seat = pick(match.turn, random);
    const view = match.view(seat);
    match.play(seat, match.game.format(randomMove(match.game, view, seat, random)));
  }
}

const withDecks = (game: AnyGame, setup: Setup, stacked: readonly boolean[]): Setup => ({
  ...setup,
  // A deck that is not stacked is none: behind the last stacked one nothing stands.
  decks: stacked
    .slice(0, stacked.lastIndexOf(true) + 1)
    .map((is, place) => (is ? game.shuffle(setup, randomFor(setup.seed, 'stacked', place)) : null)),
});

const movesOf = (match: Match) =>
  match.history.flatMap((step) =>
    step.seat === null ? [] : [[step.seat, match.game.format(Step.moveOf(step)!)]],
  );

describe.each(catalogue)('$game.title as text', ({ game }) => {
  test('reads back to the same setup, players, moves, result and header, with any names', () => {
    const inputs = anySetup(game).chain((setup) =>
      fc.record({
        setup: fc.array(fc.boolean(), { maxLength: 3 }).map((stacked) => withDecks(game, setup, stacked)),
        players: anyPlayers(setup.seats),
        version: fc.string({ unit: 'binary' }),
        other: fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as Json),
        length: fc.nat(700),
        alone: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(inputs, ({ setup, players, version, other, length, alone }) => {
        const whole = new Match(game, setup);
        playOn(whole, length);
        const only = alone ? whole.onlyDeal(whole.status.deal) : null;
        const match = only ? new Match(game, { ...setup, only }) : whole;
        if (only) playOn(match, 200);
        const about = { version, players: players as unknown as Json, extra: other };
        const text = matchText({ match, players, header: headerOf(match, about as About) }, '2026-11-20');
        const read = readMatchText(text, findGame);
        if (isRefusal(read)) throw new Error(`${read.sentence}\n${text}`);
        assert.deepEqual(read.match.setup, match.setup);
        assert.deepEqual(read.players, players);
        assert.deepEqual(movesOf(read.match), movesOf(match));
        assert.deepEqual(read.match.status, match.status);
        assert(!read.match.entries.some((entry) => 'undo' in entry || 'redo' in entry));
        assert.deepEqual(read.about, { ...about, imported: '2026-11-20', aid: match.aid() });
        const again = { match: read.match, players: read.players, header: headerOf(read.match, read.about) };
        assert.equal(matchText(again, '2026-11-20'), text);
      }),
      { numRuns: 15 },
    );
  });
});

test('one deal of a longer match is written by its points, and the form of earlier versions is still read', () => {
  const only = { deal: 1, moves: 0, standing: '' };
  const { match, players, about } = played({ game: 'gongzhu', only });
  const header = headerOf(match, { players: players as unknown as Json, ...about });
  const { points } = match.status.results[0]!;
  const text = matchText({ match, players, header }, '2026-11-20');
  assert.match(text, new RegExp(`^points: ${points.join(' ')}$`, 'm'));
  assert.doesNotMatch(text, /won by|scores:|The match is over/);
  const earlier = text.replace(/^points: (.*)$/m, 'scores: $1\nwon by: nobody');
  for (const known of [text, earlier]) assert(!isRefusal(readMatchText(known, findGame)), known);
  const wrong = readMatchText(text.replace(/^points: .*$/m, 'points: 1 2 3 4'), findGame) as TextRefusal;
  assert.match(wrong.sentence, /the moves below lead to .*, not "1 2 3 4"/);
});

describe('a damaged text is refused with the number of its line', () => {
  const lines = readFileSync('test/samples/logs/gongzhu-finished.ndjson', 'utf8').trim().split('\n');
  const match = loadLog(lines, findGame) as Match;
  const header = readHeader(lines[0]) as Header;
  const text = matchText({ match, players: playersIn(header), header }, '2026-11-20');

  test.each<[string, RegExp | string, string, number | RegExp, string]>([
    ['no first line', /^/, 'x\n', 1, 'a match begins with "cardroom match 2".'],
    ['nothing at all', /^.*$/s, '', 1, 'a match begins with'],
    ['another form', 'match 2', 'match 7', 1, 'has a format that this cardroom does not know'],
    ['an unknown game', 'game: gongzhu', 'game: whist', 2, 'no game "whist"'],
    ['no game', 'game: gongzhu\n', '', 1, '"game" is missing'],
    ['another revision', 'revision: 1', 'revision: 9', 3, 'under revision 9 of Chinese Hearts'],
    ['no number', 'revision: 1', 'revision: one', 3, 'revision is a whole number, not "one".'],
    ['no date', 'date: 2026-11-20', 'date: yesterday', 5, '"yesterday" is no proper date.'],
    ['other seats', 'seats: 4', 'seats: 5', 6, 'Chinese Hearts is for 4 players, not 5.'],
    ['a player too few', 'player 3: normal bot Dan\n', '', 6, '4 seats need 4 players; there are 3.'],
    ['players out of order', 'player 1', 'player 9', 8, '"player 1" belongs here.'],
    [
      'a level there is not',
      'normal bot Bo',
      'divine bot Bo',
      8,
      'a player is "person NAME", "guest NAME", "program NAME" or "LEVEL bot NAME"',
    ],
    ['an unknown option', 'option limit', 'option limits', 11, 'has no option "limits"'],
    ['an option out of range', 'limit: 200', 'limit: 3', 11, 'Option limit is a whole number from 100'],
    ['an option told twice', 'option passing', 'option limit', 12, '"option limit" appears twice.'],
    ['no seed', /seed: .*\n/, '', 1, 'A seed is any text'],
    ['a text that is no JSON', /seed: .*/, 'seed: "a', 13, 'no text in JSON'],
    ['another seed', /seed: .*/, 'seed: x', /deck: JS/, 'not the cards that the header gives deal 1.'],
    [
      'a deck that is none',
      'seats: 4',
      'seats: 4\ndeck 2: QS QS',
      7,
      "Deal 2: The deck is not the game's pack",
    ],
    ['an unknown header', 'seats: 4', 'seats: 4\nmood: good', 7, 'neither known here nor JSON'],
    [
      'a header that is not to be told',
      'seats: 4',
      'seats: 4\ncardroom: 1',
      7,
      '"cardroom" is not known here.',
    ],
    ['a wrong origin', 'seats: 4', 'seats: 4\norigin: {"kind":"luck"}', 7, 'is no proper origin.'],
    [
      'a deal alone that is none',
      'seats: 4',
      'seats: 4\nonly: {"deal":0}',
      7,
      'One deal of a match needs its number',
    ],
    ['other scores', 'scores: 40', 'scores: 41', 15, 'the moves below lead to'],
    ['another winner', 'won by: You', 'won by: Bo', 16, 'the moves below lead to "You", not "Bo"'],
    ['a deal left out', 'deal 2', 'deal 3', /deal 3/, 'deal 3 does not begin here.'],
    ['no heading', 'deal 2\n', '', /deck: 3H/, '"deal 2" belongs here'],
    ['a deck that is no line of cards', 'deck: JS', 'deck:JS', /deck:JS/, '"NAME: MOVE" is.'],
    ['a move left out', 'Bo: KD | ', '', /You: JD/, 'Cat cannot play "QD": It is not your turn'],
    ['an illegal move', 'Bo: KD', 'Bo: 4H', /You: JD/, 'Bo cannot play "4H": You still hold diamonds.'],
    ['somebody else', 'Bo: KD', 'Eve: KD', /You: JD/, '"Eve" does not sit at this table.'],
    ['no move', 'Bo: KD', 'Bo KD', /You: JD/, '"Bo KD" is no move'],
    ['a move too many', /$/, 'You: QS\n', /^You: QS$/, 'You cannot play "QS": The match is over.'],
    ['a broken end', /\ndeal 3.*/s, '', 15, 'the moves below do not end the match.'],
  ])('%s', (_, old, next, at, sentence) => {
    const wrong = text.replace(old, next);
    expect(wrong).not.toBe(text);
    const line = typeof at === 'number' ? at : wrong.split('\n').findIndex((one) => at.test(one)) + 1;
    const read = readMatchText(wrong, findGame);
    expect(read).toMatchObject({ rule: 'not-a-match', line });
    expect((read as TextRefusal).sentence).toContain(sentence);
    expect((read as TextRefusal).sentence).toMatch(/^Line \d+: \S.*\.$/);
  });

  test('names longer than a line never join it to the next', () => {
    const log = readFileSync('test/samples/logs/shang-finished.ndjson', 'utf8').trim().split('\n');
    const long = loadLog(log, findGame) as Match;
    const players = [...'ABCD'].map((letter) => ({ name: '𝔸'.repeat(11) + letter, bot: null }));
    const wide = matchText({ match: long, players, header: readHeader(log[0]) as Header }, '2026-11-20');
    expect(wide).toMatch(/^𝔸{11}., 𝔸{11}., 𝔸{11}.: check$/mu);
    const read = readMatchText(wide, findGame);
    expect(isRefusal(read) ? read.sentence : read.players).toStrictEqual(players);
  });

  test('a text written by hand may leave out defaults and write cards in any case and order', () => {
    const read = readMatchText(
      [
        'cardroom match 1',
        'game: gongzhu',
        'revision: 1',
        'seats: 4',
        'option limit: 200',
        'seed: sample gongzhu-finished',
        '# The first pass.',
        'deal 1',
        'Seat 3: pass tc ah 6c',
      ].join('\r\n'),
      findGame,
    );
    if (isRefusal(read)) throw new Error(read.sentence);
    expect(read.match.entries.at(-1)).toStrictEqual(match.entries[1]);
    expect(read.about).toStrictEqual({ imported: null });
    expect(read.match.over).toBe(false);
  });
});
