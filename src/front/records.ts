import { figure, stepsOf } from '../ai/adviser/figures.ts';
import type { AnyGame, Speaker, TallySpec } from '../engine/game.ts';
import { count } from '../engine/words.ts';
import { partsOf } from '../games.ts';
import type { PlayerRecord } from '../store/statistics.ts';
import { minus } from './number.ts';

/* Records in words, for the screen and the command line. */

/** The columns of a table of records. */
export const RECORD_COLUMNS = ['who', 'table', 'played', 'won', 'average', 'best', 'streak'] as const;
export type RecordCells = { readonly [column in (typeof RECORD_COLUMNS)[number]]: string };

/** The heads of the columns. */
export const RECORD_HEADS: RecordCells = {
  who: 'who',
  table: 'table',
  played: 'played',
  won: 'won',
  average: 'average',
  best: 'best',
  streak: 'in a row',
};

/** A record as a row of the table. */
export const cellsOf = (record: PlayerRecord): RecordCells => ({
  who: record.name ?? 'you',
  table: `${record.seats} ${AGAINST[record.bots]}`,
  played: String(record.played),
  won: record.won === 0 ? '0' : `${record.won} ${shareText(record.won, record.played)}`,
  average: averageText(record),
  best: minus(record.best),
  streak: `${record.streak.now}, best ${record.streak.best}`,
});

const AGAINST: { readonly [bots in PlayerRecord['bots']]: string } = {
  random: 'random',
  easy: 'easy',
  normal: 'normal',
  hard: 'hard',
  mixed: 'mixed',
  nobody: 'people',
};

/** The mean and its standard error: "412.3 ±35.1". */
const averageText = ({ mean, error }: Pick<PlayerRecord, 'mean' | 'error'>): string =>
  `${minus(mean.toFixed(1))}${error === null ? '' : ` ±${error.toFixed(1)}`}`;

/** A share: "39%"; '' if the whole is 0. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`;

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** Counts of places: "1st 9, 2nd 6, 3rd 5, 4th 3". */
export const placesText = ({ places }: Pick<PlayerRecord, 'places'>): string =>
  places.map((times, place) => `${ORDINALS[place] ?? `${place + 1}th`} ${times}`).join(', ');

/** The unit of a game's scores: "points", "levels". */
export const unitOf = ({ game }: Pick<PlayerRecord, 'game'>): string =>
  `${partsOf(game)?.review?.scored ?? 'point'}s`;

/** The worst score, and the unit of all scores: "worst −300, in points". */
export const worstText = (record: Pick<PlayerRecord, 'game' | 'worst'>): string =>
  `worst ${minus(record.worst)}, in ${unitOf(record)}`;

/** Matches won in a row: "3 won in a row, 5 at best". */
export const streakText = ({ streak: { now, best } }: Pick<PlayerRecord, 'streak'>): string =>
  `${now} won in a row, ${best} at best`;

/** The tallies of a record, its judged deals against par, and the costs of decisions in them. */
export const detailLines = (
  record: PlayerRecord,
  game: Pick<AnyGame, 'tallies'>,
  speaker: Pick<Speaker, 'suit'>,
): string[] => [
  ...tallyLines(record, game, speaker),
  ...parLines(record),
  ...(record.costs ? [costsText(record.costs)] : []),
];

type Costs = NonNullable<PlayerRecord['costs']>;

/** Says what moves other than the best lose, by kind: "points lost a deal by moves that were not the best: lead 8, follow 5, pass 3". */
export function costsText({ counts, kinds }: Costs): string {
  const measure = { counts, matters: 1 };
  const told = kinds.map(
    ({ kind, mean }) => `${kind} ${figure(stepsOf(Math.max(0, mean), measure), measure, { number: String })}`,
  );
  return `${UNITS[counts]} lost a deal by moves that were not the best: ${told.join(', ')}`;
}

const UNITS: { readonly [counts in Costs['counts']]: string } = {
  points: 'points',
  cards: 'cards',
  chance: 'chance to win',
};

/** Judged deals against par: "against par +3.4 ±1.2 points a deal, in 12 judged deals". More is better, even where low scores win. */
function parLines({ game, par }: PlayerRecord): string[] {
  if (!par) return [];
  const sign = par.mean > 0 ? '+' : '';
  return [
    `against par ${sign}${averageText(par)} ${unitOf({ game })} a deal, in ${count(par.deals, 'judged deal')}`,
  ];
}

/** The tallies, a line each: "contracts made 3 of 5, 60%: 6♠ 1 of 2, 8♥ 2 of 3". */
function tallyLines(
  { tallies }: Pick<PlayerRecord, 'tallies'>,
  game: Pick<AnyGame, 'tallies'>,
  { suit }: Pick<Speaker, 'suit'>,
): string[] {
  return (game.tallies ?? []).flatMap((spec) => {
    const own = tallies.filter(({ name }) => name === spec.name);
    return own.length === 0 ? [] : [tallyLine(spec, own, suit)];
  });
}

function tallyLine({ label, parts }: TallySpec, own: PlayerRecord['tallies'], suit: Speaker['suit']): string {
  const sum = (of: 'times' | 'tries') => own.reduce((all, tally) => all + (tally[of] ?? 0), 0);
  const [times, tries] = [sum('times'), sum('tries')];
  const whole = `${label} ${ofText(times, tries)}${tries > 0 ? `, ${shareText(times, tries)}` : ''}`;
  if (!parts) return whole;
  const told = own.map(
    (tally) => `${partText(tally.part ?? '', suit)} ${ofText(tally.times, tally.tries ?? 0)}`,
  );
  return `${whole}: ${told.join(', ')}`;
}

const ofText = (times: number, tries: number): string => (tries > 0 ? `${times} of ${tries}` : String(times));

/** A tally's part with its suit as a glyph: `8♥`, `inkle ♠`. */
const partText = (part: string, suit: Speaker['suit']): string =>
  part.replace(/(?<=^(?:\d+|.* ))[SHDC]$/, (letter) => suit(letter));

/** The standing of the player's positions from `Again`: "practice: 12 positions, 3 due, 7 solved"; '' if there are none. */
export const practiceLine = (standing: string): string => standing && `practice: ${standing}`;

export const NOTHING_COUNTED = 'No finished match counts yet.';

/** Why some finished matches are in no record; '' if all are. */
export function uncountedText(finished: number, counted: number): string {
  const others = finished - counted;
  if (others === 0) return '';
  return `Not counted: ${others} of ${finished} finished matches. Only new matches of people count: no challenge or day's deal, none played again or on, imported or damaged.`;
}
