import { type AnyGame, decidingTotals, type OpaqueTypes, type Status } from '../../engine/game.ts';
import { list, within } from '../../engine/words.ts';
import type { AnyTable } from '../table.ts';
import { placesOf } from './by-seat.ts';
import type { SheetPage, SheetPosition } from './page.ts';
import { onlyTexts } from './words.ts';

type Told = Pick<AnyGame, 'best' | 'partners'>;

/** The score sheet of a match. Where the match is one deal, the sheet says what the deal brought, and nothing of a match. */
export function pageOf(
  game: Told,
  sheet: AnyTable['sheet'],
  position: SheetPosition<OpaqueTypes>,
): SheetPage {
  const page = sheet.page(position);
  if (!position.status.only) return page;
  const brought = sheet.brought ?? onlyTexts.points;
  return { ...page, ends: onlyTexts.ends, verdict: [verdictOf(game, brought, position)] };
}

/** The place of the viewer in the only deal; for a spectator who did best, and among partners which side did. */
function verdictOf(
  { best, partners }: Told,
  brought: (points: number) => string,
  { status, speaker }: Pick<SheetPosition<OpaqueTypes>, 'status' | 'speaker'>,
): string {
  if (status.winners === null) return onlyTexts.playing;
  const points = decidingTotals(status);
  const most = Math[best === 'lowest' ? 'min' : 'max'](...points);
  if (speaker.you !== null && !partners) {
    const place = placesOf(points, best)[speaker.you]!;
    return onlyTexts.own(speaker.seat(speaker.you), place, points.length, brought(points[speaker.you]!));
  }
  const first = points.flatMap((each, seat) => (each === most ? [seat] : []));
  const names = first.map((seat, at) => (at === 0 ? speaker : within(speaker)).seat(seat));
  if (first.length === points.length) return onlyTexts.equal(brought(most));
  if (!partners) return onlyTexts.best(list(names), brought(most));
  return onlyTexts.better(list(names), most, Math.min(...points));
}

/** How far a match has come, in a few words for the top line: `after deal 3`, and at its end what is over. */
export const stageText = ({ deal, winners, only }: Status, ongoing: string): string =>
  winners === null ? ongoing : only ? onlyTexts.over(deal) : onlyTexts.matchOver;
