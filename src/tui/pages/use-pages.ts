import { useEffect, useRef, useState } from 'react';
import type { NotedMatch } from '../../again/again.ts';
import type { GameParts } from '../../games.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Practice } from '../../lessons/practices.ts';
import type { KeptMatch } from '../../store/kept-match.ts';
import type { Position } from '../../store/positions.ts';
import type { Session } from '../match/session.ts';
import type { MenuOverlay } from '../screens/menu/memory.ts';
import type { ReviewStart } from '../screens/review/review.tsx';
import type { AnyTable } from '../table.ts';

/** A match to look at, not being played. */
export interface Watched {
  readonly entry: GameParts;
  readonly played: NotedMatch;
  readonly table: AnyTable;
  /** The first page to look at it. Closing that page leads back. */
  readonly by: 'sheet' | 'replay' | 'review';
  /** The first decision of its review. Left out: the costliest of the latest deal. */
  readonly begin?: ReviewStart;
}

/** The page that fills the screen. */
export type Page =
  | {
      readonly kind: 'menu';
      /** The page shown first over the menu; null for none. */
      readonly overlay: MenuOverlay | null;
      /** Should it ask at once whether to start the day's deal of its game? */
      readonly asksDay?: boolean;
    }
  | {
      readonly kind: 'match';
      readonly kept: KeptMatch;
      readonly session: Session;
      /** The number of the player's other matches of this game; null if this match is not one of the player's own. */
      readonly earlier: number | null;
    }
  | {
      readonly kind: 'lesson';
      readonly entry: GameParts;
      readonly table: AnyTable;
      readonly lesson: Lesson;
      /** The first step. */
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
  /** Null while the next page is being made. */
  readonly page: Page | null;
  /** The number of the page in this run: another number is another screen. */
  readonly number: number;
  /** Leaves the present page, and shows the next one as soon as it is made. */
  go(make: () => Page | Promise<Page>): void;
}

interface PagesOptions {
  /** The first page; null if one must be made first. */
  readonly first: Page | null;
  /** Called when a page appears. */
  enter(page: Page): void;
  /** Called when a page is left, or was made too late to appear: closes what it holds. */
  leave(page: Page): void;
  /** Called if a page could not be made, for a reason that no player can repair. */
  fail(error: unknown): void;
}

/** Holds the page on the screen. Only this opens and leaves pages. */
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
