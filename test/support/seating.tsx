import { onTestFinished } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal, type Seat } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/front/settings.ts';
import type { GameParts } from '../../src/games.ts';
import type { AskBot } from '../../src/tui/match/bots.ts';
import { KeyboardConductor } from '../../src/tui/match/conductor.ts';
import { Session } from '../../src/tui/match/session.ts';
import { MatchScreen } from '../../src/tui/screens/match/match.tsx';
import { tableOf } from '../../src/tui/tables.ts';
import { clock as realClock } from '../../src/tui/terminal/clock.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { Themed } from '../../src/tui/themed.tsx';
import { openStage, type Stage } from './stage.ts';

/** A match with stacked decks, and how whoever is first to move makes a move, which has to be legal. */
export function stackedMatch({ game }: GameParts, table: object) {
  const setup = readSetup(game, { ...table, seed: 'table' }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(game, setup as Setup);
  const play = (move: string) => {
    const steps = match.play(match.turn[0]!, move);
    if (isRefusal(steps)) throw new Error(`${move}: ${steps.rule}`);
  };
  return { match, play };
}

/** Who looks at a match, and how. */
export interface Looking {
  /** The seats of people; left out: the first. */
  readonly people?: readonly Seat[];
  /** Those that are not as usual; without pauses, unless another pace is among them. */
  readonly settings?: Partial<Settings>;
  readonly size?: Size;
  readonly ascii?: boolean;
  /** Left out: bots of the house. */
  readonly askBot?: AskBot;
}

/** The match on a screen in this process; `forward` has time go by for the match as for the terminal. */
export async function openSession(
  entry: GameParts,
  match: Match,
  { people = [0], settings = {}, size, ascii = false, askBot }: Looking,
): Promise<Stage & { readonly session: Session; readonly match: Match }> {
  const players = seatPlayers(match.setup.seats, people, 'normal');
  const table = await tableOf(entry.game);
  const conductor = new KeyboardConductor({ entry, match, players, table, askBot });
  let forwarded = 0;
  const clock = { ...realClock, now: () => realClock.now() + forwarded };
  const chosen: Settings = { ...DEFAULT_SETTINGS, pace: 'instant', ...settings };
  const session = new Session({ conductor, pace: chosen.pace, clock });
  onTestFinished(() => session.close());
  const stage = await openStage(
    <Themed theme={makeTheme({ depth: 2, symbols: ascii ? 'ascii' : 'unicode' })}>
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
    </Themed>,
    { clock, ...(size && { size }), ...(ascii && { symbols: 'ascii' }) },
  );
  session.start();
  const forward = (ms: number) => {
    forwarded += ms;
  };
  return Object.create(stage, {
    session: { value: session },
    match: { value: match },
    forward: { value: forward },
  });
}
