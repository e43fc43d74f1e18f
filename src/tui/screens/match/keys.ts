import type { OpaqueTypes } from '../../../engine/game.ts';
import { PACES } from '../../../front/settings.ts';
import { type Binding, offeredIf } from '../../keys.ts';
import type { Key } from '../../terminal/keys.ts';
import type { NotDone } from '../lobby/hosted.ts';
import { notDoneText } from '../lobby/words.ts';
import type { Company, MatchActions } from './actions.ts';
import { leaveTexts, NOTHING_TO_CLEAR, takeBackTexts } from './words.ts';

/** The keys while the table is on the screen. */
export function tableKeys(actions: MatchActions): Binding[] {
  const own = ownKeys(actions);
  // Behind the keys of the table: where cards are chosen ahead of the turn, Esc clears them.
  const all = [
    helpKey(actions),
    ...own,
    ...lookKeys(actions),
    clearKey(actions, ['Esc']),
    leaveKey(actions, own),
  ];
  return withoutTaken(all);
}

/** Each key with the first binding that has it: a table may need one that looks at something elsewhere, such as `s` for spades. */
export function withoutTaken(bindings: readonly Binding[]): Binding[] {
  const taken = new Set<Key>();
  return bindings.flatMap((binding) => {
    const keys = binding.keys.filter((key) => !taken.has(key));
    for (const key of keys) taken.add(key);
    return keys.length === 0 ? [] : [{ ...binding, keys }];
  });
}

export const helpKey = ({ open }: MatchActions): Binding => ({
  keys: ['?'],
  label: 'help',
  group: 'match',
  run: () => open('help'),
});

function ownKeys(actions: MatchActions): Binding[] {
  if (actions.position.mover !== null) return decisionKeys(actions);
  // Whoever has hidden the hand has to show it before anything can be played.
  return actions.session.scene.mode.kind === 'turn' ? [] : watchKeys(actions);
}

export const watchKeys = (actions: MatchActions): Binding[] => [
  ...watchingKeys(actions),
  ...aheadKeys(actions),
];

const watchingKeys = ({ session }: MatchActions): Binding[] => [
  {
    keys: ['Enter', 'Space'],
    name: 'Enter',
    label: 'go on',
    help: 'go on; so does any key that is not listed',
    group: 'play',
    run: () => session.proceed(),
  },
  { keys: ['>'], label: 'skip to your turn', group: 'play', run: () => session.hurry() },
  ...offeredIf(session.canHalt, {
    keys: ['c'],
    ...(session.hotSeat ? CALLING.together : CALLING.apart),
    group: 'play',
    run: () => session.halt(),
  }),
];

/** What the key for a choice before the turn is called, where people share a screen and where each has their own. */
const CALLING = {
  together: {
    label: 'anyone calls',
    help: 'the game waits: whoever it is says who they are, looks at their cards and chooses',
  },
  apart: { label: 'call', help: 'choose what to do at your next turn; the others do not wait' },
};

/** Cards are chosen before the turn comes by the keys that choose them in it, as far as these do nothing else meanwhile. */
function aheadKeys({ table, ahead, selecting, say }: MatchActions): Binding[] {
  if (ahead === null) return [];
  const { selection, pick } = selecting;
  return table.keys(ahead, selection).flatMap(({ act, ...key }): Binding[] => {
    const keys = key.keys.filter((each) => !GOES_ON.has(each));
    if (key.group !== 'select' || keys.length === 0) return [];
    const { label, help = label } = key;
    const run = (pressed: string) => {
      const done = act(pressed);
      if ('select' in done) pick(done.select);
      else if ('say' in done) say(done.say);
    };
    return [{ ...key, keys, help: `${help}, before your turn`, quiet: true, run }];
  });
}

/** What shows the next step while others move. */
const GOES_ON: ReadonlySet<string> = new Set(['Enter', 'Space', '>']);

