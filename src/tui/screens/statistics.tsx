import type { AnyGame } from '../../engine/game.ts';
import { counts, type FinishedMatch } from '../../store/saved.ts';
import { clipped, padded, paddedLeft, widthOf } from '../drawing/width.ts';
import type { Binding } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Rich } from '../parts/rich.tsx';
import { useTheme } from '../theme.ts';
import { useScreenKeys } from './use-screen-keys.tsx';

export interface GameRecord {
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
  readonly worst: number | null;
}

/** What the person at the keyboard has done in a game: matches with exactly one person, to the end. */
export function recordOf(matches: readonly FinishedMatch[], game: string): GameRecord {
  const own = matches.flatMap((match) => {
    const people = match.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    return match.game === game && people.length === 1 && counts(match)
      ? [{ won: match.result.winners.includes(people[0]!), score: match.result.scores[people[0]!]! }]
      : [];
  });
  const scores = own.map(({ score }) => score);
  return {
    played: own.length,
    won: own.filter(({ won }) => won).length,
    best: own.length === 0 ? null : Math.max(...scores),
    worst: own.length === 0 ? null : Math.min(...scores),
  };
}

export const shareWon = ({ played, won }: GameRecord): string =>
  played === 0 ? '' : `${Math.round((100 * won) / played)}%`;

interface StatisticsProps {
  readonly games: readonly AnyGame[];
  readonly played: readonly FinishedMatch[];
  onClose(): void;
}

export function Statistics({ games, played, onClose }: StatisticsProps) {
  const theme = useTheme();
  const { columns } = useContentSize();
  const own: Binding[] = [
    { keys: ['Esc', 'q', 't', 'Enter'], name: 'Esc', label: 'close', group: 'match', run: onClose },
  ];
  const { bindings, help, said } = useScreenKeys('STATISTICS', own);
  if (help) return help;
  const cells = (name: string, values: readonly (string | number)[]) =>
    `  ${padded(name, 18)}${values.map((value) => paddedLeft(String(value), 10)).join('')}`;
  const latest = played.slice(-6).reverse();
  return (
    <Frame
      banner="STATISTICS"
      bindings={bindings}
      said={said}
      verdict={['Matches that you played alone against bots, to the end.']}
    >
      <Rich style={theme.strong}>{cells('game', ['played', 'won', 'share', 'highest', 'lowest'])}</Rich>
      {games.map((game) => {
        const record = recordOf(played, game.id);
        const values = [record.played, record.won, shareWon(record), record.best ?? '', record.worst ?? ''];
        return <Rich key={game.id}>{cells(game.title, values)}</Rich>;
      })}
      <Rich> </Rich>
      <Rich style={theme.strong}>
        {latest.length === 0 ? '  No match was played to its end yet.' : '  The latest matches'}
      </Rich>
      {latest.map((match) => (
        <Rich key={match.id}>{`  ${latestText(match, games, columns - 2)}`}</Rich>
      ))}
    </Frame>
  );
}

/** A finished match on a line of so many columns: names are cut, so that all scores have room. */
function latestText(
  { game, players, result: { scores, winners }, left }: FinishedMatch,
  games: readonly AnyGame[],
  columns: number,
): string {
  const title = games.find(({ id }) => id === game)?.title ?? game;
  const day = new Date(left).toISOString().slice(0, 10);
  const begun = `${day}  ${padded(title, 16)}`;
  const room = Math.floor((columns - widthOf(begun)) / players.length);
  const line = players.map(({ name }, seat) => {
    const score = ` ${scores[seat]}${winners.includes(seat) ? '*' : ''}`;
    return ` ${clipped(name, room - widthOf(score) - 2)}${score}`;
  });
  return `${begun}${line.join(' ')}`;
}
