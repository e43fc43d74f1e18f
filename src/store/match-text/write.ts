import type { Player } from '../../ai/player.ts';
import type { BySeat, Seat, Speaker, Status } from '../../engine/game.ts';
import { type Match, Step } from '../../engine/match.ts';
import { aidIn, type Header } from '../../engine/save.ts';
import { formatOption } from '../../engine/setup.ts';
import { plainSpeaker } from '../../engine/words.ts';
import { printableLines } from '../../printable.ts';
import { notesIn } from '../saved.ts';
import {
  asJson,
  BETWEEN,
  deckText,
  ENDING,
  FIRST_LINE,
  labelsOf,
  quoted,
  WORDED,
  winnersText,
  wordFor,
} from './values.ts';

/** A finished match with its log's header. */
export interface TextSource {
  readonly match: Match;
  readonly players: BySeat<Player>;
  /** The log's header. */
  readonly header: Header;
}

/**
 * Writes a finished match as text for reading, sending and importing (docs/export-format.md), without moves that were taken back. `date`:
 * the day it was played, as `2026-11-20`. The text reveals the seed and all cards, so never write a match in play.
 */
export function matchText({ match, players, header }: TextSource, date: string): string {
  const labels = labelsOf(players);
  return printableLines(
    [
      FIRST_LINE,
      ...headLines({ match, players, header }, date, labels),
      ...dealsIn(match).flatMap((deal) => ['', ...dealLines(deal, match, players, labels)]),
      '',
    ].join('\n'),
  );
}

function headLines({ match, players, header }: TextSource, date: string, labels: BySeat<string>): string[] {
  const { game, setup, status } = match;
  const { version } = header;
  const aid = aidIn(notesIn(header), match.aid());
  const others = Object.entries(header).filter(([name]) => name !== 'aid' && !WORDED.includes(name));
  return [
    `game: ${game.id}`,
    `revision: ${game.revision}`,
    ...(version === undefined ? [] : [`version: ${quoted(version)}`]),
    `date: ${date}`,
    `seats: ${setup.seats}`,
    ...players.map((player, seat) => `player ${seat}: ${wordFor(player)} ${quoted(player.name)}`),
    ...Object.entries(setup.options).map(([name, value]) => `option ${name}: ${formatOption(value)}`),
    `seed: ${quoted(setup.seed)}`,
    ...setup.decks.flatMap((deck, place) =>
      deck
        ? wrapped(
            `deck ${place + 1}:`,
            deck.map((card) => game.formatCard(card)),
          )
        : [],
    ),
    ...others.map(([name, value]) => `${name}: ${asJson(value)}`),
    ...(aid ? [`aid: ${asJson(aid)}`] : []),
    ...endLines(status, labels),
  ];
}

/** The lines of a match's end: its scores or, for one deal of a longer match, its points. */
function endLines({ scores, winners, results, only }: Status, labels: BySeat<string>): string[] {
  if (winners === null) return [];
  if (only) return [`${ENDING.points}: ${results[0]!.points.join(' ')}`];
  return [`${ENDING.scores}: ${scores.join(' ')}`, `${ENDING.winners}: ${winnersText(winners, labels)}`];
}

/** A deal: the step that dealt it, and the steps of its moves. */
interface Deal {
  readonly dealt: Step;
  readonly moves: readonly Step[];
}

function dealsIn({ history }: Match): Deal[] {
  const deals: { dealt: Step; moves: Step[] }[] = [];
  for (const step of history) {
    if (step.seat === null) deals.push({ dealt: step, moves: [] });
    else deals.at(-1)!.moves.push(step);
  }
  return deals;
}

