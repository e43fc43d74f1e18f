import { useMemo, useState } from 'react';
import { isRefusal } from '../../../engine/game.ts';
import { type SavedMatches, savedIn } from '../../../front/saved.ts';
import { valueAround } from '../../around.ts';
import { useHouse } from '../../house.ts';
import type { Binding } from '../../keys.ts';
import type { Watched } from '../../pages/use-pages.ts';
import { tableOf } from '../../tables.ts';
import { useEntering } from '../use-entering.ts';
import type { Listed } from './row.ts';
import { type Counts, KINDS, type MatchKind, moveTexts } from './words.ts';

/** The list of matches, with actions on the one under the cursor. */
export interface MatchList {
  readonly kind: MatchKind;
  /** The title of the only game shown; undefined for all games. */
  readonly title: string | undefined;
  readonly shown: readonly Listed[];
  /** Returns the number of matches of that game, or of all. */
  counts(): Counts;
  /** The match under the cursor, and its place from 0; undefined and 0 if the list is empty. */
  readonly here: Listed | undefined;
  readonly at: number;
  choose(place: number): void;
  /** Shows the next kind of matches, or the one before. */
  turnKind(step: 1 | -1): void;
  /** Shows the next game, or the one before. "All games" is one of the choices. */
  turnGame(step: 1 | -1): void;
  /** A sentence until the next key; '' for none. */
  readonly message: string;
  /** The keys that answer the last question; empty if there is none. */
  readonly answers: readonly Binding[];
  /** Must be called with every key: it ends the message and the question. */
  hear(key: string): void;
  resume(match: Listed): void;
  /** Asks first; removes if called again for the same match. */
  remove(match: Listed): void;
  restore(match: Listed): void;
  watch(match: Listed, by: Watched['by']): void;
  readonly watched: Watched | null;
  unwatch(): void;
}

/** Begins with the open matches of all games, or with the finished matches of one game. */
export function useMatchList(finishedOf: string | null): MatchList {
  const { room, catalogue, door } = useHouse();
  const { matches } = room;
  const [begun] = useState(() => savedIn(matches));
  const [all, setAll] = useState(() => listedOf(begun));
  const [kind, setKind] = useState<MatchKind>(finishedOf === null ? 'open' : 'finished');
  const [game, setGame] = useState(finishedOf);
  const [wanted, choose] = useState(0);
  const [message, say] = useState(begun.problem);
  const { enter, answers, forget } = useEntering(say);
  const [doomed, setDoomed] = useState<Listed | null>(null);
  const [watched, setWatched] = useState<Watched | null>(null);

  // There may be twenty thousand matches, and every key draws them.
  const shown = useMemo(
    () => all.filter((listed) => isOf(kind, listed) && isOfGame(game, listed)),
    [all, kind, game],
  );
  const at = Math.max(0, Math.min(wanted, shown.length - 1));
  const countOf = (one: MatchKind) =>
    all.filter((listed) => isOf(one, listed) && isOfGame(game, listed)).length;
  const reload = (said: string) => {
    const saved = savedIn(matches);
    setAll(listedOf(saved));
    say(saved.problem || said);
  };
  return {
    kind,
    title: catalogue.find((entry) => entry.game.id === game)?.game.title,
    ...{ shown, here: shown[at], at, choose, message, answers, watched },
    counts: () => ({
      open: countOf('open'),
      finished: countOf('finished'),
      removed: countOf('removed'),
    }),
    turnKind(step) {
      setKind(valueAround(KINDS, kind, step));
      choose(0);
    },
    turnGame(step) {
      setGame(valueAround([null, ...catalogue.map((entry) => entry.game.id)], game, step));
      choose(0);
    },
    hear(key) {
      say('');
      forget();
      if (key !== 'x') setDoomed(null);
    },
    resume: ({ match }) => enter(door.resume(match.id)),
    remove(listed) {
      const { id } = listed.match;
      setDoomed(listed);
      if (doomed !== listed) return say(moveTexts.ask(id));
      const removed = matches.remove(id);
      reload(isRefusal(removed) ? removed.sentence : moveTexts.removed(id, removed.id));
    },
    restore: ({ match: { id } }) => reload(matches.restore(id)?.sentence ?? moveTexts.restored(id)),
    async watch({ match: { id }, removed }, by) {
      const read = matches.read(id, { removed });
      if (isRefusal(read)) return say(read.sentence);
      const entry = catalogue.find((known) => known.game === read.match.game)!;
      setWatched({ played: { ...read, id }, by, entry, table: await tableOf(entry.game) });
    },
    unwatch: () => setWatched(null),
  };
}

const isOf = (kind: MatchKind, { match, removed }: Listed): boolean => {
  if (kind === 'all') return true;
  if (kind === 'removed') return removed;
  return !removed && (kind === 'finished' ? match.state === 'finished' : match.state !== 'finished');
};

const isOfGame = (game: string | null, { match }: Listed): boolean =>
  game === null || ('game' in match && match.game === game);

const listedOf = ({ kept, removed }: SavedMatches): Listed[] => [
  ...kept.map((match) => ({ match, removed: false })),
  ...removed.map((match) => ({ match, removed: true })),
];