export function decisionKeys(actions: MatchActions): Binding[] {
  const { table, position, say, play } = actions;
  const { selection, touched, isAhead, pick } = actions.selecting;
  const choose = (next: unknown) => {
    actions.adviser.forget();
    pick(next);
  };
  const chosen = table.chosen(position, selection);
  const word = wordFor(actions, selection);
  const own = table.keys(position, selection).map(({ act, ...key }) => ({
    ...key,
    run: (pressed: string) => {
      const done = act(pressed);
      if ('select' in done) choose(done.select);
      else if ('play' in done) play(done.play);
      else say(done.say);
    },
  }));
  return [
    ...own,
    {
      keys: ['Enter'],
      label: word,
      help: `${word}, as selected`,
      group: 'play',
      run() {
        if (chosen === null) say(...nothingYet(actions, selection, word));
        else if (actions.adviser.isThinking) {
          // What was to be played may not be what the hint would select meanwhile.
          actions.adviser.forget();
          say(`No hint, then: Enter once more to ${word}; i asks again.`);
        } else if ((!touched || isAhead) && actions.session.justElapsed)
          say(`It is your turn: Enter once more to ${word}.`);
        else play(chosen);
      },
    },
    ...offeredIf(mayHint(actions), hintKey(actions)),
    ...offeredIf(mayClaim(actions), claimKey(actions)),
    {
      keys: [':'],
      label: 'type a move',
      help: 'type any move in the notation of the rules',
      group: 'play',
      quiet: true,
      run: () => actions.openTyping(''),
    },
    // Where cards have letters, c picks one of them.
    clearKey(actions, own.some(({ keys }) => keys.includes('c')) ? ['Esc'] : ['Esc', 'c']),
  ];
}

/** Begins the selection anew. It never leaves the table: where nothing is picked it says what does. */
export const clearKey = ({ selecting, adviser, say }: MatchActions, keys: Binding['keys']): Binding => ({
  keys,
  label: 'clear',
  help: 'begin the selection anew',
  group: 'select',
  quiet: true,
  run() {
    adviser.forget();
    if (selecting.touched) selecting.drop();
    else say(NOTHING_TO_CLEAR);
  },
});

/** The bot is asked for a move only when one is due. */
const isEarly = ({ scene: { mode } }: MatchActions): boolean =>
  mode.kind === 'turn' && mode.early !== undefined;

/** At a hosted table there are hints for everybody or nobody. */
const mayHint = (actions: MatchActions): boolean =>
  actions.settings.assist && !isEarly(actions) && (actions.company?.state.manners.hints ?? true);

/** What Enter does with a selection, in a word. */
const wordFor = ({ table, position }: MatchActions, selection: unknown): string =>
  table.enter?.(position, selection) ?? 'play';

/** What Enter says to a selection that is no move yet. */
function nothingYet(
  { table, position, adviser }: MatchActions,
  selection: unknown,
  word: string,
): [string, string] {
  if (adviser.isThinking) return [THINKING, ''];
  const { selected, note = '' } = table.verdict(position, selection);
  return [`Nothing to ${word} yet. ${selected}`.trim(), note];
}

const THINKING = 'The hint is being thought about ...';

function hintKey(actions: MatchActions): Binding {
  const { position, adviser, message, say, ask, open } = actions;
  return {
    keys: ['i'],
    label: 'hint',
    help: 'what is best, and why; once more: at length, beside other moves',
    group: 'play',
    essential: true,
    run() {
      if (message?.asks === 'advice') {
        open('advice');
        return;
      }
      say(THINKING);
      adviser.ask(position.speaker, ({ move, reason, judgement }) => {
        const text = `Hint: ${suggested(actions, move)}`;
        if (judgement && judgement.moves.length > 0) ask('advice', text, reason);
        else say(text, reason);
      });
    },
  };
}

/** Picks a move for whoever is to make one; answers how it is named, and what plays it. */
export function suggested(actions: MatchActions, move: OpaqueTypes['move']): string {
  const { session, table, position, selecting } = actions;
  const selection = table.select(position, selecting.selection, move);
  selecting.pick(selection);
  const { selected, move: named = selected } = table.verdict(position, selection);
  return `${named || session.entry.game.format(move)}  (Enter: ${wordFor(actions, selection)})`;
}

