import type { Viewer } from '../../../engine/game.ts';
import { type Binding, offeredIf, pairKey } from '../../keys.ts';
import { TRICKS } from '../../table.ts';
import { askTexts } from '../again/words.ts';
import type { useReplay } from './use-replay.ts';
import { hiddenText, playOnRefusalText, replayTexts, seenText } from './words.ts';

/** The state and the actions of a replay, for its keys. */
interface ReplayActions extends ReturnType<typeof useReplay> {
  /** Left out: no match may go on. */
  readonly playOn: (() => void) | undefined;
  onClose(): void;
}

export const replayKeys = (actions: ReplayActions): Binding[] => [
  ...stepKeys(actions),
  ...decisionKeys(actions),
  ...eyesKeys(actions),
  ...(actions.playOn ? playOnKeys(actions, actions.playOn) : []),
  { keys: ['Space'], ...replayTexts.run, group: 'look', run: () => actions.run() },
  { keys: ['q', 'Esc'], ...replayTexts.back, group: 'match', run: actions.onClose },
];

/** Plays on from here: y asks, Enter does it. */
export const playOnKeys = (
  { asked, whyNoMatch, say, ask }: Pick<ReplayActions, 'asked' | 'whyNoMatch' | 'say' | 'ask'>,
  playOn: () => void,
): Binding[] => [
  ...offeredIf(asked, { keys: ['Enter'], label: askTexts.begin, group: 'play', run: playOn }),
  {
    keys: ['y'],
    ...replayTexts.playOn,
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
  const quiet = { group: 'look', quiet: true } as const;
  return [
    pairKey(['Left', 'h'], ['Right', 'l'], { ...replayTexts.move, group: 'look' }, (step) =>
      go(replay.byMove(at, step)),
    ),
    pairKey(['Up', 'k'], ['Down', 'j'], { ...replayTexts.round(name), group: 'look' }, (step) =>
      go(replay.byRound(at, step)),
    ),
    pairKey(['PgUp'], ['PgDn'], { ...replayTexts.deal, ...quiet }, (step) => go(replay.byDeal(at, step))),
    pairKey(['Home', 'g'], ['End', 'G'], { ...replayTexts.ends, ...quiet }, (step) =>
      go(step < 0 ? 0 : replay.last),
    ),
  ];
}

function decisionKeys({ replay, at, eyes, go, say }: ReplayActions): Binding[] {
  const goTo = (found: number | null, none: string) => (found === null ? say(none) : go(found));
  return [
    pairKey(['['], [']'], { ...replayTexts.own, group: 'look' }, (step) =>
      goTo(replay.byDecision(at, step, eyes), replayTexts.noDecision(step)),
    ),
    ...offeredIf(replay.hasMarks, {
      keys: ['!'],
      ...replayTexts.mistake,
      group: 'look',
      run: () => goTo(replay.byMark(at), replayTexts.noMark),
    }),
  ];
}

function eyesKeys({ replay, at, open, look, setOpen, say }: ReplayActions): Binding[] {
  const seats = replay.players.map((_, seat) => String(seat + 1));
  return [
    {
      keys: [...seats, '0'],
      name: `1-${seats.length} 0`,
      ...replayTexts.eyes,
      group: 'look',
      run(key) {
        const eyes: Viewer = key === '0' ? 'table' : Number(key) - 1;
        if (!replay.maySee(at, eyes)) return say(hiddenText(replay));
        look(eyes);
        setOpen(false);
        say(seenText(replay, eyes));
      },
    },
    {
      keys: ['a'],
      ...replayTexts.hands(open),
      group: 'look',
      run() {
        if (!open && !replay.isOpen(at)) say(hiddenText(replay));
        else setOpen(!open);
      },
    },
  ];
}
