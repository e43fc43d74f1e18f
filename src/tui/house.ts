import { createContext, useContext } from 'react';
import type { Progress } from '../front/progress.ts';
import type { Room } from '../front/room.ts';
import type { Settings } from '../front/settings.ts';
import type { GameParts } from '../games.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Practice } from '../lessons/practices.ts';
import type { AuctionHand } from '../practice/auction.ts';
import type { Thinkers } from './match/bots.ts';
import type { MatchDoor } from './pages/match-door.ts';
import type { MenuMemory } from './screens/menu/keys.ts';

/** Everything that every page may know and do. */
export interface House extends Pick<Thinkers, 'askAdviser'> {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly settings: Settings;
  /** Answers why they cannot be kept for the next start, in a sentence; or ''. */
  changeSettings(settings: Settings): string;
  readonly progress: Progress;
  /** As `changeSettings`. */
  changeProgress(change: (known: Progress) => Progress): string;
  /** The menu's memory while another page is on the screen. */
  readonly menu: MenuMemory;
  setMenu(menu: MenuMemory): void;
  /** A sentence on the page that was left last, e.g. that moves of a match are not saved; or ''. */
  readonly notice: string;
  /** Why the match on the table is not being saved, in a sentence; or ''. */
  readonly problem: string;
  /** Every way into a match. */
  readonly door: MatchDoor;
  toMenu(): void;
  toLessons(entry: GameParts): void;
  /** Opens a lesson at a step, by default at the one where it was left. */
  learn(lesson: Lesson, from?: number): void;
  practise(practice: Practice): void;
  readonly dealHand: DealHand;
  /** Asks for the positions of a game that are due; where none is, there is nothing to open. */
  again(entry: GameParts): void;
  /** Ends the program. */
  quit(): void;
}

/** Deals and judges the first auction from a number on. */
export type DealHand = (from: number) => Promise<AuctionHand>;

export const HouseContext = createContext<House | null>(null);

/** Expects to be called below the context. */
export const useHouse = (): House => useContext(HouseContext)!;
