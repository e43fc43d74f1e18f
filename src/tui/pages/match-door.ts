import { again, aidOf, type Beginning, goingOn, type NotedMatch } from '../../again/again.ts';
import { challenge } from '../../again/challenge.ts';
import { daysIn, playDay } from '../../again/day.ts';
import { shellOn, shells } from '../../again/shell.ts';
import { type AnyGame, isRefusal } from '../../engine/game.ts';
import { Match } from '../../engine/match.ts';
import { playOn } from '../../engine/play-on.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Room } from '../../front/room.ts';
import { savedIn } from '../../front/saved.ts';
import type { Settings } from '../../front/settings.ts';
import type { GameParts } from '../../games.ts';
import type { KeptMatch } from '../../store/kept-match.ts';
import type { LockedMatch, StoreRefusal } from '../../store/refusal.ts';
import type { SavedMatch } from '../../store/saved.ts';
import { newDraft, playersOf, setupOf } from '../draft.ts';
import type { Thinkers } from '../match/bots.ts';
import { KeyboardConductor } from '../match/conductor.ts';
import type { ReplayPosition } from '../match/replay.ts';
import { Session } from '../match/session.ts';
import type { AgainActions } from '../screens/again/actions.ts';
import type { AnyTable } from '../table.ts';
import { tableOf } from '../tables.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Page, Pages } from './use-pages.ts';

interface DoorOptions extends Thinkers {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  /** The settings for a match that is opened now. */
  readonly settings: Settings;
  changeSettings(settings: Settings): string;
  readonly terminal: Pick<Terminal, 'clock' | 'fail'>;
  readonly go: Pages['go'];
  readonly warmBots?: ((game: string) => void) | undefined;
}

/** Least finished matches of a game, before its calm table existed, for a player to keep the table with all panels. */
const KNOWN = 3;

