import { keyOf, type OwnKeys } from '../../../front/own-keys.ts';
import { type Binding, inForce, keyed, offeredIf } from '../../keys.ts';
import type { Key } from '../../terminal/keys.ts';
import type { MatchActions } from './actions.ts';
import { clearKey, decisionKeys, mayHint } from './decision-keys.ts';
import { lookKeys } from './look-keys.ts';
import { hintTexts, leaveTexts, matchTexts } from './words.ts';

/** Returns the keys while the table is on the screen. */
export function tableKeys(actions: MatchActions): Binding[] {
  const own = ownKeys(actions);
  // After the keys of the table, since Esc clears cards that were chosen ahead.
  const all = [
    helpKey(actions),
    ...own,
    ...lookKeys(actions),
    clearKey(actions, ['Esc']),
    leaveKey(actions, own),
  ];
  return withoutTaken(
    actions.message?.asks === 'leave' ? [...leavingKeys(actions), ...all.map(quietly)] : all,
    actions.settings.keys,
  );
}

/** The keys while asking whether to leave. Enter plays no card. */
const leavingKeys = ({ onLeave }: MatchActions): Binding[] => [
  { keys: ['y', 'q'], label: 'leave', group: 'match', essential: true, run: onLeave },
  { keys: ['Esc', 'Enter'], label: 'stay', group: 'match', essential: true, run: () => {} },
];

const quietly = (binding: Binding): Binding => ({ ...binding, quiet: true });

/**
 * Returns the bindings with the player's own keys. A key keeps only its first binding, so a table may need a key with another meaning elsewhere, such
 * as `s` for spades. A binding named by a key that it lost is named by the first key that it keeps.
 */
export function withoutTaken(bindings: readonly Binding[], own: OwnKeys): Binding[] {
  const taken = new Set<Key>();
  return inForce(bindings, own).flatMap(({ name, ...binding }) => {
    const keys = binding.keys.filter((key) => !taken.has(key));
    const isLost = name !== undefined && taken.has(name);
    for (const key of keys) taken.add(key);
    return keys.length === 0 ? [] : [{ ...binding, ...(name !== undefined && !isLost && { name }), keys }];
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
  // A hidden hand must be shown before anything can be played.
  if (actions.session.scene.mode.kind === 'turn') return [];
  return [...watchKeys(actions), ...offeredIf(mayHint(actions), earlyHintKey(actions))];
}

const earlyHintKey = ({ say, settings }: MatchActions): Binding =>
  keyed('hint', {
    ...matchTexts.earlyHint,
    group: 'play',
    quiet: true,
    run: () => say(hintTexts.atTurn(keyOf(settings.keys, 'hint'))),
  });

export const watchKeys = (actions: MatchActions): Binding[] => [
  ...watchingKeys(actions),
  ...aheadKeys(actions),
];

const watchingKeys = ({ session }: MatchActions): Binding[] => [
  ...offeredIf(!isJudging(session), {
    keys: ['Enter', 'Space'],
    ...matchTexts.goOn,
    group: 'play',
    run: () => session.proceed(),
  }),
  keyed('skip', { ...matchTexts.skip, group: 'play', run: () => session.hurry() }),
  ...offeredIf(session.canChooseEarly, {
    keys: ['c'],
    ...matchTexts.early,
    group: 'play',
    run: () => session.chooseEarly(),
  }),
];

/** Does the game wait for the judgement of the last move? Then no key continues. */
const isJudging = ({ scene: { mode } }: MatchActions['session']): boolean =>
  mode.kind === 'watch' && mode.isJudging === true;

/** Returns the keys that choose cards ahead of the turn: those of the turn, as far as they have no other meaning now. */
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
    return [{ ...key, keys, help: matchTexts.ahead(help), quiet: true, run }];
  });
}

/** Keys that show the next step while others move. */
const GOES_ON: ReadonlySet<string> = new Set(['Enter', 'Space', '>']);

/** Returns the keys on the sheet of a deal. After the last deal Enter does nothing, so that the sheet stays. */
export const sheetKeys = (actions: MatchActions, over: boolean, friend: readonly Binding[]): Binding[] => [
  ...offeredIf(!over, {
    keys: ['Enter'],
    ...matchTexts.nextDeal,
    group: 'match',
    run: () => actions.session.proceed(),
  }),
  ...offeredIf(actions.table.hand !== undefined, {
    keys: ['a'],
    ...matchTexts.hands,
    group: 'look',
    run: () => actions.open('hands'),
  }),
  ...offeredIf(
    Boolean(actions.reviews),
    examineKey(() => actions.open('review')),
  ),
  { keys: ['p'], ...matchTexts.replay, group: 'look', run: () => actions.open('replay') },
  ...friend,
  ...offeredIf(actions.writeSheet !== null, {
    keys: ['w'],
    ...matchTexts.write,
    group: 'look',
    run: () => actions.writeSheet?.(),
  }),
  ...inForce(
    lookKeys(actions).filter(({ keys }) => !['s', 'z', '+', ';'].includes(keys[0]!)),
    actions.settings.keys,
  ),
  leaveKey(actions, []),
];

/** Opens the review of a finished deal. */
export const examineKey = (run: () => void): Binding => ({
  keys: ['e'],
  ...matchTexts.examine,
  group: 'look',
  essential: true,
  run,
});

/** Leaves the table. If a queen is picked by its letter, it asks first, as q and Q are easily confused. */
function leaveKey(actions: MatchActions, own: readonly Binding[]): Binding {
  const { onLeave, ask, company, open } = actions;
  const leave = (help: string, run: () => void): Binding => ({
    ...{ keys: ['q'], label: leaveTexts.label, help, group: 'match', run },
  });
  if (company) return leave(leaveTexts.helpCompany, () => open('going'));
  return own.some(({ keys }) => keys.includes('Q'))
    ? leave(leaveTexts.helpAsked, () => ask('leave', leaveTexts.ask, leaveTexts.how))
    : leave(leaveTexts.help, onLeave);
}
