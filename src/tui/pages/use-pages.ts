import { useEffect, useRef, useState } from 'react';
import type { Played } from '../../again/again.ts';
import type { GameParts } from '../../games.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Practice } from '../../lessons/practices.ts';
import type { KeptMatch } from '../../store/kept-match.ts';
import type { Position } from '../../store/positions.ts';
import type { Session } from '../match/session.ts';
import type { MenuOverlay } from '../screens/menu/keys.ts';
import type { ReviewStart } from '../screens/review/review.tsx';
import type { AnyTable } from '../table.ts';

/** A match that is not on the table and is looked at. */
export interface Watched {
  readonly entry: GameParts;
  readonly played: Played;
  readonly table: AnyTable;
  /** The first way to look at it; closing that one leads back. */
  readonly by: 'sheet' | 'replay' | 'review';
  /** The beginning of its review; left out: the latest deal. */
  readonly begin?: ReviewStart;
}

/** The page that fills the screen. */
export type Page =
  | {
      readonly kind: 'menu';
      /** The overlay that lies over it at first. */
      readonly overlay: MenuOverlay | null;
      /** It asks at once whether the day's deal of its game is to start. */
      readonly asksDay?: boolean;
    }
  | {
      readonly kind: 'match';
      readonly kept: KeptMatch;
      readonly session: Session;
      /** How many matches of the game the player has besides; null where it is none of a player's own. */
      readonly earlier: number | null;
    }
  | {
      readonly kind: 'lesson';
      readonly entry: GameParts;
      readonly table: AnyTable;
      readonly lesson: Lesson;
      /** The step to begin with. */
      readonly from: number;
    }
  | {
      readonly kind: 'practice';
      readonly entry: GameParts;
      readonly table: AnyTable;
      readonly practice: Practice;
    }
  | {
      readonly kind: 'again';
      readonly entry: GameParts;
      readonly table: AnyTable;
      readonly asked: readonly Position[];
    }
  | {
      readonly kind: 'replay';
      readonly watched: Watched;
    };

export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

export interface Pages {
  /** Null while the next one is made ready. */
  readonly page: Page | null;
  /** Counts the pages of this run: a new one of the same kind is a new screen. */
  readonly number: number;
  /** Leaves the present page; the next one is made, and shown as soon as it is ready. */
  go(make: () => Page | Promise<Page>): void;
}

interface PagesOptions {
  /** The page to begin with; null where one is to be made first. */
  readonly first: Page | null;
  /** A page has come up. */
  enter(page: Page): void;
  /** Puts away what a page held, or was to hold: one that is ready only when the screen has been left never comes up. */
  leave(page: Page): void;
  /** A page could not be made, in a way that no player can put right. */
  fail(error: unknown): void;
}

/** The page on the screen. Nothing else opens or leaves one. */
export function usePages({ first, enter, leave, fail }: PagesOptions): Pages {
  const [page, setPage] = useState(first);
  const number = useRef(0);
  const closed = useRef(false);
  useEffect(
    () => () => {
      closed.current = true;
    },
    [],
  );
  const show = (next: Page) => {
    if (closed.current) {
      leave(next);
      return;
    }
    number.current++;
    setPage(next);
    enter(next);
  };
  return {
    page,
    number: number.current,
    go(make) {
      if (page) leave(page);
      const next = make();
      if (!(next instanceof Promise)) {
        show(next);
        return;
      }
      setPage(null);
      next.then(show).catch(fail);
    },
  };
}
