import type { OpaqueTypes } from '../../../engine/game.ts';
import { keyOf } from '../../../front/own-keys.ts';
import { type Binding, keyed, offeredIf } from '../../keys.ts';
import type { MatchActions } from './actions.ts';
import { CLAIMED, enterTexts, hintTexts, NOTHING_TO_CLEAR } from './words.ts';

/** The keys of the person who is to move: those of the game first, then Enter, hint, claim, a typed move and clear. */
export function decisionKeys(actions: MatchActions): Binding[] {
  const { table, position, say, play } = actions;
  const { selection, touched, isAhead, pick } = actions.selecting;
  const choose = (next: unknown) => {
    actions.hints.forget();
    pick(next);
  };
  const chosen = table.chosen(position, selection);
  const word = wordFor(actions, selection);
  const enter = () => {
    if (chosen === null) say(...nothingYet(actions, selection, word));
    else if (actions.hints.isThinking) {
      // What was to be played may not be what the hint would select meanwhile.
      actions.hints.forget();
      say(hintTexts.dropped(word, keyOf(actions.settings.keys, 'hint')));
    } else if ((!touched || isAhead) && actions.session.justElapsed) say(enterTexts.justYours(word));
    else play(chosen);
  };
  const own = table.keys(position, selection).map(({ act, ...key }) => ({
    ...key,
    run: (pressed: string) => {
      const done = act(pressed);
      if (key.touch && 'select' in done && isSecond(actions, done.select)) {
        if (!actions.selecting.isFresh()) enter();
      } else if ('select' in done) choose(done.select);
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
      run: enter,
    },
    ...offeredIf(mayHint(actions), hintKey(actions)),
    ...offeredIf(mayClaim(actions), claimKey(actions)),
    keyed('type', {
      label: 'type a move',
      help: 'type any move in the notation of the rules',
      group: 'play',
      quiet: true,
      run: () => actions.openTyping(''),
    }),
    // Where cards have letters, c picks one of them.
    clearKey(actions, own.some(({ keys }) => keys.includes('c')) ? ['Esc'] : ['Esc', 'c']),
  ];
}

/** Whether a touch changes nothing of a legal move that was selected in this decision. A turn that begins with a card raised is not played by one touch. */
function isSecond({ session, table, position, selecting }: MatchActions, next: unknown): boolean {
  const { game } = session.entry;
  const { view, mover } = position;
  const move = table.chosen(position, next);
  if (!selecting.touched || selecting.isAhead || move === null || mover === null) return false;
  // Selections are plain data.
  const isSame = JSON.stringify(selecting.selection) === JSON.stringify(next);
  return isSame && game.check(view, mover, move) === null;
}

/** Begins the selection anew. It never leaves the table: where nothing is picked it says what does. */
export const clearKey = (
  { selecting, hints, say, settings }: MatchActions,
  keys: Binding['keys'],
): Binding => ({
  keys,
  label: 'clear',
  help: 'begin the selection anew',
  group: 'select',
  quiet: true,
  run() {
    const { isThinking } = hints;
    hints.forget();
    if (selecting.touched) selecting.drop();
    else say(isThinking ? hintTexts.stopped(keyOf(settings.keys, 'hint')) : NOTHING_TO_CLEAR);
  },
});

/** The bot is asked for a move only when one is due. */
const isEarly = ({ scene: { mode } }: MatchActions): boolean =>
  mode.kind === 'turn' && mode.early !== undefined;

/** At a hosted table there are hints for everybody or nobody; spectators get none. */
export const mayHint = (actions: MatchActions): boolean =>
  actions.settings.assist &&
  actions.session.people.length > 0 &&
  !isEarly(actions) &&
  (actions.company?.state.manners.hints ?? true);

/** What Enter does with a selection, in a word. */
const wordFor = ({ table, position }: MatchActions, selection: unknown): string =>
  table.enter?.(position, selection) ?? 'play';

/** What Enter says to a selection that is no move yet. */
function nothingYet(
  { table, position, hints }: MatchActions,
  selection: unknown,
  word: string,
): [string, string] {
  if (hints.isThinking) return [hintTexts.thinking, ''];
  const { selected, note = '' } = table.verdict(position, selection);
  return [enterTexts.nothingYet(word, selected), note];
}

function hintKey(actions: MatchActions): Binding {
  const { position, hints, message, say, ask, open } = actions;
  return keyed('hint', {
    label: 'hint',
    help: 'what is best, and why; once more: at length, beside other moves',
    group: 'play',
    essential: true,
    run() {
      // This message stood when the key was pressed; the table has taken it back since.
      if (message?.asks === 'advice') {
        open('advice');
        return;
      }
      say(hintTexts.thinking);
      hints.ask(position.speaker, ({ move, reason, judgement }) => {
        const text = hintTexts.told(suggested(actions, move));
        if (judgement && judgement.moves.length > 0) ask('advice', text, reason);
        else say(text, reason);
      });
    },
  });
}

/** Picks a move for the person who is to move; answers how it is named, and what plays it. */
export function suggested(actions: MatchActions, move: OpaqueTypes['move']): string {
  const { table, position, selecting } = actions;
  const selection = table.select(position, selecting.selection, move);
  selecting.pick(selection);
  return enterTexts.plays(...playedBy(actions, selection, move));
}

/** How the move that is selected is named, and what Enter does with it, in a word. */
export function playedBy(
  actions: MatchActions,
  selection: unknown,
  move: OpaqueTypes['move'],
): [move: string, word: string] {
  const { session, table, position } = actions;
  const { selected, move: named = selected } = table.verdict(position, selection);
  return [named || session.entry.game.format(move), wordFor(actions, selection)];
}

/** The rest may be claimed, and the key for it picks no card: in a hand of eleven or more to choose from it picks the eleventh. */
export const mayClaim = ({
  session,
  table,
  settings,
  position,
  selecting: { selection },
}: MatchActions): boolean =>
  session.canClaim &&
  !table.keys(position, selection).some(({ keys }) => keys.includes(keyOf(settings.keys, 'claim')));

const claimKey = ({ session, say }: MatchActions): Binding =>
  keyed('claim', {
    label: 'claim the rest',
    help: 'all that is left is yours for certain: it is played out at once',
    group: 'play',
    essential: true,
    run() {
      session.claim();
      say(CLAIMED);
    },
  });
