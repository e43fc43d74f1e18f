import type { OpaqueTypes } from '../../../engine/game.ts';
import type { Binding } from '../../keys.ts';
import type { MatchDesk } from './desk.ts';
import { decisionKeys, lookKeys, tableKeys, watchKeys } from './keys.ts';
import type { Tutor } from './tutor.ts';

/** The keys while a table is on the screen, in a match or in a lesson. */
export const keysAt = (desk: MatchDesk): Binding[] =>
  desk.tutor ? lessonKeys(desk, desk.tutor) : tableKeys(desk);

/** Keys of a match that mean something else in a lesson, or nothing. */
const OTHERWISE: ReadonlySet<string> = new Set(['u', 'U', 's', 'o', 'i', 'Esc']);

function lessonKeys(desk: MatchDesk, tutor: Tutor): Binding[] {
  const asked = desk.position.mover !== null;
  const asInMatch = (bindings: readonly Binding[]) => bindings.filter(({ keys }) => !OTHERWISE.has(keys[0]!));
  return [
    { keys: ['?'], label: 'help', group: 'match', run: () => desk.open('help') },
    // Before the table's own keys, of which not all fit: nobody is to be stuck.
    ...(asked ? [showKey(desk, tutor), ...asInMatch(decisionKeys(desk))] : goOnKeys(desk, tutor)),
    {
      keys: ['u'],
      label: 'step back',
      help: 'back to the task, or to the one before',
      group: 'play',
      run: () => {
        if (!tutor.back()) desk.say('This is the first step.');
      },
    },
    ...asInMatch(lookKeys(desk)),
    ...leaveKeys(desk),
  ];
}

function goOnKeys(desk: MatchDesk, tutor: Tutor): Binding[] {
  const { session } = desk;
  const { mode } = session.scene;
  if (mode.kind === 'watch') return watchKeys(desk);
  if (mode.kind !== 'rest') return [];
  if (tutor.isOver) return endKeys(desk);
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

const endKeys = ({ onNext, onAgain }: MatchDesk): Binding[] => [
  { keys: ['Enter'], label: onNext ? 'next lesson' : 'a match', group: 'play', run: onNext ?? onAgain },
  { keys: ['n'], label: 'a match', help: 'deals a match of this game', group: 'play', run: onAgain },
];

function showKey(desk: MatchDesk, tutor: Tutor): Binding {
  const { session, table, position, selecting, say } = desk;
  return {
    keys: ['i'],
    label: 'show me',
    help: 'picks the move that is asked for, and says why',
    group: 'play',
    run() {
      const { move: text, why } = tutor.giveIn();
      const move = session.entry.game.parse(text) as OpaqueTypes['move'];
      const selection = table.select(position, selecting.selection, move);
      selecting.pick(selection);
      const { selected, move: named = selected } = table.verdict(position, selection);
      const word = table.enter?.(position, selection) ?? 'play';
      say(`${named || text}  (Enter: ${word})`, tutor.spoken(position.speaker, why));
    },
  };
}

/** Esc clears what is picked, and leaves where nothing is. */
function leaveKeys({ selecting, onLeave }: MatchDesk): Binding[] {
  const leave = {
    label: 'leave',
    help: 'to the menu; the lesson is gone on with at this step',
    group: 'match' as const,
    run: onLeave,
  };
  if (!selecting.touched) return [{ ...leave, keys: ['Esc', 'q'] }];
  return [
    { keys: ['Esc'], label: 'clear', help: 'begin the selection anew', group: 'select', run: selecting.drop },
    { ...leave, keys: ['q'] },
  ];
}
