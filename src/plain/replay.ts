import type { Viewer } from '../engine/game.ts';
import type { PlayOnRefusal } from '../engine/play-on.ts';
import { SHOWS_ALL } from '../lessons/lesson.ts';
import { Replay, type ReplayOptions, type ReplayPosition } from '../tui/match/replay.ts';
import { allHandsAt } from '../tui/screens/replay/hands.ts';
import { eyesText, hiddenText, lineOf, playOnRefusalText } from '../tui/screens/replay/words.ts';
import { TRICKS } from '../tui/table.ts';
import { speakerOf } from './cards.ts';
import type { Parlour } from './house.ts';
import type { Command, Talk } from './talk.ts';
import { tellingOf } from './tellings/index.ts';
import type { Telling } from './tellings/telling.ts';
import { replayTexts as texts } from './words.ts';

export interface ReplayAsked extends ReplayOptions {
  /** The first deal to show; left out: deal 1. */
  readonly deal?: number;
  /** The move to begin before, by its number in the match, from 0. */
  readonly move?: number;
  readonly saying?: string;
  readonly eyes?: Viewer;
  /** Begins a match that continues there; left out if that is not allowed. */
  readonly onPlayOn?: ((there: ReplayPosition) => void) | undefined;
}

/** The step of a replay, and the eyes that look. */
interface ReplaySpot {
  at: number;
  eyes: Viewer;
}

/** Shows a match move by move. */
export async function openReplay(house: Parlour, asked: ReplayAsked): Promise<void> {
  const { talk } = house;
  const replay = new Replay(asked);
  const at = asked.move === undefined ? replay.beginOf(asked.deal ?? 1) : replay.beforeMove(asked.move);
  const place: ReplaySpot = { at, eyes: asked.eyes ?? replay.home };
  talk.say(asked.saying ?? '', texts.begin);
  await talk.open(
    (close) => {
      const speaker = speakerOf(replay.players, replay.home);
      const line = lineOf(replay, place.at, { eyes: place.eyes, open: false, speaker }, ROOM);
      return {
        lines: typeof line === 'string' ? [line] : line,
        commands: [
          ...stepCommands(replay, place),
          ...decisionCommands(talk, replay, place),
          ...lookCommands(talk, replay, place, tellingOf(replay.seen.game)),
          ...(asked.onPlayOn ? [playOnCommand(talk, replay, place, asked.onPlayOn)] : []),
          { word: 'back', letter: 'q', help: texts.help.close, run: close },
        ],
        enter: () => go(place, replay.byMove(place.at, 1)),
      };
    },
    () => house.isLeaving,
  );
}

function go(place: ReplaySpot, at: number): void {
  place.at = at;
}

/** Room for lines without an end. */
const ROOM = { columns: 100_000, rows: 3 };

function stepCommands(replay: Replay, place: ReplaySpot): Command[] {
  const round = (replay.table.rounds ?? TRICKS).name;
  const steps: readonly (readonly [string, string | undefined, string, () => number])[] = [
    ['on', 'l', texts.help.on, () => replay.byMove(place.at, 1)],
    ['before', 'h', texts.help.before, () => replay.byMove(place.at, -1)],
    ['next', 'j', texts.help.next(round), () => replay.byRound(place.at, 1)],
    ['previous', 'k', texts.help.previous(round), () => replay.byRound(place.at, -1)],
    ['deal', undefined, texts.help.deal, () => replay.byDeal(place.at, 1)],
    ['deal-before', undefined, texts.help.dealBefore, () => replay.byDeal(place.at, -1)],
    ['first', 'g', texts.help.first, () => 0],
    ['end', 'G', texts.help.end, () => replay.last],
  ];
  return steps.map(([word, letter, help, to]) => ({
    word,
    help,
    ...(letter !== undefined && { letter }),
    run: () => go(place, to()),
  }));
}

function decisionCommands(talk: Talk, replay: Replay, place: ReplaySpot): Command[] {
  const own = (by: 1 | -1) => () => {
    const found = replay.byDecision(place.at, by, place.eyes);
    if (found === null) talk.say(texts.noDecision(by > 0));
    else place.at = found;
  };
  const mistake: Command = {
    word: 'mistake',
    letter: '!',
    help: texts.help.mistake,
    run() {
      const found = replay.byMark(place.at);
      if (found === null) talk.say(texts.noMark);
      else place.at = found;
    },
  };
  return [
    { word: 'own', letter: ']', help: texts.help.own, run: own(1) },
    { word: 'own-before', letter: '[', help: texts.help.ownBefore, run: own(-1) },
    ...(replay.hasMarks ? [mistake] : []),
  ];
}

function lookCommands(talk: Talk, replay: Replay, place: ReplaySpot, telling: Telling): Command[] {
  const speaker = speakerOf(replay.players, replay.home);
  return [
    {
      word: 'eyes',
      letter: '0',
      rest: 'seat',
      help: texts.help.eyes,
      run(rest) {
        const eyes: Viewer =
          Number(rest) > 0 && Number(rest) <= replay.players.length ? Number(rest) - 1 : 'table';
        if (!replay.maySee(place.at, eyes)) return talk.say(hiddenText(replay));
        place.eyes = eyes;
        talk.say(texts.seen(eyesText(replay, eyes)));
      },
    },
    {
      word: 'hands',
      letter: 'a',
      help: texts.help.hands,
      run() {
        const all = allHandsAt(replay, place.at, speaker);
        if (!all) return talk.say(hiddenText(replay));
        talk.say(
          ...all.hands.map(({ name, groups }) =>
            texts.hand(
              name,
              groups.map((cards) => cards.join(' ')),
            ),
          ),
          ...all.apart.map(({ name, cards }) => texts.hand(name, [cards.join(' ')])),
        );
      },
    },
    {
      word: 'table',
      letter: 't',
      help: texts.help.table,
      run() {
        const { view, viewer } = replay.still(place.at, place.eyes);
        const { game } = replay.seen;
        talk.say(...telling.table(game.describe(view), speakerOf(replay.players, viewer), SHOWS_ALL));
      },
    },
    {
      word: 'run',
      help: texts.help.run,
      run() {
        const { deal } = replay.placeOf(place.at);
        while (place.at < replay.last && replay.placeOf(place.at + 1).deal === deal) {
          place.at++;
          const { viewer } = replay.still(place.at, place.eyes);
          talk.say(...replay.steps[place.at]!.sentences(viewer, speaker));
        }
      },
    },
  ];
}

/** The command to continue from here with the same cards. */
const playOnCommand = (
  talk: Talk,
  replay: Replay,
  place: ReplaySpot,
  playOn: (there: ReplayPosition) => void,
): Command => ({
  word: 'play',
  letter: 'y',
  help: texts.help.play,
  async run() {
    const why = whyNoMatch(replay, place.at);
    if (why) return talk.say(playOnRefusalText(why));
    if (await talk.agrees(texts.askPlay(replay.seen.status.winners !== null)))
      playOn(replay.placeOf(place.at));
  },
});

function whyNoMatch(replay: Replay, at: number): PlayOnRefusal | null {
  if (!replay.isOpen(at)) return { rule: 'deal-running' };
  return replay.steps[at]!.status.winners === null ? null : { rule: 'match-over' };
}
