import { panelOf } from '../ai/adviser/panel.ts';
import { isRefusal, lastDeal, type OpaqueTypes } from '../engine/game.ts';
import { take } from '../engine/take.ts';
import { withTip } from '../front/progress.ts';
import { spoken } from '../lessons/lesson.ts';
import { tipsOf } from '../lessons/tips/index.ts';
import { audienceOf } from '../tui/audience.ts';
import type { Hint } from '../tui/match/bots.ts';
import type { Mode } from '../tui/match/scene.ts';
import { adviceTexts, notAllowedText, tipText } from '../tui/screens/match/words.ts';
import { scaleText } from '../tui/screens/review/words.ts';
import { type AnyPosition, NOTHING_MARKED } from '../tui/table.ts';
import { makeTheme } from '../tui/theme.ts';
import { moveText, readMove } from './cards.ts';
import { lookCommands, tableCommands, tellHand } from './look.ts';
import type { Sitting } from './sitting.ts';
import { type Asking, type Command, numbered } from './talk.ts';
import { leaveCommands } from './unsaved.ts';
import { commandTexts, matchTexts, tipTexts } from './words.ts';

type TurnMode = Extract<Mode, { kind: 'turn' }>;

/** Most moves listed with the question. */
const TOLD = 13;
/** The most moves that `legal` lists. */
const LISTED = 60;

/** The question to the person to move. `play` makes the move, and returns true if it was made. */
export function decisionAsking(
  sitting: Sitting,
  turn: TurnMode,
  play: (move: string) => void | Promise<void> = (move) => playMove(sitting, move),
): Asking {
  const { session, telling, speaker } = sitting;
  sitting.tellTable();
  const cards = sitting.hand.flat();
  if (isNew(cards, sitting.handTold)) tellHand(sitting);
  sitting.handTold = cards;
  const moves = movesIn(sitting, turn, LISTED);
  const isFew = moves.length <= TOLD;
  const { late } = turn;
  const tip = tipFor(sitting, turn);
  return {
    lines: [
      ...(late ? [matchTexts.dropped, session.entry.game.refusalText(late, speaker)] : []),
      ...(tip === null ? [] : [tipText(tip)]),
      ...(session.canClaim ? [matchTexts.certain] : []),
      telling.asked(sitting.view, speaker),
      isFew ? legalText(sitting, moves) : matchTexts.many,
    ],
    choices: moves.map((move) => () => play(move)),
    commands: commandsFor(sitting, turn),
    enter: () => (hintedNow(sitting) === null ? undefined : play(hintedNow(sitting)!)),
    other: async (typed) => {
      await play(readMove(typed));
      return true;
    },
  };
}

/** Has a hand grown, or does it have more new cards than the one that a draw shows by itself? */
const isNew = (cards: readonly string[], told: readonly string[]): boolean =>
  cards.length > told.length || cards.filter((card) => !told.includes(card)).length > 1;

const movesIn = ({ session }: Sitting, { seat }: TurnMode, most: number): string[] => {
  const { game } = session.entry;
  return take(game.moves(session.scene.view, seat), most).map((move) => game.format(move));
};

function legalText({ session, speaker }: Sitting, moves: readonly string[]): string {
  const { game } = session.entry;
  const told = moves.map((move) => moveText(game, move, speaker));
  return told.length === 1 ? matchTexts.only(told[0]!) : matchTexts.legal(numbered(told));
}

const hintedNow = ({ hinted, session }: Sitting): string | null =>
  hinted?.decision === session.scene.decision ? hinted.move : null;

/** Makes a move, or says why it is not allowed. */
export function playMove(sitting: Sitting, move: string): void {
  const { session, house, speaker } = sitting;
  const refusal = session.play(move);
  sitting.refused = refusal;
  if (!refusal) return;
  // Without this, an empty line would play the old hint.
  sitting.hinted = null;
  house.talk.say(notAllowedText(session.entry.game.refusalText(refusal, speaker)));
}

function commandsFor(sitting: Sitting, turn: TurnMode): Command[] {
  const { house, session } = sitting;
  const { talk } = house;
  return [
    ...tableCommands(sitting),
    {
      word: 'legal',
      letter: 'l',
      help: commandTexts.legal,
      run() {
        const moves = movesIn(sitting, turn, LISTED + 1);
        talk.say(legalText(sitting, moves.slice(0, LISTED)));
        if (moves.length > LISTED) talk.say(matchTexts.first(LISTED));
      },
    },
    ...bestCommands(sitting, turn),
    ...hintCommands(sitting, turn),
    {
      word: 'try',
      rest: 'move',
      help: commandTexts.try,
      run: (rest) => tryMove(sitting, turn, readMove(rest)),
    },
    ...(session.canClaim
      ? [{ word: 'claim', letter: 'a', help: commandTexts.claim, run: () => session.claim() }]
      : []),
    ...lookCommands(sitting),
    ...leaveCommands(sitting),
  ];
}

/** Lists the moves that score most, in games whose moves score by themselves. */
function bestCommands(
  { house, session, telling, view, speaker, shows }: Sitting,
  { seat }: TurnMode,
): Command[] {
  const { best } = telling;
  const { game } = session.entry;
  if (!best || !house.settings.assist || !shows('out')) return [];
  const run = (card: string) => {
    const moves = [...game.moves(session.scene.view, seat)].map((move) => game.format(move));
    const own = moves.filter((move) => move.startsWith(card.toUpperCase()));
    house.talk.say(...best(view, own.length > 0 ? own : moves, speaker));
  };
  return [{ word: 'best', letter: 'n', rest: '[card]', help: commandTexts.best, run }];
}