function dealLines(
  { dealt, moves }: Deal,
  match: Match,
  players: BySeat<Player>,
  labels: BySeat<string>,
): string[] {
  const number = dealt.status.deal;
  const you = players.findIndex(({ name }) => name === 'You');
  const speaker: Speaker = {
    ...plainSpeaker,
    you: you < 0 ? null : you,
    seat: (seat) => players[seat]!.name,
  };
  const told = (step: Step, wanted: (kind: string) => boolean) => {
    const facts = step.facts('table').filter(({ kind }) => wanted(kind));
    return facts.flatMap((fact) => wrapped('#', match.game.factText(fact, speaker).split(' '), '# '));
  };
  return [
    `deal ${number}`,
    ...wrapped('deck:', deckText(match, number)),
    ...told(dealt, () => true),
    ...handsIn(dealt, match, players),
    ...moveLines(roundsOf(dealt, moves, match), labels),
    ...moves.slice(-1).flatMap((step) => told(step, (kind) => ENDS.has(kind))),
  ];
}

const ENDS: ReadonlySet<string> = new Set(['deal-scored', 'match-over']);

/** Remarks with each seat's cards, for readers. None in games that draw cards one by one. */
function handsIn(dealt: Step, { game, setup }: Match, players: BySeat<Player>): string[] {
  const hands = Array.from({ length: setup.seats }, (_, seat) => {
    const { hand } = game.describe(dealt.view(seat));
    return Array.isArray(hand) ? hand.map(String) : [];
  });
  if (hands.some((hand) => hand.length === 0)) return [];
  return hands.flatMap((hand, seat) => wrapped(`# ${players[seat]!.name}:`, hand, '#   '));
}

interface WrittenMove {
  readonly seat: Seat;
  readonly move: string;
}

/** Groups the moves by tricks. Without tricks, or if they are long, a group has as many moves as there are seats. */
function roundsOf(dealt: Step, moves: readonly Step[], { game, setup }: Match): WrittenMove[][] {
  const rounds: WrittenMove[][] = [];
  let { phase } = dealt.status;
  let begins = true;
  for (const step of moves) {
    if (begins || rounds.at(-1)!.length === setup.seats) rounds.push([]);
    rounds.at(-1)!.push({ seat: step.seat!, move: game.format(Step.moveOf(step)!) });
    begins = step.status.phase !== phase || step.facts('table').some(({ kind }) => CLEARS.has(kind));
    phase = step.status.phase;
  }
  return rounds;
}

/** Facts after which the table is empty. */
const CLEARS: ReadonlySet<string> = new Set(['trick-taken', 'took-table']);

/** A line a round. Says moves and rounds that repeat once. */
function moveLines(rounds: readonly (readonly WrittenMove[])[], labels: BySeat<string>): string[] {
  const lines: { text: string; pieces: string[]; times: number }[] = [];
  for (const round of rounds) {
    const [first] = round;
    const alike = round.every(({ move }) => move === first!.move);
    const pieces = alike
      ? [`${round.map(({ seat }) => labels[seat]).join(', ')}: ${first!.move}`]
      : round.map(({ seat, move }) => `${labels[seat]}: ${move}`);
    const text = pieces.join(BETWEEN);
    const last = lines.at(-1);
    if (alike && last?.text === text) last.times++;
    else lines.push({ text, pieces, times: 1 });
  }
  return lines.flatMap(({ text, pieces, times }) =>
    times > 1
      ? [`${text} (${times} times)`]
      : wrapped(
          '',
          pieces.map((piece, place) => (place < pieces.length - 1 ? `${piece} |` : piece)),
        ),
  );
}

const COLUMNS = 78;

/** Wraps words behind a beginning into lines of at most 78 characters; a longer word gets a line of its own. */
function wrapped(begin: string, words: readonly string[], next = '  '): string[] {
  const lines = [begin];
  let before = begin && ' ';
  for (const word of words) {
    // The first word stays on the first line, however long, because a line that begins with a space continues another one.
    const isFirst = lines.at(-1) === '';
    if (isFirst || `${lines.at(-1)}${before}${word}`.length <= COLUMNS)
      lines[lines.length - 1] += before + word;
    else lines.push(next + word);
    before = ' ';
  }
  return lines;
}
