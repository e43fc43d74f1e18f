import { onTestFinished } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { formatCard } from '../../../src/engine/five-hundred/cards.ts';
import { isRefusal, type OpaqueTypes, type Options, type Seat } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/front/settings.ts';
import { partsOf } from '../../../src/games.ts';
import type { AskBot } from '../../../src/tui/match/bots.ts';
import { KeyboardConductor } from '../../../src/tui/match/conductor.ts';
import { Session } from '../../../src/tui/match/session.ts';
import { MatchScreen } from '../../../src/tui/screens/match/match.tsx';
import { tableOf } from '../../../src/tui/tables.ts';
import type { Size } from '../../../src/tui/terminal/screen.ts';
import { makeTheme, ThemeContext } from '../../../src/tui/theme.ts';
import { deckWith } from '../../engine/five-hundred/positions.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const entry = partsOf('500')!;

/** One deal's cards: hands as texts by seat, and the widow; without a hand for every seat, the first deal only. */
export interface Cards500 {
  readonly hands: readonly string[];
  readonly widow?: string;
}

/** Seat 0 holds the lowest cards of every suit, each defender has diamonds over them, and the widow leaves nobody else strong. */
export const LOW: Cards500 = {
  hands: [
    '4S 5S 6S 4H 5H 6H 4D 5D 4C 5C',
    '7S 8S 9S 7H 8H 9H 6D 7D 6C 7C',
    'TS JS QS TH JH QH 8D 9D 8C 9C',
    'KS KH TD JD QD KD TC JC QC KC',
  ],
  widow: 'JK AS AH AD AC',
};

export interface Seating {
  readonly deals: readonly Cards500[];
  readonly seats?: 4 | 6;
  readonly people?: readonly Seat[];
  readonly options?: Partial<Options>;
  /** Moves made before anybody looks, in order of play; `...` plays the deal out by first legal moves. */
  readonly moves?: readonly string[];
  /** What a bot says in the auction of the deal that is on; others pass. */
  readonly calls?: { readonly [seat: Seat]: string };
  readonly settings?: Partial<Settings>;
  readonly size?: Size;
  readonly ascii?: boolean;
}

function firstMove(view: OpaqueTypes['view'], seat: Seat): string {
  const [first] = entry.game.moves(view, seat);
  return entry.game.format(first!);
}

/** The decks of deals, as card texts. Cards are dealt from the dealer's left, and each deal has the next dealer. */
const stackedDecks = (deals: readonly Cards500[], seats: number): string[][] =>
  deals.map(({ hands, widow }, deal) => {
    const first = deal % seats;
    return deckWith([...hands.slice(first), ...hands.slice(0, first)], seats, widow).map(formatCard);
  });

/** A match with stacked decks, its first moves made. */
function stackedMatch({ deals, seats = 4, options = {}, moves = [] }: Seating): Match {
  const decks = stackedDecks(deals, seats);
  const setup = readSetup(entry.game, { seats, options: options as Options, seed: 'table', decks }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(entry.game, setup as Setup);
  const play = (move: string) => {
    const refusal = match.play(match.turn[0]!, move);
    if (isRefusal(refusal)) throw new Error(`${move}: ${refusal.rule}`);
  };
  for (const move of moves) {
    if (move !== '...') play(move);
    else {
      const { length } = match.status.results;
      while (match.status.results.length === length)
        play(firstMove(match.view(match.turn[0]!), match.turn[0]!));
    }
  }
  return match;
}

/** The match on a screen in this process. Bots pass, or call as they are told, and otherwise make their first legal move. */
export async function openTable(seating: Seating): Promise<Stage & { readonly session: Session }> {
  const { seats = 4, people = [0], calls = {}, settings = {}, size, ascii = false } = seating;
  const askBot: AskBot = async ({ view, seat }) => {
    const bidding = entry.game.status(view).phase === 'bid';
    const move = bidding ? (calls[seat] ?? 'pass') : firstMove(view, seat);
    return { move, reason: null, capped: false };
  };
  const table = await tableOf(entry.game);
  const conductor = new KeyboardConductor({
    entry,
    match: stackedMatch(seating),
    players: seatPlayers(seats, people, 'normal'),
    table,
    askBot,
  });
  const session = new Session({ conductor, pace: settings.pace ?? 'instant' });
  onTestFinished(() => session.close());
  // Every decision is asked for.
  const chosen = { ...DEFAULT_SETTINGS, pace: 'instant' as const, forced: 'asked' as const, ...settings };
  const look = { depth: 2, symbols: ascii ? 'ascii' : 'unicode' } as const;
  const stage = await openStage(
    <ThemeContext value={makeTheme(look)}>
      <MatchScreen
        session={session}
        settings={chosen}
        notice={null}
        problem=""
        rules={() => ''}
        changeSettings={() => ''}
        keepSheet={() => ''}
        onLeave={() => {}}
        onAgain={() => {}}
      />
    </ThemeContext>,
    { ...(size && { size }), ...(ascii && { symbols: 'ascii' }) },
  );
  session.start();
  return Object.create(stage, { session: { value: session } });
}