/** A friend's table has hints only if it agreed to them. */
function hintCommands(sitting: Sitting, turn: TurnMode): Command[] {
  if (sitting.hosted?.get().manners.hints === false) return [];
  return [
    { word: 'hint', letter: 'i', help: commandTexts.hint, run: () => hint(sitting) },
    {
      word: 'compare',
      letter: 'x',
      rest: '[move]',
      help: commandTexts.compare,
      run: (rest) => compare(sitting, turn, readMove(rest)),
    },
  ];
}

/** Gives the hint of this decision; the second time, its panel. */
async function hint(sitting: Sitting): Promise<void> {
  const { house, session, hints, speaker } = sitting;
  const { talk } = house;
  if (!house.settings.assist) return talk.say(matchTexts.noHints);
  if (hintedNow(sitting) !== null) return tellPanel(sitting);
  const hint = await new Promise<Hint | null>((resolve) => hints.ask(speaker, resolve, () => resolve(null)));
  // The table has moved on.
  if (hint === null) return;
  const { move, reason, judgement } = hint;
  const { game } = session.entry;
  const text = game.format(move);
  sitting.hinted = { decision: session.scene.decision, move: text };
  talk.say(
    matchTexts.hint(moveText(game, text, speaker)),
    reason,
    judgement && judgement.moves.length > 0 ? matchTexts.more : '',
  );
}

/** Says the hint at length, beside other moves. */
function tellPanel({ house, session, hints, speaker }: Sitting): void {
  const { judgement, compared } = hints;
  if (judgement === null) {
    house.talk.say(matchTexts.noCompare);
    return;
  }
  const { heading, rows, below } = panelOf(judgement, compared, audienceOf(session.entry, speaker));
  house.talk.say(
    matchTexts.sentence(heading),
    ...rows.map(({ name, cost, why }) => matchTexts.judged(name, cost, why[0] ?? '')),
    ...below,
    adviceTexts.meaning(scaleText(session.entry, judgement.measure)),
  );
}

/** Compares another move with the hint: the named one, or the next in canonical order. */
async function compare(sitting: Sitting, turn: TurnMode, named: string): Promise<void> {
  const { house, hints } = sitting;
  const { judgement } = hints;
  if (judgement === null || hintedNow(sitting) === null) return house.talk.say(matchTexts.noCompare);
  const known = [...judgement.moves, ...hints.compared].map(({ move }) => move);
  const other =
    named === ''
      ? movesIn(sitting, turn, LISTED).find((move) => !known.includes(move))
      : readLegal(sitting, turn, named);
  if (other === undefined) return house.talk.say(matchTexts.noOther);
  if (other === null) return;
  if (!known.includes(other)) await new Promise<void>((resolve) => hints.compare(other, resolve));
  tellPanel(sitting);
}

/** Reads a legal move; returns null after saying what is wrong. */
function readLegal({ house, session, speaker }: Sitting, { seat }: TurnMode, typed: string): string | null {
  const { game } = session.entry;
  const { view } = session.scene;
  const move = game.parse(typed);
  const refusal = isRefusal(move) ? move : game.check(view, seat, move);
  if (refusal === null)
    return game.format(game.canonical?.(view, move as OpaqueTypes['move']) ?? (move as OpaqueTypes['move']));
  house.talk.say(notAllowedText(game.refusalText(refusal, speaker)));
  return null;
}

/** Says the effect of a move, as the screen does for a selection. */
function tryMove(sitting: Sitting, turn: TurnMode, typed: string): void {
  const { house, session } = sitting;
  if (typed === '') house.talk.say(matchTexts.noMove);
  const move = typed === '' ? null : readLegal(sitting, turn, typed);
  if (move === null) return;
  const { table, entry } = session;
  const position = positionOf(sitting, turn);
  const chosen = entry.game.parse(move) as OpaqueTypes['move'];
  const selection = table.select(position, table.begin(position, null), chosen);
  const { worth = '', note = '' } = table.verdict(position, selection);
  house.talk.say(matchTexts.fair(worth), note);
}

/** The position in the form that a table reads. */
function positionOf({ session, house, speaker }: Sitting, { seat }: TurnMode): AnyPosition {
  const { scene, players, transcript } = session;
  const { view, onTable, status, turn, shown, eyes } = scene;
  return {
    ...{ view, onTable, status, turn, shown, players, speaker },
    viewer: eyes,
    mover: seat,
    recent: transcript.recent(eyes, 12),
    theme: makeTheme({ depth: 0, symbols: 'ascii' }),
    assist: house.settings.assist,
    marked: NOTHING_MARKED,
  };
}

/** A tip that helps in this decision, at most one a deal, each only once; null for none. */
function tipFor(sitting: Sitting, { seat }: TurnMode): string | null {
  const { session, home, speaker } = sitting;
  if (home === null) return null;
  const { house, page } = home;
  const { scene, entry } = session;
  const { game } = entry;
  const deal = lastDeal(scene.status);
  const isTipped = house.settings.tips && page.earlier !== null && page.earlier < TIPPED;
  if (!isTipped || sitting.tipped === deal || hintedNow(sitting) !== null) return null;
  const { tips } = house.progress;
  const tip = tipsOf(game.id).find(
    ({ id, when }) => !tips.includes(id) && when(scene.view, seat, () => game.moves(scene.view, seat)),
  );
  if (!tip) return null;
  sitting.tipped = deal;
  house.changeProgress((known) => withTip(known, tip.id));
  return tipTexts[tip.id] ?? spoken(tip.say, speaker.card);
}

/** Number of a player's first matches of a game in which tips are given. */
const TIPPED = 5;
