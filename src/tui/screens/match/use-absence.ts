import { useMemo } from 'react';
import type { AnyPosition } from '../../table.ts';
import type { Company } from './actions.ts';
import { absentName } from './words.ts';

/** Marks the names of absent people in a position at a hosted table. */
export function useAbsence(position: AnyPosition, company: Company | undefined): AnyPosition {
  const away = company?.state.seats
    .flatMap(({ person }, seat) => (person?.isHere === false ? [seat] : []))
    .join();
  return useMemo(() => {
    if (!away) return position;
    const { speaker } = position;
    const seats = new Set(away.split(',').map(Number));
    const seat: typeof speaker.seat = (at) =>
      seats.has(at) ? absentName(speaker.seat(at)) : speaker.seat(at);
    return { ...position, speaker: { ...speaker, seat } };
  }, [position, away]);
}
