import type { Speaker, Viewer } from '../../../engine/game.ts';
import type { PlayOnRefusal } from '../../../engine/play-on.ts';
import { cut, widthOf, wrap } from '../../../width.ts';
import type { Replay } from '../../match/replay.ts';
import { TRICKS } from '../../table.ts';
import type { Size } from '../../terminal/screen.ts';
import { askTexts } from '../again/words.ts';
import { commonTexts, dealName } from '../words.ts';

/** Texts of the keys of a replay. */
export const replayTexts = {
  move: { name: '←→', label: 'move', help: 'a move back, a move on' },
  /** `name`: of a trick or round. */
  round: (name: string) => ({
    name: '↑↓',
    label: name,
    help: `a ${name} back, a ${name} on: to where it is complete`,
  }),
  deal: {
    name: 'PgUp PgDn',
    label: 'deal',
    help: 'to the beginning of this deal or the one before, or of the next',
  },
  ends: { name: 'Home End', label: 'ends', help: 'the first deal, the last move' },
  own: {
    name: '[ ]',
    label: 'own',
    help: 'your decision before, or the next one; with the eyes of another seat, its own',
  },
  noDecision: (step: 1 | -1): string => `There is no decision ${step > 0 ? 'after' : 'before'} this one.`,
  mistake: { label: 'mistake', help: 'to the next decision that the review has marked with ? or ??' },
  noMark: 'Nothing is marked.',
  eyes: { label: 'eyes', help: 'what that seat saw; 0: what everybody saw' },
  hands: (isOpen: boolean) => ({
    label: isOpen ? 'table' : commonTexts.allHands,
    help: 'the cards of every seat, in a deal that is over',
  }),
  playOn: {
    label: 'play on',
    help: 'a new match that goes on from here with the same cards: y, then Enter',
  },
  run: { label: 'run', help: 'goes on by itself, as quickly as the pace says; any key stops it' },
  back: { label: 'back', help: 'back to where you came from' },
};

/** Says through whose eyes the replay is seen now. */
export const seenText = (replay: Replay, eyes: Viewer): string =>
  eyes === 'table' ? 'You see what everybody can see.' : `Seen through ${eyesText(replay, eyes)}.`;

/** Says the place of a step, with its mark: "deal 2 of 5 · trick 4 · move 13 of 52 ??". */
function stepText(replay: Replay, at: number): string {
  const { deal, round } = replay.placeOf(at);
  const { deals } = replay.countsAt(at);
  const { name } = replay.table.rounds ?? TRICKS;
  const { game, setup } = replay.seen;
  const whole = setup.only ? `deal ${deal}` : `deal ${deal} of ${deals}`;
  return joined(game.oneDeal ? '' : whole, round === null ? '' : `${name} ${round}`, moveText(replay, at));
}

/** Says the move: "move 13 of 52 ??"; '' at the start of a deal. */
function moveText(replay: Replay, at: number): string {
  const { move } = replay.placeOf(at);
  const mark = replay.markOf(at);
  return move === 0 ? '' : `move ${move} of ${replay.countsAt(at).moves}${mark ? ` ${mark}` : ''}`;
}

/** The viewer of a replay, and what is shown. */
export interface Seeing {
  /** The chosen viewer. */
  readonly eyes: Viewer;
  /** Should all cards be shown? */
  readonly open: boolean;
  readonly speaker: Speaker;
}

/** Says the place in the replay and the event there. A second line says what cannot be seen, or who decides next. */
export function lineOf(
  replay: Replay,
  at: number,
  seeing: Seeing,
  { columns, rows }: Size,
): string | readonly string[] {
  const sentences = sentencesOf(replay, at, seeing);
  const happened = sentences.join(' ');
  const said = joined(stepText(replay, at), happened);
  const note = noteOf(replay, at, seeing);
  if (note === '') {
    const later = sentences.slice(1).map((_, place) => `… ${sentences.slice(place + 1).join(' ')}`);
    // The last sentence says how the deal ended, so earlier ones go first if there is no room, then the place.
    const texts = [said, ...later.map((text) => joined(stepText(replay, at), text)), ...later];
    return texts.find((text) => wrap(text, columns).length <= rows) ?? texts.at(-1)!;
  }
  // The event matters more than deal and trick. In a match of one deal dropping those gains little.
  const isShort = widthOf(said) > columns && !replay.seen.game.oneDeal;
  const lines = wrap(isShort ? joined(moveText(replay, at), happened) : said, columns);
  // The last line of the foot belongs to the next decision.
  const most = rows - 1;
  const kept =
    lines.length > most
      ? [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), columns)]
      : lines;
  return [...kept, cut(note, columns)];
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function noteOf(replay: Replay, at: number, seeing: Seeing): string {
  const { eyes, open } = seeing;
  if (!replay.maySee(at, eyes) || (open && !replay.isOpen(at))) return hiddenText(replay);
  if (at === replay.last) return replay.seen.status.winners ? '' : 'This is where the match stands.';
  if (!replay.isDecision(at, eyes)) return '';
  const [next = 'nothing is said.'] = sentencesOf(replay, at + 1, seeing);
  return ['Next:', replay.markOf(at + 1), next].filter(Boolean).join(' ');
}

/** Returns the events of a step as the viewer may know them. */
function sentencesOf(replay: Replay, at: number, { eyes, speaker }: Seeing): readonly string[] {
  const viewer = replay.maySee(at, eyes) ? eyes : replay.home;
  return replay.steps[at]!.sentences(viewer, speaker);
}

/** Says why a deal that is being played is not shown in full. */
export const hiddenText = ({ home }: Replay): string =>
  home === 'table'
    ? 'This deal is still being played: you see only open cards.'
    : 'This deal is still being played: you see only what you can know.';

export const playOnRefusalText = ({ rule }: PlayOnRefusal): string =>
  rule === 'match-over'
    ? 'Nothing is left to play here: go back to an earlier move.'
    : 'This deal is still being played. Play on from one that is over.';

/** Names the viewer: "your eyes", "Bo's eyes", "what all see". */
export function eyesText({ players, home }: Replay, viewer: Viewer): string {
  if (viewer === 'table') return 'what all see';
  return viewer === home ? 'your eyes' : `${players[viewer]!.name}'s eyes`;
}

/** Returns the beginning of the top line: "replay", "deal 1", and the viewer unless it is the only person. */
export function replayParts(replay: Replay, at: number, viewer: Viewer, isAllOpen: boolean): string[] {
  const { home, seen } = replay;
  const eyes = viewer === home && home !== 'table' ? '' : eyesText(replay, viewer);
  const deal = seen.game.oneDeal ? '' : dealName(replay.placeOf(at).deal);
  return ['replay', deal, isAllOpen ? commonTexts.allHands : eyes].filter(Boolean);
}

export const AT_END = 'This is the end: Home goes to the beginning.';

/** Asks in two lines whether to play on from here. */
export const askingText = (isOver: boolean): readonly [string, string] => [
  'Play on from here, in a new match with the same cards?',
  isOver ? askTexts.asked : `Unfinished deals are dealt anew. ${askTexts.asked}`,
];

/** Says how many cards a player still has, and how they stand, in two lengths: "8 left · deal +60". */
export const handNotes = (cards: number, note: string): string[] => [
  joined(`${cards} left`, note),
  `${cards} left`,
];
