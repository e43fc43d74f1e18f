import * as v from 'valibot';
import { LEVELS } from '../ai/bot.ts';
import { JsonFile } from '../store/json-file.ts';
import type { Person } from './chairs.ts';
import type { Table } from './table.ts';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const MANNERS = v.object({
  wait: COUNT,
  clock: COUNT,
  takebacks: v.picklist(['agreed', 'off']),
  chat: v.picklist(['calls', 'free', 'off']),
  hints: v.boolean(),
  watchers: COUNT,
});

const SEAT = v.object({
  level: v.picklist(LEVELS),
  isClosed: v.boolean(),
  command: v.nullable(v.string()),
  owner: v.nullable(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty()),
      key: v.nullable(v.string()),
      isHost: v.boolean(),
      /** True if they went for good: a bot plays until the deal is over. */
      hasLeft: v.exactOptional(v.boolean()),
    }),
  ),
});

const TABLES = v.object({
  tables: v.array(
    v.object({
      match: v.string(),
      salt: v.string(),
      code: v.nullable(v.string()),
      level: v.picklist(LEVELS),
      manners: MANNERS,
      seats: v.array(SEAT),
    }),
  ),
});

/** Data of a hosted match beside its log: its seats' owners, by the SHA-256 of their keys, and the table's rules. */
export type SavedTable = v.InferOutput<typeof TABLES>['tables'][number];

/** The tables that can be opened again, the latest last. */
export class SavedTables {
  readonly #file: JsonFile<v.InferOutput<typeof TABLES>>;

  constructor(path: string, tell: (sentence: string) => void) {
    this.#file = new JsonFile({ path, schema: TABLES, empty: { tables: [] }, tell });
  }

  all(): readonly SavedTable[] {
    return this.#file.read().tables;
  }

  /** Saves the state of a table, or forgets a table whose match is over. Throws the disk's errors. */
  keep(table: Table): void {
    const { kept } = table;
    if (!kept || kept.id === '') return;
    const place = table.phase === 'over' ? [] : [placeOf(table, kept.id)];
    this.#file.change(({ tables }) => ({
      tables: [...tables.filter(({ match }) => match !== kept.id), ...place],
    }));
  }
}

function placeOf({ plan, code, salt, chairs }: Table, match: string): SavedTable {
  return {
    match,
    salt,
    code,
    level: plan.level,
    manners: plan.manners,
    seats: chairs.list.map(({ level, isClosed, command, owner }) => ({
      level,
      isClosed,
      command,
      owner: owner && { name: owner.name, key: owner.key, isHost: owner.isHost, hasLeft: owner.hasLeft },
    })),
  };
}

/** The people of a table that is opened again, all away until they come. */
export const peopleOf = ({ seats }: SavedTable): readonly (Omit<Person, 'id'> | null)[] =>
  seats.map(
    ({ owner }) =>
      owner && {
        hasLeft: false,
        ...owner,
        address: '',
        isReady: false,
        isHere: false,
        awaySince: 0,
        hides: new Set<number>(),
      },
  );
