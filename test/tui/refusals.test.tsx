import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type AnyGame, isRefusal, type OpaqueTypes, type Refusal, type Seat } from '../../src/engine/game.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { take } from '../../src/engine/take.ts';
import { DEFAULT_SETTINGS } from '../../src/front/settings.ts';
import { catalogue } from '../../src/games.ts';
import { type FootLine, Frame } from '../../src/tui/parts/frame.tsx';
import type { MatchActions } from '../../src/tui/screens/match/actions.ts';
import type { Tutor } from '../../src/tui/screens/match/tutor.ts';
import { footLines } from '../../src/tui/screens/match/verdict.ts';
import { notAllowedText, showsRule } from '../../src/tui/screens/match/words.ts';
import type { AnyPosition, AnyTable } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { openStage } from '../support/stage.ts';
import { positionOf } from '../support/table.ts';
import { walk } from '../support/walk.ts';

/** Steps of a random match at which moves of other moments are tried. */
const STEPS = 330;
/** Moves that a random match hardly offers, so that their refusals are met, too. */
const NEVER: { readonly [game: string]: readonly string[] } = {
  shengji: [
    'call 2S 3S',
    'call AS',
    'call RJ',
    'call 2S',
    'call RJ RJ',
    'bury 2C',
    'bury 2C 2C 3C 3C 4C 4C',
    'tickets 1AH',
    'tickets 5AH 1KS',
    'tickets 1RJ 1KS',
    'tickets 1AH 1AH',
    'tickets 12S 1AH',
    'AH KS',
    'AH KH',
    'RJ BJ',
    'AH AH',
    'AH AH KH KH',
    'KD KD',
    '5C 5C 5C',
  ],
  shang: ['check', '3C 4C', 'AC 2C 3C 4C 5C', 'JC QC KC AC 2C', '3C 3D 4C', '3C 4C 5C 6C 7D', '2C', 'AS'],
  gongzhu: ['pass 2C 3C 4C', 'pass 2C', 'QS', 'JD', 'AH', '2H', 'TC'],
  '500': [
    'pass',
    '6S',
    '10NT',
    'inkle S',
    'nello',
    'bury 5S 6S',
    'bury 5S 6S 7S 8S 9S',
    'give 5S',
    'JK',
    'JK S',
    'JS H',
  ],
  'kings-court': ['pass', 'R3@d4', 'R3@a1', 'Y6@g7', 'B1@c3', 'R1@a1', 'R7@a2'],
};

const NOBODY = { rule: 'match-over' };
const WAITS = { rule: 'not-your-turn', turn: [1, 2, 3] };
/** Refusals that a random match at the usual table does not meet. */
const RARE: { readonly [game: string]: readonly Refusal[] } = {
  shengji: [
    NOBODY,
    WAITS,
    { rule: 'call-jokers' },
    { rule: 'follow-tolaji', size: 3, length: 3, suit: 4 },
    { rule: 'levels-order', from: 12, to: 3 },
    { rule: 'same-card-twice', card: 'TD' },
    { rule: 'ticket-trump', card: 'TD' },
  ] as Refusal[],
  shang: [
    NOBODY,
    WAITS,
    { rule: 'not-now', due: 'deal' },
    { rule: 'wraps' },
    { rule: 'wrong-number', cards: 4 },
  ] as Refusal[],
  gongzhu: [NOBODY, WAITS, { rule: 'no-points-on-first-trick', card: 'TC' }] as Refusal[],
  '500': [NOBODY, WAITS, { rule: 'nello-off' }, { rule: 'no-suit-to-name', card: 'TD' }] as Refusal[],
  'kings-court': [
    NOBODY,
    WAITS,
    { rule: 'king-first' },
    { rule: 'no-such-seat', first: 6, seats: 4 },
    { rule: 'not-now', due: 'deal' },
  ] as Refusal[],
};

interface Refused {
  readonly position: AnyPosition;
  readonly move: OpaqueTypes['move'] | Refusal;
  readonly refusal: Refusal;
  readonly sentence: string;
}

/** Moves of the words of legal ones, in other numbers and pairs; on other spaces of a board. */
function* recombined(game: AnyGame, { view }: AnyPosition, seat: Seat, step: number): Generator<string> {
  const legal = take(game.moves(view, seat), 40).map((move) => game.format(move));
  const words = [...new Set(legal.flatMap((move) => move.split(/[ @]/)))];
  for (let k = 0; k < 8; k++) {
    const [one, other] = [7, 13].map((by) => words[(step + k * by) % words.length]!);
    yield* [
      `${one} ${other}`,
      `${one} ${one}`,
      `${one} S`,
      `pass ${one} ${other}`,
      `bury ${one} ${other}`,
      `give ${one}`,
    ];
    yield `${one}@${'abcdefg'[(step + k) % 7]}${1 + ((step * 3 + k * 5) % 7)}`;
  }
}

