import { keyOf } from '../../../front/own-keys.ts';
import { PACES } from '../../../front/settings.ts';
import { seatTouch } from '../../drawing/plate.ts';
import { type Binding, keyed, offeredIf } from '../../keys.ts';
import { LEAST_FOR_ALL } from '../../parts/room.ts';
import { touchTexts } from '../../parts/words.ts';
import { isShown } from '../../table.ts';
import type { NotDone } from '../lobby/hosted.ts';
import { notDoneText } from '../lobby/words.ts';
import type { Company, MatchActions } from './actions.ts';
import { paceText, tableTexts, takeBackTexts } from './words.ts';

/** Returns the keys that look at something. Only undo changes the match. */
export function lookKeys(actions: MatchActions): Binding[] {
  const { session, settings, hidden, open } = actions;
  const changePace = (step: number) => {
    const place = PACES.indexOf(settings.pace) + step;
    const pace = PACES[Math.max(0, Math.min(PACES.length - 1, place))]!;
    actions.changeSettings({ ...settings, pace });
    actions.say(paceText(pace));
  };
  const undo: Binding = keyed('undo', {
    label: 'undo',
    help: 'undo back to your last decision',
    group: 'play',
    quiet: !session.canUndo,
    run: () => takeBack(actions),
  });
  const redo: Binding = keyed('redo', {
    label: 'redo',
    help: 'redo what you undid',
    group: 'play',
    quiet: !session.canRedo,
    run: () => (session.canRedo ? session.redo() : actions.say(noRedoText(actions))),
  });
  return [
    ...(actions.company ? companyKeys(actions, actions.company) : [undo, redo]),
    ...tableKey(actions),
    ...seatKey(actions),
    keyed('score', { label: 'score', help: 'the score sheet', group: 'look', run: () => open('scores') }),
    keyed('log', { label: 'log', help: 'everything that happened', group: 'look', run: () => open('log') }),
    keyed('rules', {
      label: 'rules',
      help: 'the rules of this game; after a refusal, at the rule',
      group: 'look',
      run: () => actions.openRules(ruleInQuestion(actions)),
    }),
    keyed('hide', {
      label: hidden ? 'show hand' : 'hide hand',
      group: 'look',
      quiet: !hidden,
      run: () => actions.setHidden(!hidden),
    }),
    {
      keys: ['+', '-', '='],
      name: '+ -',
      label: 'pace',
      help: 'bots and tricks: quicker, slower',
      group: 'match',
      quiet: true,
      run: (key) => changePace(key === '-' ? 1 : -1),
    },
    keyed('options', { label: 'options', group: 'match', quiet: true, run: () => open('options') }),
  ];
}

/** Switches between more and less, on a table that has both. */
function tableKey({
  table,
  position,
  settings,
  session,
  tutor,
  holdsAll,
  ...actions
}: MatchActions): Binding[] {
  const { id } = session.entry.game;
  const { calm = false } = position;
  const run = () => {
    if (!holdsAll) return actions.say(tableTexts.small(LEAST_FOR_ALL));
    const problem = actions.changeSettings({
      ...settings,
      tables: { ...settings.tables, [id]: calm ? 'all' : 'calm' },
    });
    if (problem) actions.say(problem);
  };
  const label = calm ? tableTexts.more : tableTexts.less;
  return [
    ...offeredIf(
      table.calm !== undefined && !tutor,
      keyed('more', {
        label,
        help: tableTexts.help,
        group: 'look',
        // A table for friends has more important keys.
        essential: actions.company === undefined,
        quiet: !holdsAll,
        run,
      }),
    ),
  ];
}

/** Returns the touches of names, if the table can tell of players. */
function seatKey({ table, session, position, say }: MatchActions): Binding[] {
  const keys = session.players.map((_, seat) => seatTouch(seat));
  const told = () =>
    table.players?.(session.entry.game.describe(position.view), position.speaker, (part) =>
      isShown(position, part),
    ) ?? [];
  return offeredIf(table.players !== undefined, {
    keys,
    name: touchTexts.name,
    label: touchTexts.label,
    help: touchTexts.seat,
    group: 'look',
    quiet: true,
    touch: true,
    run: (key) => say(told()[keys.indexOf(key)] ?? ''),
  }).slice();
}

/** Returns the keys for people at a hosted table. No game's table has these keys. */
function companyKeys({ say, open }: MatchActions, { hosted, state }: Company): Binding[] {
  const { question, manners, seat, phase } = state;
  const hear = (not: NotDone | null) => not !== null && say(notDoneText(not));
  const isAsked =
    question?.kind === 'seat' || (question?.kind === 'take-back' && question.viewer === 'answers');
  return [
    ...offeredIf(
      isAsked,
      keyed('agree', {
        label: 'agree',
        help: 'yes to the question; silence is a no',
        group: 'match',
        essential: true,
        run: () => hear(hosted.agree(question?.id ?? '')),
      }),
    ),
    ...offeredIf(
      manners.takebacks === 'agreed' && seat !== null && phase === 'match',
      keyed('undo', {
        label: 'ask back',
        help: 'asks the others whether you may take back your last decision',
        group: 'match',
        quiet: true,
        run: () => hear(hosted.askBack()),
      }),
    ),
    ...offeredIf(
      manners.chat !== 'off',
      keyed('say', {
        label: 'say',
        help: 'says something to the table',
        group: 'match',
        run: () => open('say'),
      }),
    ),
    keyed('who', { label: 'who', help: 'who is here', group: 'match', quiet: true, run: () => open('who') }),
  ];
}

/** Returns the rule that refused a move, or would refuse the selected one; null if none. */
function ruleInQuestion({ session, table, position, selecting, message }: MatchActions): string | null {
  if (message?.rule) return message.rule;
  const { view, mover } = position;
  const move = mover === null ? null : table.chosen(position, selecting.selection);
  return mover === null || move === null ? null : (session.entry.game.check(view, mover, move)?.rule ?? null);
}

/** Takes back a move. It asks again if that makes the deal unrated. */
function takeBack(actions: MatchActions): void {
  const { session, message, say, ask } = actions;
  if (!session.canUndo) say(noUndoText(actions));
  else {
    const unrated = session.undoUnrates;
    if (unrated.length === 0 || message?.asks === 'undo') session.undo();
    else
      ask(
        'undo',
        takeBackTexts.ask(unrated, session.entry.game.oneDeal === true),
        takeBackTexts.how(keyOf(actions.settings.keys, 'undo')),
      );
  }
}

function noUndoText({ session }: MatchActions): string {
  if (session.hotSeat) return takeBackTexts.several;
  return session.people.length === 0 ? takeBackTexts.bots : takeBackTexts.nothing;
}

const noRedoText = ({ session }: MatchActions): string =>
  session.people.length === 1 ? takeBackTexts.noRedo : takeBackTexts.never;
