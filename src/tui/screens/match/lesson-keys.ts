import type { OpaqueTypes } from '../../../engine/game.ts';
import type { Binding } from '../../keys.ts';
import type { MatchActions } from './actions.ts';
import { clearKey, decisionKeys, suggested } from './decision-keys.ts';
import { helpKey, tableKeys, watchKeys, withoutTaken } from './keys.ts';
import { lookKeys } from './look-keys.ts';
import type { Tutor } from './tutor.ts';

/** The keys while a table is on the screen, in a match or in a lesson. */
export const keysAt = (actions: MatchActions): Binding[] =>
  actions.tutor ? lessonKeys(actions, actions.tutor) : tableKeys(actions);

/** Keys of a match that mean something else in a lesson, or nothing. */
const OTHERWISE: ReadonlySet<string> = new Set(['u', 'U', 's', 'o', 'i', 'Esc']);

function lessonKeys(actions: MatchActions, tutor: Tutor): Binding[] {
  const asked = actions.position.mover !== null;
  const asInMatch = (bindings: readonly Binding[]) => bindings.filter(({ keys }) => !OTHERWISE.has(keys[0]!));
  return withoutTaken([
    helpKey(actions),
    // Before the table's own keys, of which not all fit: nobody is to be stuck.
    ...(asked ? [showKey(actions, tutor), ...asInMatch(decisionKeys(actions))] : goOnKeys(actions, tutor)),
    {
      keys: ['u'],
      label: 'step back',
      help: 'back to the task, or to the one before',
      group: 'play',
      run: () => {
        if (!tutor.back()) actions.say('This is the first step.');
      },
    },
    ...asInMatch(lookKeys(actions)),
    clearKey(actions, ['Esc']),
    leaveKeyOf(actions),
  ]);
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
      label: tutor.isWrong ? 'take it back' : 'go on',
      group: 'play',
      run: () => tutor.goOn(),
    },
    {
      keys: ['>'],
      label: 'skip to your turn',
      group: 'play',
      run() {
        tutor.goOn();
        session.hurry();
      },
    },
  ];
}

const endKeys = ({ onNext, onAgain }: MatchActions): Binding[] => [
  { keys: ['Enter'], label: onNext ? 'next lesson' : 'a match', group: 'play', run: onNext ?? onAgain! },
  { keys: ['n'], label: 'a match', help: 'deals a match of this game', group: 'play', run: onAgain! },
];

function showKey(actions: MatchActions, tutor: Tutor): Binding {
  const { session, position, say } = actions;
  return {
    keys: ['i'],
    label: 'show me',
    help: 'picks the move that is asked for, and says why',
    group: 'play',
    run() {
      const { move, why } = tutor.giveIn();
      const parsed = session.entry.game.parse(move) as OpaqueTypes['move'];
      suggested(actions, parsed);
      say(tutor.spoken(position.speaker, why));
    },
  };
}

const leaveKeyOf = ({ onLeave }: MatchActions): Binding => ({
  keys: ['q'],
  label: 'leave',
  help: 'to the lessons; this one is gone on with at this step',
  group: 'match',
  run: onLeave,
});
