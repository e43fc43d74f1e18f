import type { OpaqueTypes } from '../../../engine/game.ts';
import { take } from '../../../engine/take.ts';
import { spoken } from '../../../lessons/lesson.ts';
import { type Binding, keyed, offeredIf } from '../../keys.ts';
import { playOnKeys } from '../replay/keys.ts';
import { betterKey } from '../review/keys.ts';
import type { ReviewStart } from '../review/review.tsx';
import type { MatchActions } from './actions.ts';
import { decisionKeys, suggested } from './decision-keys.ts';
import { examineKey, helpKey, tableKeys, watchKeys, withoutTaken } from './keys.ts';
import { lookKeys } from './look-keys.ts';
import type { Tutor } from './tutor.ts';
import { leaveTexts, lessonTexts, matchTexts } from './words.ts';

/** Returns the keys while a table is on the screen, in a match or in a lesson. */
export const keysAt = (actions: MatchActions): Binding[] =>
  actions.tutor ? lessonKeys(actions, actions.tutor) : tableKeys(actions);

/** Keys of a match that mean something else in a lesson, or nothing. */
const OTHERWISE: ReadonlySet<string> = new Set(['u', 'U', 's', 'o']);

function lessonKeys(actions: MatchActions, tutor: Tutor): Binding[] {
  const asked = actions.position.mover !== null;
  return withoutTaken(
    [
      helpKey(actions),
      // Before the table's keys, not all of which fit the key bar: leaving must always be visible.
      ...leaveKeys(actions, tutor),
      ...(asked ? taskKeys(actions, tutor) : goOnKeys(actions, tutor)),
      backKey(actions, tutor),
      ...lookKeys(actions).filter(({ keys }) => !OTHERWISE.has(keys[0]!)),
    ],
    actions.settings.keys,
  );
}

function taskKeys(actions: MatchActions, tutor: Tutor): Binding[] {
  return [
    ...untouchedKeys(actions, tutor),
    showKey(actions, tutor),
    ...proposalKeys(actions, tutor),
    ...decisionKeys(actions),
  ];
}

/**
 * Returns Enter and Space while nothing was selected. Enter may be meant for words just read, so it plays no card that the cursor happens to be on:
 * it says how to choose, or names the only move. Space chooses the card under the cursor.
 */
function untouchedKeys(actions: MatchActions, { picked }: Tutor): readonly Binding[] {
  const { session, table, position, selecting, say } = actions;
  const { selection, touched } = selecting;
  if (picked !== null || touched) return [];
  const space = table.keys(position, selection).find(({ keys }) => keys.includes('Space'));
  const enter = () => {
    const [only, another] = take(session.entry.game.moves(position.view, position.mover!), 2);
    if (another === undefined) say(lessonTexts.only(suggested(actions, only!)));
    else say(space ? lessonTexts.chooseCard : lessonTexts.choose);
  };
  const quiet = { group: 'play', quiet: true } as const;
  const chosen = table.chosen(position, selection);
  return [
    { keys: ['Enter'], ...lessonTexts.play, ...quiet, run: enter },
    ...offeredIf(chosen !== null && space !== undefined && 'say' in space.act('Space'), {
      keys: ['Space'],
      ...lessonTexts.pick,
      ...quiet,
      run: () => say(suggested(actions, chosen!)),
    }),
  ];
}

/** Tab proposes an accepted move, on tables whose Tab proposes moves. */
function proposalKeys(actions: MatchActions, { accepted }: Tutor): Binding[] {
  const { session, table, position, selecting } = actions;
  const { game } = session.entry;
  const own = table.keys(position, selecting.selection).find(({ keys }) => keys.includes('Tab'));
  if (!own || accepted === null) return [];
  const proposed = (selection: unknown): string | null => {
    const move = table.chosen(position, selection);
    return move === null ? null : game.format(game.canonical?.(position.view, move) ?? move);
  };
  const asked = accepted.map((text) => {
    const move = game.parse(text) as OpaqueTypes['move'];
    return game.canonical?.(position.view, move) ?? move;
  });
  const texts = asked.map((move) => game.format(move));
  const run = (key: string) => {
    const done = own.act(key);
    if (!('select' in done)) return;
    const move = proposed(done.select);
    if (move === null || texts.includes(move)) selecting.pick(done.select);
    else {
      const now = texts.indexOf(proposed(selecting.selection) ?? '');
      suggested(actions, asked[(now + 1) % asked.length]!);
    }
  };
  const { name: _, ...named } = own;
  // The table's other keys for proposals go through all legal moves.
  const quiet = own.keys[0] !== 'Tab';
  return [{ ...named, quiet, keys: own.keys.filter((key) => key.endsWith('Tab')), run }];
}

