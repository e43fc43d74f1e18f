import { userInfo } from 'node:os';
import * as path from 'node:path';

/** No setting says where this user's files belong. */
export class NoHome extends Error {
  constructor() {
    super(
      'cardroom does not know where to keep its files, because this user has no home folder. ' +
        'Set CARDROOM_HOME to a folder of yours, e.g. `CARDROOM_HOME=/tmp/cardroom cardroom`.',
    );
  }
}

/**
 * A user's folders for programs: `data` to keep, `config` to edit, `cache` to throw away. Linux follows the XDG Base Directory
 * Specification 0.8, which ignores relative paths. Throws a NoHome if the home folder is needed and unknown.
 */
export function userFolders(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): { readonly data: string; readonly config: string; readonly cache: string } {
  const { isAbsolute, join } = platform === 'win32' ? path.win32 : path.posix;
  const named = (variable: string, ...belowHome: string[]): string => {
    const folder = env[variable];
    return folder && isAbsolute(folder) ? folder : join(homeOf(env, platform), ...belowHome);
  };
  if (platform === 'win32') {
    const local = named('LOCALAPPDATA', 'AppData', 'Local');
    const roaming = named('APPDATA', 'AppData', 'Roaming');
    return {
      data: join(local, 'cardroom', 'Data'),
      config: join(roaming, 'cardroom', 'Config'),
      cache: join(local, 'cardroom', 'Cache'),
    };
  }
  if (platform === 'darwin') {
    const library = join(homeOf(env, platform), 'Library');
    return {
      data: join(library, 'Application Support', 'cardroom'),
      config: join(library, 'Preferences', 'cardroom'),
      cache: join(library, 'Caches', 'cardroom'),
    };
  }
  return {
    data: join(named('XDG_DATA_HOME', '.local', 'share'), 'cardroom'),
    config: join(named('XDG_CONFIG_HOME', '.config'), 'cardroom'),
    cache: join(named('XDG_CACHE_HOME', '.cache'), 'cardroom'),
  };
}

/** The user's home folder, from the environment or else from the system's list of users. */
function homeOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  const { isAbsolute } = platform === 'win32' ? path.win32 : path.posix;
  const named = env[platform === 'win32' ? 'USERPROFILE' : 'HOME'];
  const home = named && isAbsolute(named) ? named : listedHome();
  if (home && isAbsolute(home)) return home;
  throw new NoHome();
}

/** Undefined for a user missing in the list, as in many containers. */
function listedHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    return '';
  }
}
