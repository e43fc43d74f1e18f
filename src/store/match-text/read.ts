import {
  type AnyGame,
  type BySeat,
  decidingTotals,
  type FindGame,
  isRefusal,
  type OpaqueTypes,
  type Refusal,
  type Seat,
} from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { shown } from '../../engine/text.ts';
import { plainSpeaker } from '../../engine/words.ts';
import { type Begun, begin, Head } from './head.ts';
import { fieldIn, linesIn, type NumberedLine, Wrong } from './lines.ts';
import { BETWEEN, deckText, EARLIER_LINE, ENDING, FIRST_LINE, labelsOf, winnersText } from './values.ts';

/** A text is no match: the sentence names the line and the reason. */
export interface TextRefusal {
  readonly rule: 'not-a-match';
  /** The line's number, from 1. */
  readonly line: number;
  readonly sentence: string;
}

/** Most bytes of a text; the longest matches have a tenth of it. */
export const LONGEST = 4_000_000;

/** Reads a text as `matchText` writes it (docs/export-format.md). Returns the match after its last move, over or not, or a refusal. */
export function readMatchText(text: string, findGame: FindGame): Begun | TextRefusal {
  try {
    return read(text, findGame);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    const { line, message } = error;
    return { rule: 'not-a-match', line, sentence: `Line ${line}: ${message}` };
  }
}

function read(text: string, findGame: FindGame): Begun {
  if (text.length > LONGEST) throw new Wrong(1, `the text is longer than ${LONGEST} bytes.`);
  const [first, ...lines] = linesIn(text);
  if (first?.text !== FIRST_LINE && first?.text !== EARLIER_LINE) {
    throw new Wrong(
      first?.number ?? 1,
      /^cardroom match \d+$/.test(first?.text ?? '')
        ? 'the match has a format that this cardroom does not know.'
        : `a match begins with "${FIRST_LINE}".`,
    );
  }
  const deals = lines.findIndex((line) => headingIn(line) !== null);
  const head = new Head(deals < 0 ? lines : lines.slice(0, deals), first.number);
  const begun = begin(head, findGame);
  const labels = labelsOf(begun.players);
  playAll(begun.match, labels, deals < 0 ? [] : lines.slice(deals));
  checkEnd(begun.match, labels, head);
  return begun;
}

/** The number of the deal in a heading; null if the line is no heading. */
function headingIn({ text }: NumberedLine): number | null {
  const number = /^deal (\d{1,9})$/.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Plays the lines below the header. */
function playAll(match: Match, labels: BySeat<string>, lines: readonly NumberedLine[]): void {
  let deal = match.status.deal - 1;
  for (const line of lines) {
    const heading = headingIn(line);
    if (heading !== null) {
      if (heading !== deal + 1 || heading !== match.status.deal) {
        throw new Wrong(line.number, `deal ${heading} does not begin here.`);
      }
      deal = heading;
    } else if (match.status.deal !== deal) {
      throw new Wrong(line.number, `"deal ${match.status.deal}" belongs here: its cards are dealt.`);
    } else if (fieldIn(line)?.name === 'deck') {
      checkDeck(match, deal, line);
    } else {
      playLine(match, labels, line);
    }
  }
}

/** Checks a deck that the text lists: the header already determines the cards. */
function checkDeck(match: Match, deal: number, line: NumberedLine): void {
  const { game } = match;
  const told = fieldIn(line)!
    .value.split(/\s+/)
    .map((text) => {
      const card = game.parseCard(text);
      return card === undefined ? text : game.formatCard(card);
    });
  if (told.join(' ') !== deckText(match, deal).join(' ')) {
    throw new Wrong(line.number, `these are not the cards that the header gives deal ${deal}.`);
  }
}

/** Plays the moves of a line: `Bo: QS | Cat: 4H`, `Bo, Cat: pass`, `Bo, Cat: stay (12 times)`. */
function playLine(match: Match, labels: BySeat<string>, line: NumberedLine): void {
  for (const part of line.text.split(BETWEEN)) {
    const field = fieldIn({ ...line, text: part.trim() });
    if (!field) throw new Wrong(line.number, `${shown(part)} is no move: "NAME: MOVE" is.`);
    const seats = field.name.split(', ').map((label) => seatOf(label, labels, line));
    const [, move, times = '1'] = /^(.*?)(?: \((\d{1,9}) times\))?$/s.exec(field.value)!;
    for (let time = 0; time < Number(times); time++) {
      for (const seat of seats) {
        const answer = match.play(seat, move!);
        if (isRefusal(answer))
          throw new Wrong(line.number, refusedText(match.game, labels[seat]!, move!, answer));
      }
    }
  }
}

function seatOf(label: string, labels: BySeat<string>, line: NumberedLine): Seat {
  const seat = labels.indexOf(label);
  if (seat < 0) throw new Wrong(line.number, `${shown(label)} does not sit at this table.`);
  return seat;
}

const refusedText = (game: AnyGame, label: string, move: string, refusal: Refusal): string =>
  `${label} cannot play ${shown(move)}: ${game.refusalText(refusal as OpaqueTypes['refusal'], plainSpeaker)}`;

/** Checks the result in the header against that of the moves. */
function checkEnd({ over, status }: Match, labels: BySeat<string>, head: Head): void {
  const ends = [
    [ENDING.scores, status.scores.join(' ')],
    [ENDING.winners, winnersText(status.winners ?? [], labels)],
    [ENDING.points, decidingTotals(status).join(' ')],
  ] as const;
  for (const [name, led] of ends) {
    const told = head.raw(name);
    if (told === undefined) continue;
    if (!over)
      throw new Wrong(head.lineOf(name), 'there is a result, but the moves below do not end the match.');
    if (told !== led) {
      throw new Wrong(head.lineOf(name), `the moves below lead to ${shown(led)}, not ${shown(told)}.`);
    }
  }
}
