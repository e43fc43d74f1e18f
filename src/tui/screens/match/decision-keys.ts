import type { OpaqueTypes } from '../../../engine/game.ts';
import { keyOf } from '../../../front/own-keys.ts';
import { type Binding, keyed, offeredIf } from '../../keys.ts';
import type { MatchActions } from './actions.ts';
import { CLAIMED, enterTexts, hintTexts, matchTexts, NOTHING_TO_CLEAR } from './words.ts';

/** Returns the keys of the person to move: those of the game first, then Enter, hint, claim, typed move and clear. */
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
    if (chosen === null) say(...notYet(actions, selection));
    else if (actions.hints.isThinking) {
      // The hint may since have a different move in mind, so it is forgotten.
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
    { keys: ['Enter'], label: word, help: enterTexts.help(word), group: 'play', run: enter },
    ...offeredIf(mayHint(actions), hintKey(actions)),
    ...offeredIf(mayClaim(actions), claimKey(actions)),
    keyed('type', { ...matchTexts.type, group: 'play', quiet: true, run: () => actions.open('typing') }),
    // On a table with letters for cards, c picks a card.
    clearKey(actions, own.some(({ keys }) => keys.includes('c')) ? ['Esc'] : ['Esc', 'c']),
  ];
}

/** Does a touch leave a legal move, selected in this decision, as it is? A pick from before the turn is never played by one touch. */
function isSecond({ session, table, position, selecting }: MatchActions, next: unknown): boolean {
  const { game } = session.entry;
  const { view, mover } = position;
  const move = table.chosen(position, next);
  if (!selecting.touched || selecting.isAhead || move === null || mover === null) return false;
  // Selections are plain data, so their JSON can be compared.
  const isSame = JSON.stringify(selecting.selection) === JSON.stringify(next);
  return isSame && game.check(view, mover, move) === null;
}

/** Begins the selection anew. It never leaves the table: with nothing picked it says which key leaves. */
export const clearKey = (
  { selecting, hints, say, settings }: MatchActions,
  keys: Binding['keys'],
): Binding => ({
  keys,
  ...matchTexts.clear,
  group: 'select',
  quiet: true,
  run() {
    const { isThinking } = hints;
    hints.forget();
    if (selecting.touched) selecting.drop();
    else say(isThinking ? hintTexts.stopped(keyOf(settings.keys, 'hint')) : NOTHING_TO_CLEAR);
  },
});

/** Is no move due yet? Then no bot is asked for one. */
const isEarly = ({ scene: { mode } }: MatchActions): boolean =>
  mode.kind === 'turn' && mode.early !== undefined;

/** At a hosted table everybody gets hints, or nobody; spectators get none. */
export const mayHint = (actions: MatchActions): boolean =>
  actions.settings.assist &&
  actions.session.people.length > 0 &&
  !isEarly(actions) &&
  (actions.company?.state.manners.hints ?? true);

/** Returns the word for what Enter does with a selection. */
const wordFor = ({ table, position }: MatchActions, selection: unknown): string =>
  table.enter?.(position, selection) ?? 'play';

/** Returns what Enter says about a selection that is not a move yet. */
function notYet({ table, position, hints }: MatchActions, selection: unknown): [string, string] {
  if (hints.isThinking) return [hintTexts.wait, ''];
  const { selected, note = '' } = table.verdict(position, selection);
  return [enterTexts.notYet(selected), note];
}

function hintKey(actions: MatchActions): Binding {
  const { position, hints, message, say, ask, open } = actions;
  return keyed('hint', {
    ...matchTexts.hint,
    group: 'play',
    essential: true,
    run() {
      // `message` is from before the key; the table has removed it since.
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

/** Picks a move for the person to move. Returns a text with its name, and the key that plays it. */
export function suggested(actions: MatchActions, move: OpaqueTypes['move']): string {
  const { table, position, selecting } = actions;
  const selection = table.select(position, selecting.selection, move);
  selecting.pick(selection);
  return enterTexts.plays(...playedBy(actions, selection, move));
}

/** Returns the name of the selected move, and the word for what Enter does with it. */
export function playedBy(
  actions: MatchActions,
  selection: unknown,
  move: OpaqueTypes['move'],
): [move: string, word: string] {
  const { session, table, position } = actions;
  const { selected, move: named = selected } = table.verdict(position, selection);
  return [named || session.entry.game.format(move), wordFor(actions, selection)];
}

/** May the remaining tricks be claimed by the claim key? In a choice of eleven cards or more, that key picks the eleventh. */
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
    ...matchTexts.claim,
    group: 'play',
    essential: true,
    run() {
      session.claim();
      say(CLAIMED);
    },
  });
