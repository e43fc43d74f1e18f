import { describe, expect, it, test } from 'vitest';
import { isRefusal, type Seat } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import { type Guide, isAsked, type Now, nextOf } from '../../../src/tui/match/next.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import { plainTable } from '../../template/plain-table.ts';
import { gongzhu } from './sitting.ts';

const { game } = gongzhu;

/** A deal of Chinese Hearts. `passing`: all four choose at once; else `lead` is alone to move, as every seat after it in turn. */
function dealt(passing: 'left' | 'none') {
  const setup = readSetup(game, { seed: 'next', options: { passing } }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

const passing = dealt('left');
const playing = dealt('none');
const lead = playing.turn[0]!;
const other = (lead + 1) % 4;

/** The last trick, of whose cards only the last is played freely. */
const last = dealt('none');
while (last.moveCount < 48) last.play(last.turn[0]!, [...last.moves(last.turn[0]!)][0]!);
const lastLead = last.turn[0]!;
const lastCard = [...last.moves(lastLead)][0]!;

/** What is next in a match, where nobody has wished for anything. */
const nextIn = (match: Match, people: readonly Seat[], more: Partial<Now> = {}) =>
  nextOf({
    game,
    table: plainTable(game),
    turn: match.turn,
    people,
    isShared: people.length > 1,
    forced: 'asked',
    isClaiming: false,
    late: null,
    guide: null,
    view: (seat) => match.view(seat),
    wishOf: () => null,
    since: () => [],
    ...more,
  });

const [firstMove = ''] = playing.moves(lead);
const parsed = (text: string) => game.parse(text) as never;
/** A table that plays the first card for these movers without asking. */
const idle = (...movers: string[]): Partial<AnyTable> => ({
  unasked: (_view, _seat, mover) => (movers.includes(mover) ? parsed(firstMove) : null),
});
const withTable = (own: Partial<AnyTable>): Partial<Now> => ({ table: { ...plainTable(game), ...own } });
const claims = withTable({ claim: () => parsed(firstMove) });
const wishing = { wishOf: (seat: Seat) => (seat === lead ? firstMove : null) };
const late = { seat: lead, refusal: { rule: 'weaker-call' } };
const guiding = (next: ReturnType<Guide['next']>, isAsking: boolean): Guide => ({
  next: () => next,
  isAsking,
});
const made = (origin: string, move = firstMove) => ({ kind: 'make', seat: lead, move, origin });

describe('the next step', () => {
  test.each([
    ['a bot is asked', nextIn(playing, []), { kind: 'think', seat: lead }],
    ['a bot is asked while a person waits', nextIn(playing, [other]), { kind: 'think', seat: lead }],
    ['a person is asked', nextIn(playing, [lead]), { kind: 'ask', seats: [lead] }],
    [
      'people who may choose at once are all asked, before bots',
      nextIn(passing, [1, 3]),
      { kind: 'ask', seats: [1, 3] },
    ],
    ['the session rests when the match is over', nextIn(playing, [lead], { turn: [] }), { kind: 'rest' }],
    [
      'a move without a choice is made for the only person',
      nextIn(last, [lastLead], { forced: 'every' }),
      { kind: 'make', seat: lastLead, move: lastCard, origin: 'forced' },
    ],
    [
      'a person who wants to be asked is asked even then',
      nextIn(last, [lastLead]),
      { kind: 'ask', seats: [lastLead] },
    ],
    [
      'several people are asked even then',
      nextIn(last, [lastLead, (lastLead + 1) % 4], { forced: 'every' }),
      { kind: 'ask', seats: [lastLead] },
    ],
    [
      'a bot is asked even then',
      nextIn(last, [(lastLead + 1) % 4], { forced: 'every' }),
      { kind: 'think', seat: lastLead },
    ],
    ['a table may spare a bot', nextIn(playing, [], withTable(idle('bot'))), made('unasked')],
    ['a table may spare the only person', nextIn(playing, [lead], withTable(idle('alone'))), made('unasked')],
    [
      'a table may spare one of several',
      nextIn(playing, [lead, other], withTable(idle('shared'))),
      made('unasked'),
    ],
    [
      'people at screens of their own count as alone',
      nextIn(playing, [lead, other], { ...withTable(idle('alone')), isShared: false }),
      made('unasked'),
    ],
    [
      'each of these is separate from the others',
      nextIn(playing, [lead], withTable(idle('bot', 'shared'))),
      { kind: 'ask', seats: [lead] },
    ],
    ['a move chosen before the turn is made', nextIn(playing, [lead, other], wishing), made('wish')],
    [
      'a chosen move goes before a spared one',
      nextIn(playing, [lead, other], { ...wishing, ...withTable(idle('shared')) }),
      made('wish'),
    ],
    [
      'a chosen move of another seat waits',
      nextIn(playing, [lead, other], { wishOf: (seat) => (seat === other ? firstMove : null) }),
      { kind: 'ask', seats: [lead] },
    ],
    ['a claim is played out', nextIn(playing, [lead], { ...claims, isClaiming: true }), made('claim')],
    ['a person is asked before the claim', nextIn(playing, [lead], claims), { kind: 'ask', seats: [lead] }],
    [
      'bots are asked during a claim',
      nextIn(playing, [other], { ...claims, isClaiming: true }),
      { kind: 'think', seat: lead },
    ],
    [
      'a claim goes before all but an overtaken move',
      nextIn(playing, [lead], { ...claims, ...wishing, isClaiming: true }),
      made('claim'),
    ],
    [
      'an overtaken player is asked anew, with the reason',
      nextIn(playing, [lead, other], { ...wishing, late }),
      { kind: 'ask', seats: [lead], late: late.refusal },
    ],
    [
      'an overtaken player out of turn is not asked',
      nextIn(playing, [lead, other], { late: { ...late, seat: other } }),
      { kind: 'ask', seats: [lead] },
    ],
    [
      'a guide makes all moves',
      nextIn(playing, [lead], {
        guide: guiding({ seat: lead, move: 'QS' }, true),
        ...claims,
        isClaiming: true,
      }),
      made('guide', 'QS'),
    ],
    [
      'a guide may ask the person',
      nextIn(playing, [lead], { guide: guiding(null, true) }),
      { kind: 'ask', seats: [lead] },
    ],
    [
      'a guide may show words to read',
      nextIn(playing, [lead], { guide: guiding(null, false), forced: 'every' }),
      { kind: 'rest' },
    ],
  ])('%s', (_, next, expected) => {
    expect(next).toStrictEqual(expected);
  });
});

it('the session asks the only person exactly when it makes no move for them', () => {
  const view = last.view(lastLead);
  const bare = plainTable(game);
  expect(isAsked({ game, table: bare, forced: 'asked' }, view, lastLead)).toBe(true);
  expect(isAsked({ game, table: bare, forced: 'every' }, view, lastLead)).toBe(false);
  expect(isAsked({ game, table: { ...bare, ...idle('alone') }, forced: 'asked' }, view, lastLead)).toBe(
    false,
  );
  expect(isAsked({ game, table: { ...bare, ...idle('bot') }, forced: 'asked' }, view, lastLead)).toBe(true);
});
