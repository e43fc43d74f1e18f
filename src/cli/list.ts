import { minuteOf } from '../front/day.ts';
import { partsOf } from '../games.ts';
import { anywayText } from './asking.ts';
import { asJson } from './json.ts';
import { type Listed, listedAs } from './listed.ts';
import { answered, complain } from './misuse.ts';
import { openStores } from './room.ts';
import { table } from './table.ts';
import { tellUnreadable } from './unreadable.ts';

interface ListOptions {
  /** True to add finished, removed, damaged and foreign matches. */
  readonly all?: boolean;
  readonly json?: boolean;
}

/** `cardroom list`: lists the matches that can be continued, or all. */
export function list({ all = false, json = false }: ListOptions): void {
  const { matches } = openStores(process.env);
  const kept = answered(matches.list({ finished: all }));
  const removed = all ? answered(matches.list({ removed: true })) : [];
  const listed = [
    ...kept.filter(({ state }) => all || state === 'open').map((match) => listedAs(match, matches, false)),
    ...removed.map((match) => listedAs(match, matches, true)),
  ];
  if (!all) tellUnreadable(kept);
  for (const sentence of matches.elsewhere().values()) complain(anywayText(sentence));
  process.stdout.write(json ? asJson(listed) : page(listed, all));
}

function page(listed: readonly Listed[], all: boolean): string {
  if (listed.length === 0) {
    return all
      ? 'No match is saved. `cardroom play GAME` begins one.\n'
      : 'No match can be continued. `cardroom list --all` shows the others.\n';
  }
  const rows = listed.map(({ id, state, game, players, stands, left }) => [
    id,
    state,
    (game && partsOf(game)?.game.title) ?? game ?? '–',
    minuteOf(Date.parse(left)),
    players.flatMap(({ name, bot }) => (bot === null ? [name] : [])).join(', ') || '–',
    stands,
  ]);
  return table([['match', 'state', 'game', 'left', 'people', 'where it stands'], ...rows]);
}
