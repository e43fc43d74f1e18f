import type { Viewer } from '../../../engine/game.ts';
import type { PlayOnRefusal } from '../../../engine/play-on.ts';
import { type Binding, offeredIf } from '../../keys.ts';
import type { Replay } from '../../match/replay.ts';
import { TRICKS } from '../../table.ts';
import { eyesText, hiddenText, playOnRefusalText } from './words.ts';

/** The state and the actions of a replay, for its keys. */
export interface ReplayActions {
  readonly replay: Replay;
  /** The index of the step on the screen. */
  readonly at: number;
  /** The chosen viewer. `Replay.still` limits what they see. */
  readonly eyes: Viewer;
  /** Should all cards be shown where allowed? */
  readonly open: boolean;
  /** Is the question open whether to play on from here? Enter does. */
  readonly asked: boolean;
  go(at: number): void;
  look(eyes: Viewer): void;
  setOpen(open: boolean): void;
  /** Starts or stops the automatic replay. */
  run(): void;
  /** Returns the reason why no match can go on from here, or null. */
  whyNoMatch(): PlayOnRefusal | null;
  ask(): void;
  /** Left out: no match may go on. */
  readonly playOn: (() => void) | undefined;
  say(text: string): void;
  onClose(): void;
}

export const replayKeys = (actions: ReplayActions): Binding[] => [
  ...stepKeys(actions),
  ...decisionKeys(actions),
  ...eyesKeys(actions),
  ...(actions.playOn ? playOnKeys(actions, actions.playOn) : []),
  {
    keys: ['Space'],
    label: 'run',
    help: 'goes on by itself, as quickly as the pace says; any key stops it',
    group: 'look',
    run: () => actions.run(),
  },
  {
    keys: ['q', 'Esc'],
    label: 'back',
    help: 'back to where you came from',
    group: 'match',
    run: actions.onClose,
  },
];

/** Plays on from here: y asks, Enter does it. */
export const playOnKeys = (
  { asked, whyNoMatch, say, ask }: Pick<ReplayActions, 'asked' | 'whyNoMatch' | 'say' | 'ask'>,
  playOn: () => void,
): Binding[] => [
  ...offeredIf(asked, { keys: ['Enter'], label: 'begin it', group: 'play', run: playOn }),
  {
    keys: ['y'],
    label: 'play on',
    help: 'a new match that goes on from here with the same cards: y, then Enter',
    group: 'play',
    run() {
      const why = whyNoMatch();
      if (why) say(playOnRefusalText(why));
      else ask();
    },
  },
];

function stepKeys({ replay, at, go }: ReplayActions): Binding[] {
  const { name } = replay.table.rounds ?? TRICKS;
  return [
    {
      keys: ['Left', 'Right', 'h', 'l'],
      name: '←→',
      label: 'move',
      help: 'a move back, a move on',
      group: 'look',
      run: (key) => go(replay.byMove(at, key === 'Right' || key === 'l' ? 1 : -1)),
    },
    {
      keys: ['Up', 'Down', 'k', 'j'],
      name: '↑↓',
      label: name,
      help: `a ${name} back, a ${name} on: to where it is complete`,
      group: 'look',
      run: (key) => go(replay.byRound(at, key === 'Down' || key === 'j' ? 1 : -1)),
    },
    {
      keys: ['PgUp', 'PgDn'],
      name: 'PgUp PgDn',
      label: 'deal',
      help: 'to the beginning of this deal or the one before, or of the next',
      group: 'look',
      quiet: true,
      run: (key) => go(replay.byDeal(at, key === 'PgDn' ? 1 : -1)),
    },
    {
      keys: ['Home', 'End', 'g', 'G'],
      name: 'Home End',
      label: 'ends',
      help: 'the first deal, the last move',
      group: 'look',
      quiet: true,
      run: (key) => go(key === 'Home' || key === 'g' ? 0 : replay.last),
    },
  ];
}

function decisionKeys({ replay, at, eyes, go, say }: ReplayActions): Binding[] {
  return [
    {
      keys: ['[', ']'],
      name: '[ ]',
      label: 'own',
      help: 'your decision before, or the next one; with the eyes of another seat, its own',
      group: 'look',
      run(key) {
        const found = replay.byDecision(at, key === ']' ? 1 : -1, eyes);
        if (found === null) say(`There is no decision ${key === ']' ? 'after' : 'before'} this one.`);
        else go(found);
      },
    },
    ...offeredIf(replay.hasMarks, {
      keys: ['!'],
      label: 'mistake',
      help: 'to the next decision that the review has marked with ? or ??',
      group: 'look',
      run() {
        const found = replay.byMark(at);
        if (found === null) say('Nothing is marked.');
        else go(found);
      },
    }),
  ];
}

function eyesKeys({ replay, at, open, look, setOpen, say }: ReplayActions): Binding[] {
  const seats = replay.players.map((_, seat) => String(seat + 1));
  return [
    {
      keys: [...seats, '0'],
      name: `1-${seats.length} 0`,
      label: 'eyes',
      help: 'what that seat saw; 0: what everybody saw',
      group: 'look',
      run(key) {
        const eyes: Viewer = key === '0' ? 'table' : Number(key) - 1;
        if (!replay.maySee(at, eyes)) return say(hiddenText(replay));
        look(eyes);
        setOpen(false);
        say(eyes === 'table' ? 'You see what everybody can see.' : `Seen through ${eyesText(replay, eyes)}.`);
      },
    },
    {
      keys: ['a'],
      label: open ? 'table' : 'all hands',
      help: 'the cards of every seat, in a deal that is over',
      group: 'look',
      run() {
        if (!open && !replay.isOpen(at)) say(hiddenText(replay));
        else setOpen(!open);
      },
    },
  ];
}