const CLAIM = 'a';

/** The rest may be claimed, and the key for it picks no card: in a hand of eleven or more to choose from it picks the eleventh. */
export const mayClaim = ({ session, table, position, selecting: { selection } }: MatchActions): boolean =>
  session.canClaim && !table.keys(position, selection).some(({ keys }) => keys.includes(CLAIM));

const claimKey = ({ session, say }: MatchActions): Binding => ({
  keys: [CLAIM],
  label: 'claim the rest',
  help: 'all that is left is yours for certain: it is played out at once',
  group: 'play',
  essential: true,
  run() {
    session.claim();
    say('You claim the rest: it was certain to be yours.');
  },
});

/** The keys that look at something, and change nothing in the match but by undo. */
export function lookKeys(actions: MatchActions): Binding[] {
  const { session, settings, hidden, open } = actions;
  const changePace = (step: number) => {
    const place = PACES.indexOf(settings.pace) + step;
    const pace = PACES[Math.max(0, Math.min(PACES.length - 1, place))]!;
    actions.changeSettings({ ...settings, pace });
    actions.say(`Pace: ${pace === 'key' ? 'a key for each trick' : pace}.`);
  };
  const undo: Binding = {
    keys: ['u'],
    label: 'undo',
    help: 'take back everything to your last decision',
    group: 'play',
    quiet: !session.canUndo,
    run: () => takeBack(actions),
  };
  const redo: Binding = {
    keys: ['U'],
    label: 'redo',
    help: 'make what you took back once more',
    group: 'play',
    quiet: !session.canRedo,
    run: () => (session.canRedo ? session.redo() : actions.say(noRedoText(actions))),
  };
  return [
    ...(actions.company ? companyKeys(actions, actions.company) : [undo, redo]),
    { keys: ['s'], label: 'score', help: 'the score sheet', group: 'look', run: () => open('scores') },
    { keys: ['m'], label: 'log', help: 'everything that happened', group: 'look', run: () => open('log') },
    {
      keys: ['r'],
      label: 'rules',
      help: 'the rules of this game; after a refusal, at the rule',
      group: 'look',
      run: () => actions.openRules(ruleInQuestion(actions)),
    },
    {
      keys: ['z'],
      label: hidden ? 'show hand' : 'hide hand',
      group: 'look',
      quiet: !hidden,
      run: () => actions.setHidden(!hidden),
    },
    {
      keys: ['+', '-', '='],
      name: '+ -',
      label: 'pace',
      help: 'bots and tricks: quicker, slower',
      group: 'match',
      quiet: true,
      run: (key) => changePace(key === '-' ? 1 : -1),
    },
    { keys: ['o'], label: 'options', group: 'match', quiet: true, run: () => open('options') },
  ];
}

/** What people at a hosted table do besides. No game's table has these keys. */
function companyKeys({ say, open }: MatchActions, { hosted, state }: Company): Binding[] {
  const { question, manners, seat, phase } = state;
  const hear = (not: NotDone | null) => not !== null && say(notDoneText(not));
  const isAsked =
    question?.kind === 'seat' || (question?.kind === 'take-back' && question.viewer === 'answers');
  return [
    ...offeredIf(isAsked, {
      keys: ['Y'],
      label: 'agree',
      help: 'yes to what is asked; silence is a no',
      group: 'match',
      essential: true,
      run: () => hear(hosted.agree()),
    }),
    ...offeredIf(manners.takebacks === 'agreed' && seat !== null && phase === 'match', {
      keys: ['u'],
      label: 'ask back',
      help: 'asks the others whether you may take back your last decision',
      group: 'match',
      quiet: true,
      run: () => hear(hosted.askBack()),
    }),
    ...offeredIf(manners.chat !== 'off', {
      keys: ['/'],
      label: 'say',
      help: 'says something to the table',
      group: 'match',
      run: () => open('say'),
    }),
    { keys: ['@'], label: 'who', help: 'who is here', group: 'match', quiet: true, run: () => open('who') },
  ];
}

