import type { Progress } from '../front/progress.ts';
import type { Room } from '../front/room.ts';
import { playedLast, savedIn } from '../front/saved.ts';
import type { Settings } from '../front/settings.ts';
import type { GameParts } from '../games.ts';
import { type Draft, newDraft } from '../tui/draft.ts';
import type { DealHand } from '../tui/house.ts';
import type { Thinkers } from '../tui/match/bots.ts';
import { MatchDoor } from '../tui/pages/match-door.ts';
import type { Page, Pages } from '../tui/pages/use-pages.ts';
import type { Reviews } from '../tui/reviews.ts';
import { clock } from '../tui/terminal/clock.ts';
import type { Option } from '../tui/words.ts';
import type { Talk } from './talk.ts';
import { positionWays } from './words.ts';

export interface HouseOptions extends Thinkers {
  readonly talk: Talk;
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly reviews: Reviews | null;
  readonly dealHand: DealHand;
  readonly warmBots?: ((game: string) => void) | undefined;
}

/** The surroundings of a table in lines. Guests at a friend's table have no more. */
export interface Parlour {
  readonly talk: Talk;
  /** The player's settings, without pauses: lines need none. */
  readonly settings: Settings;
  /** The settings as saved. */
  readonly kept: Settings;
  /** Options without a meaning here. */
  readonly without: readonly Option[];
  /** Saves one setting. Says and returns why that failed; '' if it did not. */
  set(name: keyof Settings, value: Settings[keyof Settings]): string;
  /** The rules of a game as Markdown. */
  rules(game: string): string;
  /** True if another page was opened. */
  readonly isLeaving: boolean;
}

/** The part that all pages share: settings, progress, the way to other pages. */
export class House implements Parlour {
  readonly without = [];
  readonly ways = positionWays;
  readonly talk: Talk;
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly reviews: Reviews | null;
  readonly dealHand: DealHand;
  readonly askAdviser: Thinkers['askAdviser'];
  readonly #options: HouseOptions;
  #settings: Settings;
  #progress: Progress;
  /** The game of the menu, at first the one played last. */
  entry: GameParts;
  readonly #drafts = new Map<GameParts, Draft>();
  #next: Parameters<Pages['go']>[0] | null = null;

  constructor(options: HouseOptions) {
    this.#options = options;
    this.talk = options.talk;
    this.room = options.room;
    this.catalogue = options.catalogue;
    this.reviews = options.reviews;
    this.dealHand = options.dealHand;
    this.askAdviser = options.askAdviser;
    this.#settings = options.room.settings;
    this.#progress = options.room.progress;
    this.entry = playedLast(options.catalogue, savedIn(options.room.matches).kept);
  }

  /** The draft of the chosen game's next match. */
  get draft(): Draft {
    return this.#drafts.get(this.entry) ?? newDraft(this.entry.game);
  }
  set draft(draft: Draft) {
    this.#drafts.set(this.entry, draft);
  }

  get settings(): Settings {
    return { ...this.#settings, pace: 'instant' };
  }
  rules(game: string): string {
    return this.room.rules(game);
  }

  set(name: keyof Settings, value: Settings[keyof Settings]): string {
    this.#settings = { ...this.#settings, [name]: value };
    const problem = this.room.saveSettings(this.#settings) ?? '';
    this.talk.say(problem);
    return problem;
  }
  get kept(): Settings {
    return this.#settings;
  }

  get progress(): Progress {
    return this.#progress;
  }
  changeProgress(change: (known: Progress) => Progress): void {
    const { progress, problem } = this.room.changeProgress(change);
    this.#progress = progress;
    this.talk.say(problem ?? '');
  }

  /** Every way into a match, with the present settings. */
  get door(): MatchDoor {
    const { room, catalogue, askBot, askAdviser, warmBots } = this.#options;
    const terminal = { clock, fail: this.fail };
    return new MatchDoor({
      ...{ room, catalogue, terminal, askBot, askAdviser, warmBots },
      settings: this.settings,
      changeSettings: ({ tables }) => this.set('tables', tables),
      go: (make) => this.go(make),
    });
  }

  /** Sets the next page. The present page ends when it next looks. */
  go(make: () => Page | Promise<Page>): void {
    this.#next = make;
  }
  toMenu(): void {
    this.go(() => ({ kind: 'menu', overlay: null }));
  }
  toLessons(entry: GameParts): void {
    this.entry = entry;
    this.go(() => ({ kind: 'menu', overlay: 'lessons' }));
  }
  get isLeaving(): boolean {
    return this.#next !== null;
  }
  /** Makes the page that was set; null if there is none. */
  async next(): Promise<Page | null> {
    const make = this.#next;
    this.#next = null;
    return make === null ? null : make();
  }

  entryOf(id: string): GameParts {
    return this.catalogue.find(({ game }) => game.id === id)!;
  }

  /** Ends the program for a fault of its own. */
  readonly fail = (error: unknown): void => {
    process.nextTick(() => {
      throw error;
    });
  };
}
