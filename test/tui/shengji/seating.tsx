import { onTestFinished } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { isRefusal, type OptionValue, type Seat } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { format } from '../../../src/engine/shengji/cards.ts';
import { DEFAULT_SETTINGS, type Pace } from '../../../src/front/settings.ts';
import { partsOf } from '../../../src/games.ts';
import { KeyboardConductor } from '../../../src/tui/match/conductor.ts';
import { Session } from '../../../src/tui/match/session.ts';
import { MatchScreen } from '../../../src/tui/screens/match/match.tsx';
import { tableOf } from '../../../src/tui/tables.ts';
import { clock as realClock } from '../../../src/tui/terminal/clock.ts';
import type { Size } from '../../../src/tui/terminal/screen.ts';
import { makeTheme, ThemeContext } from '../../../src/tui/theme.ts';
import { deckWith } from '../../engine/shengji/helpers.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const entry = partsOf('shengji')!;

export interface Seating {
  /** The first cards of each seat; the rest are dealt in the pack's order. */
  readonly hands: readonly string[];
  readonly kitty?: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly people?: readonly Seat[];
  /** Moves made before anybody looks, in order of play; `stay…` lets all stay to the end of the draw, `.` is any legal move. */
  readonly moves?: readonly string[];
  readonly pace?: Pace;
  readonly size?: Size;
  readonly ascii?: boolean;
}

/** A match with a stacked first deal, its first moves made. */
function stackedMatch({ hands, kitty = '', options = {}, moves = [] }: Seating): Match {
  const decks = [deckWith(hands, { kitty }).map(format)];
  const setup = readSetup(entry.game, { options, seed: 'table', decks }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(entry.game, setup as Setup);
  const play = (move: string) => {
    const steps = match.play(match.turn[0]!, move);
    if (isRefusal(steps)) throw new Error(`${move}: ${steps.rule}`);
  };
  for (const move of moves) {
    if (move === 'stay…') while (match.status.phase === 'draw') play('stay');
    else play(move === '.' ? match.moves(match.turn[0]!).next().value! : move);
  }
  return match;
}

/** The match on a screen in this process, with the bots of the house. */
export async function openTable(
  seating: Seating,
): Promise<Stage & { readonly session: Session; readonly match: Match }> {
  const { people = [0], pace = 'instant', size, ascii = false } = seating;
  const table = await tableOf(entry.game);
  const match = stackedMatch(seating);
  const conductor = new KeyboardConductor({ entry, match, players: seatPlayers(6, people, 'normal'), table });
  let forwarded = 0;
  const clock = { ...realClock, now: () => realClock.now() + forwarded };
  const session = new Session({ conductor, pace, clock });
  onTestFinished(() => session.close());
  const stage = await openStage(
    <ThemeContext value={makeTheme({ depth: 2, symbols: ascii ? 'ascii' : 'unicode' })}>
      <MatchScreen
        session={session}
        settings={{ ...DEFAULT_SETTINGS, pace }}
        notice={null}
        problem=""
        rules={() => ''}
        changeSettings={() => ''}
        keepSheet={() => ''}
        onLeave={() => {}}
        onAgain={() => {}}
      />
    </ThemeContext>,
    { clock, ...(size && { size }), ...(ascii && { symbols: 'ascii' }) },
  );
  session.start();
  // Time goes by for the match as for the terminal.
  const forward = (ms: number) => {
    forwarded += ms;
  };
  return Object.create(stage, {
    session: { value: session },
    match: { value: match },
    forward: { value: forward },
  });
}