/** The rule that refused a move, or would refuse the one that is selected. */
function ruleInQuestion({ session, table, position, selecting, message }: MatchActions): string | null {
  if (message?.rule) return message.rule;
  const { view, mover } = position;
  const move = mover === null ? null : table.chosen(position, selecting.selection);
  return mover === null || move === null ? null : (session.entry.game.check(view, mover, move)?.rule ?? null);
}

/** Takes back; where that makes a deal unrated, it is asked for twice. */
function takeBack(actions: MatchActions): void {
  const { session, message, say, ask } = actions;
  if (!session.canUndo) say(noUndoText(actions));
  else {
    const unrated = session.undoUnrates;
    if (unrated.length === 0 || message?.asks === 'undo') session.undo();
    else ask('undo', takeBackTexts.ask(unrated, session.entry.game.oneDeal === true), takeBackTexts.how);
  }
}

function noUndoText({ session }: MatchActions): string {
  if (session.hotSeat)
    return 'Nothing is taken back where several people play: they have seen what followed.';
  return session.people.length === 0 ? 'Only bots play here.' : 'There is nothing of yours to take back yet.';
}

const noRedoText = ({ session }: MatchActions): string =>
  session.people.length === 1
    ? 'Nothing of yours is taken back here; another move forgets what was.'
    : 'Nothing is taken back at this table, so there is nothing to make once more.';

/** Leaves the table. Where a queen is picked by its letter, it asks first: q and Q are easily confused. */
function leaveKey(actions: MatchActions, own: readonly Binding[]): Binding {
  const { onLeave, message, ask, company, open } = actions;
  if (company) {
    const help = 'leaves the table, for a while or for good';
    return { keys: ['q'], label: 'leave', help, group: 'match', run: () => open('going') };
  }
  const picksQueens = own.some(({ keys }) => keys.includes('Q'));
  return {
    keys: message?.asks === 'leave' ? ['y', 'q'] : ['q'],
    name: 'q',
    label: 'leave',
    help: picksQueens ? 'q, then y: to the menu; the match is kept' : 'to the menu; the match is kept',
    group: 'match',
    run(key) {
      if (picksQueens && key === 'q') ask('leave', leaveTexts.ask, leaveTexts.how);
      else onLeave();
    },
  };
}

/** The keys on the sheet of a deal. After the last one Enter does nothing: a press too many would take the sheet away. */
export const sheetKeys = (actions: MatchActions, over: boolean, friend: readonly Binding[]): Binding[] => [
  ...offeredIf(!over, {
    keys: ['Enter'],
    label: 'next deal',
    group: 'match',
    run: () => actions.session.proceed(),
  }),
  ...offeredIf(actions.table.hand !== undefined, {
    keys: ['a'],
    label: 'all hands',
    help: 'the cards that everybody held in this deal',
    group: 'look',
    run: () => actions.open('hands'),
  }),
  ...offeredIf(
    Boolean(actions.reviews),
    examineKey(() => actions.open('review')),
  ),
  {
    keys: ['p'],
    label: 'replay',
    help: 'the deals that are over, move by move',
    group: 'look',
    run: () => actions.open('replay'),
  },
  ...friend,
  ...offeredIf(actions.writeSheet !== null, {
    keys: ['w'],
    label: 'write sheet',
    help: 'writes this sheet into a file',
    group: 'look',
    run: () => actions.writeSheet?.(),
  }),
  ...lookKeys(actions).filter(({ keys }) => !['s', 'z', '+'].includes(keys[0]!)),
  leaveKey(actions, []),
];

/** Where a deal is over: its review. */
export const examineKey = (run: () => void): Binding => ({
  keys: ['e'],
  label: 'examine',
  help: 'which decisions of this deal cost most, and what it was worth',
  group: 'look',
  essential: true,
  run,
});
