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
import type { MenuMemory } from './screens/menu/memory.ts';

/** The services for every page. */
export interface House extends Pick<Thinkers, 'askAdviser'> {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly settings: Settings;
  /** Returns the reason why the settings cannot be saved, as a sentence; or ''. */
  changeSettings(settings: Settings): string;
  readonly progress: Progress;
  /** Changes the progress; returns like `changeSettings`. */
  changeProgress(change: (known: Progress) => Progress): string;
  /** The menu's state while another page is shown. */
  readonly menu: MenuMemory;
  setMenu(menu: MenuMemory): void;
  /** A sentence about the last page, e.g. that moves of a match are not saved; or ''. */
  readonly notice: string;
  /** A sentence on why the match on the table is not being saved; or ''. */
  readonly problem: string;
  /** The ways into a match. */
  readonly door: MatchDoor;
  toMenu(): void;
  toLessons(entry: GameParts): void;
  /** Opens a lesson at a step. Left out: where it was left. */
  learn(lesson: Lesson, from?: number): void;
  practise(practice: Practice): void;
  readonly dealHand: DealHand;
  /** Asks for the due positions of a game. If there are none, opens nothing. */
  again(entry: GameParts): void;
  /** Ends the program. */
  quit(): void;
}

/** Deals and judges the first suitable auction from a number on. */
export type DealHand = (from: number) => Promise<AuctionHand>;

export const HouseContext = createContext<House | null>(null);

/** Returns the services. Works only in components inside a `HouseContext`. */
export const useHouse = (): House => useContext(HouseContext)!;
