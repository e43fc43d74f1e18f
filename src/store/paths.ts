import { join } from 'node:path';
import { userFolders } from './user-folders.ts';

/** The files and folders of a player. */
export interface StorePaths {
  readonly matches: string;
  readonly sheets: string;
  readonly reviews: string;
  readonly settings: string;
  readonly lessons: string;
  readonly practice: string;
  /** The host's data: its key, guests and tables. */
  readonly hosting: string;
  /** A cache, which may be deleted. */
  readonly compiled: string;
}

/** The folders of cardroom: the platform's (XDG on Linux), or all below `CARDROOM_HOME`. Throws a NoHome if neither is known. */
export function storePaths(env: NodeJS.ProcessEnv): StorePaths {
  const home = env.CARDROOM_HOME;
  const { data, config, cache } = home
    ? { data: home, config: home, cache: join(home, 'cache') }
    : userFolders(env);
  return {
    matches: join(data, 'matches'),
    sheets: join(data, 'sheets'),
    reviews: join(data, 'reviews'),
    settings: join(config, 'settings.json'),
    lessons: join(config, 'lessons.json'),
    practice: join(config, 'practice.json'),
    hosting: join(data, 'hosting'),
    compiled: join(cache, 'compiled'),
  };
}