/** The longest sentence of each kind of refusal that a game was seen to give, with its moment. */
function refusals(game: AnyGame): readonly Refused[] {
  const setup = readSetup(game, { seed: 'refused' }, 'refused');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const tried = new Set(['nonsense', ...NEVER[game.id]!]);
  const longest = new Map<string, Refused>();
  let step = 0;
  let last: AnyPosition | undefined;
  for (const { before, seat, move: made } of walk(game, setup, STEPS)) {
    if (seat === null || made === null) continue;
    const position = positionOf(game, before, seat, 'unicode');
    for (const text of [...tried, ...recombined(game, position, seat, step++)]) {
      const move = game.parse(text);
      const refusal = isRefusal(move) ? move : game.check(position.view, seat, move);
      if (refusal === null) continue;
      const sentence = game.refusalText(refusal, position.speaker);
      if (sentence.length > (longest.get(refusal.rule)?.sentence.length ?? 0))
        longest.set(refusal.rule, { position, move, refusal, sentence });
    }
    if (tried.size < 120) tried.add(game.format(made));
    last = position;
  }
  const rare = RARE[game.id]!.map((refusal) => ({
    position: last!,
    move: refusal,
    refusal,
    sentence: game.refusalText(refusal, last!.speaker),
  }));
  return [...longest.values(), ...rare];
}

/** Kinds of which no selection is refused: another move is due, or what was typed is none. */
const TYPED: ReadonlySet<string> = new Set(['unreadable', 'not-now', 'not-your-turn', 'match-over']);

/** The foot of a lesson, whose words take two lines. */
const LESSON = {
  wordsFor: () => 'Words of a lesson that need a second line when they are drawn, as most of them do.',
  isWrong: false,
} as unknown as Tutor;

interface Shown {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly position: AnyPosition;
  readonly selection: unknown;
  readonly message: Refused | null;
  readonly tutor: Tutor | undefined;
}

/** What the foot of a match looks at: a move is picked, or one was refused. */
const actionsOf = ({ game, table, position, selection, message, tutor }: Shown): MatchActions =>
  ({
    table,
    position,
    tutor,
    settings: DEFAULT_SETTINGS,
    session: { entry: { game }, canClaim: false },
    scene: { decision: 1, mode: { kind: 'turn' } },
    selecting: { selection, touched: true, dropped: null },
    message: message && {
      decision: 1,
      text: notAllowedText(message.sentence),
      note: showsRule('r'),
      rule: message.refusal.rule,
    },
    tip: { now: 'A tip that wants its line.' },
    problem: '',
    hidden: false,
    ahead: null,
  }) as unknown as MatchActions;

/** Every foot in which the screen tells of these refusals, with the sentence that has to be there. */
function* feet(game: AnyGame, table: AnyTable): Generator<readonly [Omit<Shown, 'tutor'>, string]> {
  for (const refused of refusals(game)) {
    const { position, move, sentence, refusal } = refused;
    const begun = table.begin(position, null);
    yield [{ game, table, position, selection: begun, message: refused }, notAllowedText(sentence)];
    if (isRefusal(move) || TYPED.has(refusal.rule)) continue;
    const selection = table.select(position, begun, move);
    const chosen = table.chosen(position, selection);
    const why = chosen && game.check(position.view, position.mover!, chosen);
    if (why)
      yield [{ game, table, position, selection, message: null }, game.refusalText(why, position.speaker)];
  }
}

/** Every kind of refusal of a game, as the comments in its rules page name them. */
const rulesOf = ({ id }: AnyGame): string[] =>
  [...readFileSync(`docs/rules/${id}.md`, 'utf8').matchAll(/<!-- rules: (.*?) -->/g)]
    .flatMap(([, rules]) => rules!.split(', '))
    .sort();

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;

const plain = (text: string): string => text.replace(/\s+/g, ' ');

test.each(catalogue.map(({ game }) => game))(
  '$title shows every refusal whole on every screen',
  async (game) => {
    const table = await tableOf(game);
    const told = [...feet(game, table)];
    const met = told.map(([{ message }]) => message?.refusal.rule);
    expect(rulesOf(game).filter((rule) => !met.includes(rule))).toEqual([]);
    for (const [columns, rows] of SIZES) {
      let show: (foot: readonly FootLine[]) => void = () => {};
      const Foot = () => {
        const [foot, setFoot] = useState<readonly FootLine[]>([]);
        show = setFoot;
        return (
          <Frame
            banner=""
            bindings={[]}
            verdict={foot}
            isWhole
            size={{ columns: columns - 2, rows: rows - 7 }}
          >
            {null}
          </Frame>
        );
      };
      const stage = await openStage(<Foot />, { size: { columns, rows } });
      for (const [shown, sentence] of told)
        for (const tutor of [undefined, LESSON]) {
          show(footLines(actionsOf({ ...shown, tutor }), { columns: columns - 2, rows: 3 }));
          for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
          await stage.drawn();
          expect(plain(stage.lines().join(' '))).toContain(plain(sentence));
        }
    }
  },
);
