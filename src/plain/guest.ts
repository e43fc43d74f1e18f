import { isRefusal } from '../engine/game.ts';
import type { Settings } from '../front/settings.ts';
import { OF_NO_GUEST, OF_ONE_KEYBOARD } from '../tui/choices.ts';
import type { Session } from '../tui/match/session.ts';
import type { MatchReviews } from '../tui/reviews.ts';
import type { Hosted, HostedState } from '../tui/screens/lobby/hosted.ts';
import { amissText, lineText, mannersText, questionText } from '../tui/screens/lobby/words.ts';
import { footTexts } from '../tui/screens/match/words.ts';
import { readMove } from './cards.ts';
import { companyCommands, peopleOf, rowsOf } from './company.ts';
import { decisionAsking, playMove } from './decision.ts';
import type { Parlour } from './house.ts';
import { lookCommands, tableCommands } from './look.ts';
import { dealAsking } from './sheet.ts';
import { Sitting } from './sitting.ts';
import { type Asking, type Command, Ended, type Talk } from './talk.ts';
import { companyTexts, matchTexts } from './words.ts';

export interface GuestOptions {
  readonly talk: Talk;
  readonly hosted: Hosted;
  /** The match as this guest sees it; null before it begins. It is another object after a change of seat. */
  session(): Session | null;
  /** The guest's reviews; null before the end of the match. */
  reviews(): MatchReviews | null;
  /** The unusual house rules, in a line. */
  readonly rules: string;
  readonly room: {
    readonly settings: Settings;
    saveSettings(settings: Settings): string | null;
    rules(game: string): string;
  };
}

/** Seats a guest at a friend's table in lines of text, until the talk is closed or ends. If it ends, the guest leaves the table for a while. */
export async function sitAsGuest(options: GuestOptions): Promise<void> {
  const { talk, hosted } = options;
  const guest = new Guest(options);
  const stop = hosted.subscribe(() => talk.wake());
  try {
    await talk.converse(() => guest.next());
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    if (!talk.isClosed) hosted.leave(false);
  } finally {
    stop();
    guest.close();
  }
}

/** The settings and pages of a guest, with the options that matter here. */
function parlourOf(talk: Talk, room: GuestOptions['room']): Parlour {
  let kept = room.settings;
  return {
    talk,
    get settings(): Settings {
      return { ...kept, pace: 'instant' };
    },
    get kept() {
      return kept;
    },
    without: [...OF_ONE_KEYBOARD, ...OF_NO_GUEST],
    set(name, value) {
      kept = { ...kept, [name]: value };
      const problem = room.saveSettings(kept) ?? '';
      talk.say(problem);
      return problem;
    },
    rules: room.rules,
    get isLeaving() {
      return talk.isClosed;
    },
  };
}

/** A guest, with the news already said to them. */
class Guest {
  readonly #options: GuestOptions;
  readonly #parlour: Parlour;
  #sitting: Sitting | null = null;
  #unsubscribe = (): void => {};
  /** Lines about seats last said before the first card. */
  #rows: readonly string[] = [];
  readonly #heard: WeakSet<HostedState['lines'][number]>;
  /** Number of the match's steps already said. */
  #steps = 0;
  #question = '';
  #amiss = '';
  /** True once the guest knows that a choice before the turn is possible. */
  #isEarly = false;

  constructor(options: GuestOptions) {
    const { talk, hosted, room, rules } = options;
    this.#options = options;
    this.#parlour = parlourOf(talk, room);
    const { game, manners, lines } = hosted.get();
    this.#heard = new WeakSet(lines);
    talk.say(companyTexts.title(game, rules), mannersText(manners, Number.POSITIVE_INFINITY));
  }

