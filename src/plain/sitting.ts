import type { Refusal, Seat, Speaker } from '../engine/game.ts';
import { SHOWS_ALL, type Shows } from '../lessons/lesson.ts';
import { Hints } from '../tui/match/hints.ts';
import type { Scene } from '../tui/match/scene.ts';
import type { Session } from '../tui/match/session.ts';
import type { PageOf } from '../tui/pages/use-pages.ts';
import type { MatchReviews } from '../tui/reviews.ts';
import type { Hosted } from '../tui/screens/lobby/hosted.ts';
import { accountOf, toldOf } from '../tui/sheet/told.ts';
import { speakerOf } from './cards.ts';
import type { House, Parlour } from './house.ts';
import { News } from './news.ts';
import { accountLines } from './sheet-lines.ts';
import { tellingOf } from './tellings/index.ts';
import type { Telling } from './tellings/telling.ts';

/** The part of a sitting that only some tables have. */
interface Belonging {
  /** The player's own match. Left out: a lesson's or a friend's. */
  readonly home?: { readonly house: House; readonly page: PageOf<'match'> };
  /** A friend's table. */
  readonly hosted?: Hosted;
  readonly reviews?: MatchReviews | null;
}

/** A table at which lines are typed, with the news already said there. */
export class Sitting {
  readonly house: Parlour;
  readonly session: Session;
  readonly home: { readonly house: House; readonly page: PageOf<'match'> } | null;
  readonly hosted: Hosted | null;
  /** Null if nothing may be judged now. */
  reviews: MatchReviews | null;
  readonly telling: Telling;
  readonly hints: Hints;
  readonly news: News;
  isMidway: boolean;
  /** The parts of the table that a lesson has named; all of them outside lessons. */
  shows: Shows = SHOWS_ALL;
  /** The hand last said, without cards played since. */
  handTold: readonly string[] = [];
  /** The move that an empty line plays: the hint, with the number of its decision. Null before there is one. */
  hinted: { readonly decision: number; readonly move: string } | null = null;
  /** The refusal of the latest move; null if it was made. */
  refused: Refusal | null = null;
  /** The scene of the last curtain, and the scene whose sheet was said; null before the first. */
  curtain: Scene | null = null;
  sheet: Scene | null = null;
  /** The number of the deal in which the last tip was given; null before the first. */
  tipped: number | null = null;

  constructor(house: Parlour, session: Session, { home, hosted, reviews }: Belonging = {}) {
    this.house = house;
    this.session = session;
    this.home = home ?? null;
    this.hosted = hosted ?? null;
    this.reviews = reviews ?? null;
    this.telling = tellingOf(session.entry.game);
    this.hints = new Hints(session);
    this.news = new News(session);
    this.isMidway = session.transcript.count > 1;
  }

  /** The speaker for the eyes that look. */
  get speaker(): Speaker {
    return this.news.speaker;
  }
  speakerFor(seat: Seat): Speaker {
    return speakerOf(this.session.players, seat);
  }

  /** The position as the eyes that look may know it. */
  get view() {
    const { entry, scene } = this.session;
    return entry.game.describe(scene.view);
  }

  /** The cards of the person to move, or of the only person here, in the table's groups. */
  get hand(): readonly (readonly string[])[] {
    const { table, scene, people } = this.session;
    const { mode, view } = scene;
    const seat = mode.kind === 'turn' ? mode.seat : people.length === 1 ? people[0] : undefined;
    if (seat === undefined) return [];
    const { speaker } = this;
    const told = this.view.hand;
    const cards = Array.isArray(told) ? told.map((card) => speaker.card(String(card))) : [];
    const groups = table.groups?.(view, seat, speaker) ?? [table.hand?.(view, seat, speaker) ?? cards];
    return groups.filter((group) => group.length > 0);
  }

  /** Says the state of the table, if moves were made before this sitting. */
  tellTable(): void {
    if (!this.isMidway) return;
    this.isMidway = false;
    this.house.talk.say(...this.telling.table(this.view, this.speaker, this.shows));
  }

  /** Says the account so far, of every deal if `isWhole`. */
  tellScore(isWhole = true): void {
    const { entry, table, scene } = this.session;
    const { view, status } = scene;
    const position = { view, status, speaker: this.speaker };
    const told = toldOf(accountOf(entry.game, table, position), position);
    this.house.talk.say(...accountLines(told, isWhole));
  }
}
