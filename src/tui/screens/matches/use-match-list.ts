import { useMemo, useState } from 'react';
import { isRefusal } from '../../../engine/game.ts';
import { type SavedMatches, savedIn } from '../../../front/saved.ts';
import { valueAround } from '../../around.ts';
import { useHouse } from '../../house.ts';
import type { Watched } from '../../pages/use-pages.ts';
import { tableOf } from '../../tables.ts';
import { useEntering } from '../use-entering.ts';
import type { Listed } from './row.ts';
import { type Counts, KINDS, type MatchKind, moveTexts } from './words.ts';

/** The list of matches, with actions on the one under the cursor. */
export type MatchList = ReturnType<typeof useMatchList>;

/** Begins with the open matches of all games, or with the finished matches of one game. */
export function useMatchList(finishedOf: string | null) {
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
  const reload = (said: string) => {
    const saved = savedIn(matches);
    setAll(listedOf(saved));
    say(saved.problem || said);
  };
  return {
    ...{ kind, shown, at, choose, watched },
    /** The title of the only game shown; undefined for all games. */
    title: catalogue.find((entry) => entry.game.id === game)?.game.title,
    /** The match under the cursor, and its place from 0; undefined and 0 if the list is empty. */
    here: shown[at] as Listed | undefined,
    /** A sentence until the next key, or ''; and the keys that answer the last question. */
    ...{ message, answers },
    /** Returns the number of matches of that game, or of all. */
    counts: () => countsOf(all.filter((listed) => isOfGame(game, listed))),
    /** Shows the next kind of matches, or the one before. */
    turnKind(step: 1 | -1) {
      setKind(valueAround(KINDS, kind, step));
      choose(0);
    },
    /** Shows the next game, or the one before. "All games" is one of the choices. */
    turnGame(step: 1 | -1) {
      setGame(valueAround([null, ...catalogue.map((entry) => entry.game.id)], game, step));
      choose(0);
    },
    /** Must be called with every key: it ends the message and the question. */
    hear(key: string) {
      say('');
      forget();
      if (key !== 'x') setDoomed(null);
    },
    resume: ({ match }: Listed) => enter(door.resume(match.id)),
    /** Asks first; removes if called again for the same match. */
    remove(listed: Listed) {
      const { id } = listed.match;
      setDoomed(listed);
      if (doomed !== listed) return say(moveTexts.ask(id));
      const removed = matches.remove(id);
      reload(isRefusal(removed) ? removed.sentence : moveTexts.removed(id, removed.id));
    },
    restore: ({ match: { id } }: Listed) => reload(matches.restore(id)?.sentence ?? moveTexts.restored(id)),
    async watch({ match: { id }, removed }: Listed, by: Watched['by']) {
      const read = matches.read(id, { removed });
      if (isRefusal(read)) return say(read.sentence);
      const entry = catalogue.find((known) => known.game === read.match.game)!;
      setWatched({ played: { ...read, id }, by, entry, table: await tableOf(entry.game) });
    },
    unwatch: () => setWatched(null),
  };
}

function countsOf(all: readonly Listed[]): Counts {
  const countOf = (kind: MatchKind) => all.filter((listed) => isOf(kind, listed)).length;
  return { open: countOf('open'), finished: countOf('finished'), removed: countOf('removed') };
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
