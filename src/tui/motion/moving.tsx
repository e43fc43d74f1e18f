import { useEffect, useState } from 'react';
import type { Viewer } from '../../engine/game.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import type { Motion } from '../match/motion.ts';
import { useKeys, usePaste, useResume, useTerminal, useWindowSize } from '../terminal/hooks.ts';
import type { Size } from '../terminal/screen.ts';
import { type Flight, flightBetween, frameLength, nextFrame, openingOf, paintFlight } from './flight.ts';

interface Table {
  /** The table, with all moved cards in their places. */
  readonly canvas: Canvas;
  readonly viewer: Viewer;
  /** The number of steps in the match. Nothing moves on the way back. */
  readonly step: number;
  /** Were the cards just dealt, with no key pressed since? */
  readonly isDealt: boolean;
}

interface DrawnTable extends Table {
  readonly window: Size;
  readonly flight: Flight | null;
}

interface MovingProps extends Table {
  /** The motion of cards that have changed their place; null if nothing moves. */
  readonly motion: Motion | null;
}

/** A table on which cards move. Any key ends the motion before it does its own work; so does a new size of the window. */
export function Moving({ motion, ...table }: MovingProps) {
  const { clock, askLag } = useTerminal();
  const window = useWindowSize();
  const [before, setShown] = useState<DrawnTable>(() => {
    const flight = motion && table.isDealt ? openingOf(table.canvas, motion) : null;
    return { ...table, window, flight };
  });
  const isNew = before.canvas !== table.canvas || before.window !== window;
  const shown = isNew
    ? { ...table, window, flight: flightFrom(before, { ...table, window }, motion) }
    : before;
  if (isNew) setShown(shown);
  const { canvas, flight } = shown;
  useEffect(() => {
    if (flight === null) return undefined;
    return clock.after(frameLength(flight), () => {
      setShown((now) => ({ ...now, flight: now.flight && nextFrame(now.flight) }));
    });
  }, [flight, clock]);
  useEffect(() => (table.isDealt ? askLag() : undefined), [table.isDealt, askLag]);
  const land = () => setShown((now) => ({ ...now, flight: null }));
  const listening = { active: flight !== null };
  useKeys(land, listening);
  usePaste(land, listening);
  useResume(land);
  return <Picture canvas={flight ? paintFlight(canvas, flight) : canvas} />;
}

function flightFrom(
  before: DrawnTable,
  after: Omit<DrawnTable, 'flight'>,
  motion: Motion | null,
): Flight | null {
  const isSeen =
    before.viewer === after.viewer && before.window === after.window && before.step <= after.step;
  if (motion && isSeen && after.isDealt && before.step !== after.step) return openingOf(after.canvas, motion);
  return motion && isSeen
    ? flightBetween([before.canvas, after.canvas], after.viewer, motion, before.flight)
    : null;
}