function goOnKeys(actions: MatchActions, tutor: Tutor): Binding[] {
  const { session } = actions;
  const { mode } = session.scene;
  if (mode.kind === 'watch') return watchKeys(actions);
  if (mode.kind !== 'rest') return [];
  if (tutor.isOver) return endKeys(actions);
  return [
    {
      keys: ['Enter', 'Space'],
      name: 'Enter',
      label: tutor.isWrong ? lessonTexts.again : matchTexts.goOn.label,
      group: 'play',
      run: () => tutor.goOn(),
    },
    ...reviewKeys(actions),
    keyed('skip', {
      ...matchTexts.skip,
      group: 'play',
      run() {
        tutor.goOn();
        session.hurry();
      },
    }),
  ];
}

/** Returns keys for a position of a match that was answered: they open its review at the move, at the better one, or to play on. */
function reviewKeys({ onReview, say }: MatchActions): Binding[] {
  if (!onReview) return [];
  const run = (by: ReviewStart['by']) => () => onReview(by);
  return [
    examineKey(run('look')),
    betterKey(run('better')),
    ...playOnKeys({ asked: false, whyNoMatch: () => null, say, ask: run('play') }, () => {}),
  ];
}

const endKeys = ({ onNext, onAgain }: MatchActions): Binding[] => [
  {
    keys: ['Enter'],
    label: onNext ? lessonTexts.next : lessonTexts.match.label,
    group: 'play',
    run: onNext ?? onAgain!,
  },
  { keys: ['n'], ...lessonTexts.match, group: 'play', run: onAgain! },
];

function showKey(actions: MatchActions, tutor: Tutor): Binding {
  const { session, position, say } = actions;
  return keyed('hint', {
    ...lessonTexts.show,
    group: 'play',
    run() {
      const { move, why } = tutor.giveIn();
      const parsed = session.entry.game.parse(move) as OpaqueTypes['move'];
      suggested(actions, parsed);
      say(spoken(why, position.speaker.card));
    },
  });
}

/** Goes back to the task, and from there to the one before. */
const backKey = ({ say }: MatchActions, tutor: Tutor): Binding =>
  keyed('undo', {
    ...lessonTexts.back(tutor.canImprove),
    quiet: tutor.isWrong,
    group: 'play',
    run() {
      if (!tutor.withdraw() && !tutor.back()) say(lessonTexts.first);
    },
  });

/** Asks before an unfinished lesson is left: q and, with nothing picked, Esc. */
function leaveKeys(actions: MatchActions, tutor: Tutor): Binding[] {
  const { message, selecting, ask, onLeave } = actions;
  const isAsked = message?.asks === 'leave';
  const leave = () => (tutor.isOver ? onLeave() : ask('leave', ...tutor.leaving));
  const back = () => {
    if (tutor.isWrong) tutor.back();
    else if (tutor.withdraw()) return;
    else if (!isAsked) leave();
  };
  return [
    ...offeredIf(isAsked, {
      keys: ['Enter', 'y', 'q'],
      name: 'Enter',
      label: 'leave',
      group: 'match',
      run: onLeave,
    }),
    { keys: ['q'], label: leaveTexts.label, help: lessonTexts.leaveHelp, group: 'match', run: leave },
    ...offeredIf(!selecting.touched, {
      keys: ['Esc'],
      label: isAsked ? leaveTexts.stay : leaveTexts.label,
      help: lessonTexts.escHelp,
      group: 'match',
      quiet: !isAsked,
      run: back,
    }),
  ];
}