  /** Says the news, and returns the next question; null once the guest is gone. */
  next(): Asking | null {
    const { talk, hosted, session } = this.#options;
    if (talk.isClosed) return null;
    const state = hosted.get();
    const now = session();
    if (now !== null && now !== this.#sitting?.session) this.#sitDown(now);
    if (this.#sitting) this.#tellSteps(this.#sitting);
    else this.#tellSeats(state);
    this.#tellTable(state);
    return this.#sitting ? this.#askingIn(this.#sitting, state) : this.#lobbyAsking(state);
  }

  close(): void {
    this.#unsubscribe();
  }

  /** Begins the match, or continues it from another seat. */
  #sitDown(session: Session): void {
    const { talk, hosted } = this.#options;
    this.#unsubscribe();
    this.#unsubscribe = session.subscribe(() => talk.wake());
    this.#sitting = new Sitting(this.#parlour, session, { hosted });
    const [own] = session.people;
    const others = session.players.flatMap(({ name }, seat) => (seat === own ? [] : [name]));
    talk.say(matchTexts.welcome(session.entry.game.title, others));
    this.#sitting.tellTable();
    session.setPace('instant');
  }

  #tellSteps(sitting: Sitting): void {
    const { news, session } = sitting;
    const { count } = session.transcript;
    // After an undo the hand is another one.
    if (count < this.#steps) sitting.handTold = [];
    this.#steps = count;
    this.#options.talk.say(...news.take());
  }

  #tellSeats(state: HostedState): void {
    const rows = rowsOf(state);
    this.#options.talk.say(...rows.filter((row) => !this.#rows.includes(row)));
    this.#rows = rows;
  }

  /** Says new lines, the open question and the player everybody waits for, each once. */
  #tellTable({ lines, question, amiss }: HostedState): void {
    const { talk } = this.#options;
    for (const line of lines) {
      if (!this.#heard.has(line)) talk.say(lineText(line));
      this.#heard.add(line);
    }
    const asked = question ? `${question.id} ${question.kind === 'take-back' && question.viewer}` : '';
    if (question && asked !== this.#question) talk.say(questionText(question));
    this.#question = asked;
    const missed = amiss ? `${amiss.kind} ${amiss.name}` : '';
    if (amiss && missed !== this.#amiss) talk.say(amissText(amiss));
    this.#amiss = missed;
  }

  #lobbyAsking(state: HostedState): Asking {
    const { hosted } = this.#options;
    const ready = () => hosted.ready();
    const hasHost = peopleOf(state).some(({ isHost }) => isHost);
    return {
      lines: [companyTexts.begin(state.self.isReady, hasHost)],
      commands: [
        { word: 'ready', help: companyTexts.help.ready, run: ready },
        ...companyCommands(this.#parlour, hosted),
      ],
      enter: ready,
    };
  }

  #askingIn(sitting: Sitting, { phase }: HostedState): Asking {
    const { mode } = sitting.session.scene;
    if (phase === 'over') sitting.reviews ??= this.#options.reviews();
    if (mode.kind === 'turn') {
      const asking = decisionAsking(sitting, mode);
      if (!mode.early) return asking;
      return { ...asking, lines: [footTexts.early(mode.early.wish), ...asking.lines] };
    }
    if (mode.kind === 'sheet') return dealAsking(sitting, mode.over);
    const { canChooseEarly } = sitting.session;
    if (canChooseEarly && !this.#isEarly) this.#options.talk.say(companyTexts.early);
    this.#isEarly = canChooseEarly;
    return {
      lines: [],
      enter: () => void this.#tellTurn(sitting),
      commands: [
        ...(canChooseEarly ? [chooseCommand(sitting)] : []),
        ...tableCommands(sitting),
        ...lookCommands(sitting),
      ],
      other: (typed) => (canChooseEarly ? playEarly(sitting, readMove(typed)) : this.#tellTurn(sitting)),
    };
  }

  /** Tells who is to move; false if nobody is. */
  #tellTurn({ session, speaker }: Sitting): boolean {
    const { turn } = session.scene;
    if (turn.length > 0) this.#options.talk.say(companyTexts.toMove(turn.map(speaker.seat)));
    return turn.length > 0;
  }
}

/** Chooses a move before the turn; false if it is none. */
function playEarly(sitting: Sitting, move: string): boolean {
  const { session } = sitting;
  if (isRefusal(session.entry.game.parse(move))) return false;
  session.chooseEarly();
  playMove(sitting, move);
  return true;
}

const chooseCommand = ({ session }: Sitting): Command => ({
  word: 'choose',
  letter: 'c',
  help: companyTexts.help.choose,
  run: () => session.chooseEarly(),
});
