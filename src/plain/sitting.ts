import type { Refusal, Seat, Speaker } from '../engine/game.ts';
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

/** All that belongs to a table in one place alone. */
interface Belonging {
  /** The match is the player's own. Left out: it is of a lesson or of a friend's table. */
  readonly home?: { readonly house: House; readonly page: PageOf<'match'> };
  /** The table of a friend. */
  readonly hosted?: Hosted;
  readonly reviews?: MatchReviews | null;
}

/** A table at which lines are typed, and what was last told there. */
export class Sitting {
  readonly house: Parlour;
  readonly session: Session;
  readonly home: { readonly house: House; readonly page: PageOf<'match'> } | null;
  readonly hosted: Hosted | null;
  /** Null: nothing of it may be judged now. */
  reviews: MatchReviews | null;
  readonly telling: Telling;
  readonly hints: Hints;
  readonly news: News;
  isMidway: boolean;
  /** The hand that was told last, without the cards that were played since. */
  handTold: readonly string[] = [];
  /** A move that an empty line plays: the hint of the present decision. */
  hinted: { readonly decision: number; readonly move: string } | null = null;
  /** The rule that refused the latest move. */
  refused: Refusal | null = null;
  /** The scene for which the curtain fell last, and the one whose sheet was told. */
  curtain: Scene | null = null;
  sheet: Scene | null = null;
  /** The deal in which a tip was given last. */
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

  /** For the eyes that look. */
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

  /** Cards of the person who is to move, or of the only one at this table, in the groups in which the table shows them. */
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

  /** Tells how the table stands, if moves were made before anybody looked on here. */
  tellTable(): void {
    if (!this.isMidway) return;
    this.isMidway = false;
    this.house.talk.say(...this.telling.table(this.view, this.speaker));
  }

  /** The account as it stands, of every deal if `isWhole`. */
  tellScore(isWhole = true): void {
    const { entry, table, scene } = this.session;
    const { view, status } = scene;
    const position = { view, status, speaker: this.speaker };
    const told = toldOf(accountOf(entry.game, table, position), position);
    this.house.talk.say(...accountLines(told, isWhole));
  }
}
