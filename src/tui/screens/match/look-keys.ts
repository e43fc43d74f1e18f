import { keyOf } from '../../../front/own-keys.ts';
import { PACES } from '../../../front/settings.ts';
import { seatTouch } from '../../drawing/plate.ts';
import { type Binding, keyed, offeredIf, pairKey } from '../../keys.ts';
import { LEAST_FOR_ALL } from '../../parts/room.ts';
import { touchTexts } from '../../parts/words.ts';
import { isShown } from '../../table.ts';
import type { NotDone } from '../lobby/hosted.ts';
import { notDoneText } from '../lobby/words.ts';
import type { Company, MatchActions } from './actions.ts';
import { matchTexts, paceText, tableTexts, takeBackTexts } from './words.ts';

/** Returns the keys that look at something. Only undo changes the match. */
export function lookKeys(actions: MatchActions): Binding[] {
  const { session, settings, hidden, open } = actions;
  const changePace = (step: number) => {
    const place = PACES.indexOf(settings.pace) + step;
    const pace = PACES[Math.max(0, Math.min(PACES.length - 1, place))]!;
    actions.changeSettings({ ...settings, pace });
    actions.say(paceText(pace));
  };
  const undo = keyed('undo', {
    ...matchTexts.undo,
    group: 'play',
    quiet: !session.canUndo,
    run: () => takeBack(actions),
  });
  const redo = keyed('redo', {
    ...matchTexts.redo,
    group: 'play',
    quiet: !session.canRedo,
    run: () => (session.canRedo ? session.redo() : actions.say(noRedoText(actions))),
  });
  return [
    ...(actions.company ? companyKeys(actions, actions.company) : [undo, redo]),
    ...tableKey(actions),
    ...seatKey(actions),
    keyed('score', { ...matchTexts.score, group: 'look', run: () => open('scores') }),
    keyed('log', { ...matchTexts.log, group: 'look', run: () => open('log') }),
    keyed('rules', {
      ...matchTexts.rules,
      group: 'look',
      run: () => open('rules', ruleInQuestion(actions) ?? ''),
    }),
    keyed('hide', {
      ...matchTexts.hand(hidden),
      group: 'look',
      quiet: !hidden,
      run: () => actions.setHidden(!hidden),
    }),
    pairKey(['+', '='], ['-'], { ...matchTexts.pace, group: 'match', quiet: true }, changePace),
    keyed('options', { label: 'options', group: 'match', quiet: true, run: () => open('options') }),
  ];
}

/** Switches between more and less. */
function tableKey(actions: MatchActions): Binding[] {
  const { position, settings, session, tutor, holdsAll, company, changeSettings, say } = actions;
  const { calm = false } = position;
  const run = () => {
    if (!holdsAll) return say(tableTexts.small(LEAST_FOR_ALL));
    const tables = { ...settings.tables, [session.entry.game.id]: calm ? 'all' : 'calm' } as const;
    const problem = changeSettings({ ...settings, tables });
    if (problem) say(problem);
  };
  const { help, more, less } = tableTexts;
  // A table for friends has more important keys.
  const shown = { group: 'look', essential: company === undefined, quiet: !holdsAll } as const;
  return offeredIf(!tutor, keyed('more', { label: calm ? more : less, help, ...shown, run }));
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
  });
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
        ...matchTexts.agree,
        group: 'match',
        essential: true,
        run: () => hear(hosted.agree(question?.id ?? '')),
      }),
    ),
    ...offeredIf(
      manners.takebacks === 'agreed' && seat !== null && phase === 'match',
      keyed('undo', {
        ...matchTexts.askBack,
        group: 'match',
        quiet: true,
        run: () => hear(hosted.askBack()),
      }),
    ),
    ...offeredIf(
      manners.chat !== 'off',
      keyed('say', { ...matchTexts.say, group: 'match', run: () => open('say') }),
    ),
    keyed('who', { ...matchTexts.who, group: 'match', quiet: true, run: () => open('who') }),
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