/** Every way into a match. It uses the store and makes sessions, and draws nothing. */
export class MatchDoor {
  readonly #options: DoorOptions;

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  /** Begins a new match. */
  begin({ game, policy }: GameParts, { setup, players, origin }: Beginning): void {
    const about = { bots: policy.revision, ...(origin && { origin }) };
    this.enter(this.#options.room.matches.prepare(new Match(game, setup), players, about));
  }

  /** Begins a new match with other cards at the same table. */
  anew({ match, players }: NotedMatch): void {
    const { seats, options } = match.setup;
    const setup: Setup = { seats, options, seed: this.#options.room.freshSeed(), decks: [] };
    this.begin(this.#entryOf(match.game), { setup, players });
  }

  /** Begins a new match at the usual table of a game: one person against bots. */
  usual(entry: GameParts): void {
    const draft = newDraft(entry.game);
    const setup = setupOf(entry.game, draft, this.#options.room.freshSeed());
    if (!isRefusal(setup)) this.begin(entry, { setup, players: playersOf(draft) });
  }

  /** Begins a match that goes on from a point of another one, with the same cards. The caller has checked that this is allowed. */
  playOn({ id, match, players }: NotedMatch, { deal, move, made }: ReplayPosition): void {
    const { room } = this.#options;
    const next = playOn(match, made, room.freshSeed());
    if (isRefusal(next)) return;
    const { policy } = this.#entryOf(match.game);
    const origin = { kind: 'from', match: id, deal, move } as const;
    this.enter(room.matches.prepare(next, players, { bots: policy.revision, origin }));
  }

  /** Resumes a saved match. Returns the reason why that fails, or null. `locked`: as in the store. */
  resume(id: string, locked?: LockedMatch): StoreRefusal | null {
    const kept = this.#options.room.matches.resume(id, locked);
    if (isRefusal(kept)) return kept;
    this.enter(kept);
    return null;
  }

  /** Resumes or begins the day's deal of a game. Returns like `resume`; 'ask' if it would count and the player must be asked first. */
  day(entry: GameParts, isSure: boolean): Pick<StoreRefusal, 'sentence' | 'locked'> | 'ask' | null {
    const { room } = this.#options;
    const { kept, removed, problem } = savedIn(room.matches);
    // Then it is unknown whether it was begun before.
    if (problem) return { sentence: problem };
    const step = playDay(kept, removed, entry.game, room.today());
    if ('resume' in step) return this.resume(step.resume);
    if (step.counts && !isSure) return 'ask';
    this.begin(entry, step.begin);
    return null;
  }

  /** Returns the ways to play a match, or a part of it, again. */
  again(played: NotedMatch): AgainActions {
    const entry = this.#entryOf(played.match.game);
    const { room } = this.#options;
    const shell = shells[shellOn(room.platform)];
    return {
      shell,
      // A saved match gets its id when its player first does something.
      get id() {
        return played.id;
      },
      origin: played.about.origin,
      aid: (part) => aidOf(played, part),
      begin: (part) => {
        const beginning = again(played, part);
        if (beginning) this.begin(entry, beginning);
      },
      words(part) {
        const { kept, removed } = savedIn(room.matches);
        return challenge(played, part, entry.policy, goingOn([...kept, ...removed]), shell);
      },
      day(date) {
        const { kept, removed } = savedIn(room.matches);
        return daysIn([...kept, ...removed], entry.game.id, date);
      },
    };
  }

  /** Shows a match of the store. */
  enter(kept: KeptMatch): void {
    this.#options.go(() => this.#pageOf(kept));
  }

  /** Shows a match move by move. */
  replay(played: NotedMatch): void {
    const entry = this.#entryOf(played.match.game);
    this.#options.go(async () => {
      const table = await tableOf(entry.game);
      return { kind: 'replay', watched: { entry, played, table, by: 'replay' } };
    });
  }

  async #pageOf(kept: KeptMatch): Promise<Page> {
    const entry = this.#entryOf(kept.match.game);
    // Without hard bots and answers at once, only hints need a thread. It takes as much memory as the screen, so it is not made ready.
    const isThinking = kept.players.some(({ bot }) => bot === 'hard');
    if (isThinking || this.#options.settings.answers === 'at-once') this.#options.warmBots?.(entry.game.id);
    const table = await tableOf(entry.game);
    this.#settleTable(entry.game.id);
    const session = this.#sessionFor(kept, entry, table);
    return { kind: 'match', kept, session, earlier: this.#earlier(kept) };
  }

  #sessionFor(kept: KeptMatch, entry: GameParts, table: AnyTable): Session {
    const { match, players, about } = kept;
    const { settings, terminal, askBot, askAdviser } = this.#options;
    const conductor = new KeyboardConductor({
      entry,
      match,
      players,
      table,
      forced: settings.forced,
      answers: settings.answers,
      // A result that is compared with others' must not depend on the speed of this machine.
      untimed: about.origin !== undefined && about.origin.kind !== 'from',
      askBot,
      askAdviser,
      onAct: () => kept.begin(),
      fail: terminal.fail,
      clock: terminal.clock,
    });
    return new Session({ conductor, pace: settings.pace, clock: terminal.clock });
  }

  /** Decides once for a game whether its table is calm. */
  #settleTable(game: string): void {
    const { room, settings, changeSettings } = this.#options;
    if (settings.tables[game]) return;
    const finished = savedIn(room.matches).kept.filter(
      (saved) => saved.state === 'finished' && saved.game === game,
    );
    const words = finished.length >= KNOWN ? 'all' : 'calm';
    changeSettings({ ...settings, tables: { ...settings.tables, [game]: words } });
  }

  /** Returns the number of other matches of this game, if a person plays it alone against bots and for its own sake; else null. */
  #earlier({ id, match, players, about }: KeptMatch): number | null {
    const { room } = this.#options;
    const isOwn =
      players.filter(({ bot }) => bot === null).length === 1 &&
      about.origin === undefined &&
      match.setup.seed !== room.today();
    const isOther = (saved: SavedMatch) => saved.id !== id && 'game' in saved && saved.game === match.game.id;
    return isOwn ? savedIn(room.matches).kept.filter(isOther).length : null;
  }

  #entryOf(game: AnyGame): GameParts {
    return this.#options.catalogue.find((entry) => entry.game === game)!;
  }
}
