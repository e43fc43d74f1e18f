import { useEffect, useState } from 'react';
import { isRefusal } from '../../../engine/game.ts';
import { setupRefusalText } from '../../../engine/text.ts';
import type { Room } from '../../../front/room.ts';
import { playedLast, savedIn } from '../../../front/saved.ts';
import type { GameParts } from '../../../games.ts';
import { lessonsOf } from '../../../lessons/index.ts';
import type { FinishedMatch, SavedMatch } from '../../../store/saved.ts';
import { type Draft, newDraft, playersOf, setupOf, withName } from '../../draft.ts';
import { useHouse } from '../../house.ts';
import { useEntering } from '../use-entering.ts';
import type { MenuMemory, MenuOverlay } from './memory.ts';
import { askDayText, type ListedMatch, offListTexts } from './words.ts';

/** The state and the actions of the menu. */
export type MenuState = ReturnType<typeof useMenu>;

/** Holds the state of the menu. `first`: the page shown first. `asksDay`: asks at once whether to start the day's deal. */
export function useMenu(first: MenuOverlay | null, asksDay: boolean) {
  const { room, catalogue, menu, setMenu, notice, door, quit } = useHouse();
  const [overlay, setOverlay] = useState(first);
  const [typed, type] = useState('');
  const [kept, setKept] = useState(() => keptIn(room));
  const problem = notice || kept.problem;
  /** The subject of the open question: the match that another x takes off the list, or `DAY`, which another d starts; null if there is none. */
  const [asked, setAsked] = useState<string | null>(asksDay && !problem ? DAY : null);
  const [message, say] = useState(problem || (asksDay ? askDayText(catalogue[menu.game]!.game) : ''));
  const { enter, answers, forget } = useEntering(say);
  const [listed, list] = useState<string | null>(null);
  useEffect(() => {
    if (notice) say(notice);
  }, [notice]);

  const chosen = chosenIn(menu, catalogue, kept);
  const { state, entry, game, draft, players, seat } = chosen;
  const reload = () => setKept(keptIn(room));
  const close = () => setOverlay(null);
  const change = (to: Draft) => setMenu({ ...state, open: -1, drafts: { ...state.drafts, [game.id]: to } });
  return {
    ...chosen,
    ...kept,
    /** The page over the menu, or the text being typed; null for none. */
    ...{ overlay, close },
    /** A sentence until the next key, or ''; and the keys that answer the last question. */
    ...{ message, say, answers },
    /** A name or a seed being typed. */
    ...{ typed, type },
    /** The game whose finished matches are listed from statistics; null for none. */
    ...{ listed, list },
    ...{ change, reload, setState: setMenu },
    show(next: MenuOverlay) {
      type(next === 'name' ? (draft.names[seat] ?? '') : draft.seed);
      setOverlay(next);
    },
    /** Must be called for every key: it ends the message and the question. */
    hear() {
      say('');
      setAsked(null);
      forget();
    },
    /** Accepts the typed text. */
    accept() {
      close();
      change(overlay === 'name' ? withName(draft, seat, typed) : { ...draft, seed: typed.trim() });
    },
    start() {
      const setup = setupOf(game, draft, room.freshSeed());
      if (isRefusal(setup)) say(setupRefusalText(game, setup));
      else door.begin(entry, { setup, players });
    },
    playDay() {
      const told = door.day(entry, asked === DAY);
      if (told !== 'ask') return enter(told);
      setAsked(DAY);
      say(askDayText(game));
    },
    resume: (id: string) => enter(door.resume(id)),
    takeOffList({ id }: ListedMatch) {
      if (asked !== id) {
        setAsked(id);
        return say(offListTexts.ask);
      }
      const removed = room.matches.remove(id);
      say(isRefusal(removed) ? removed.sentence : offListTexts.done(id));
      reload();
    },
    quit,
  };
}

/** Returns the chosen game and the number of games; the next match, and the seat to which keys apply. */
function chosenIn(
  menu: MenuMemory,
  catalogue: readonly GameParts[],
  { open, all }: ReturnType<typeof keptIn>,
) {
  const at = Math.min(menu.open, open.length - 1);
  const chosen = menu.game < 0 ? catalogue.indexOf(playedLast(catalogue, all)) : menu.game;
  // On a saved match, its game is the chosen one.
  const found = catalogue.findIndex(({ game }) => game.id === open[at]?.game);
  const state: MenuMemory = { ...menu, open: at, game: found < 0 ? chosen : found };
  const entry = catalogue[state.game]!;
  const { game } = entry;
  const draft = state.drafts[game.id] ?? newDraft(game);
  const players = playersOf(draft);
  return {
    ...{ state, entry, game, draft, players, games: catalogue.length },
    seat: Math.min(state.seat, players.length - 1),
    hasLessons: lessonsOf(game.id).length > 0,
  };
}

/** Stands for the day's deal. No match has this id. */
const DAY = '/day';

/** The most open matches in the menu. */
const LISTED = 3;

/** Returns the open matches for the menu, and the finished ones to count. */
function keptIn({ matches }: Room): {
  /** Every readable match, the latest first. */
  readonly all: readonly SavedMatch[];
  readonly open: readonly ListedMatch[];
  /** The number of other open matches. */
  readonly more: number;
  readonly played: readonly FinishedMatch[];
  /** A sentence on files that cannot be read; or ''. */
  readonly problem: string;
} {
  const { kept: all, problem } = savedIn(matches);
  const busy = matches.busy();
  const open = all.filter((match) => match.state === 'open');
  return {
    all,
    more: Math.max(0, open.length - LISTED),
    open: open.slice(0, LISTED).map((match) => {
      const standing = matches.standing(match.id);
      return { ...match, standing: isRefusal(standing) ? null : standing, busy: busy.has(match.id) };
    }),
    played: all.filter((match) => match.state === 'finished').reverse(),
    problem,
  };
}
