import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { storePaths } from '../../src/store/paths.ts';
import { userFolders } from '../../src/store/user-folders.ts';

const listed = userInfo().homedir;

describe("a user's folders", () => {
  test.each<[NodeJS.Platform, NodeJS.ProcessEnv, ReturnType<typeof userFolders>]>([
    [
      'linux',
      { HOME: '/home/ann' },
      {
        data: '/home/ann/.local/share/cardroom',
        config: '/home/ann/.config/cardroom',
        cache: '/home/ann/.cache/cardroom',
      },
    ],
    [
      'linux',
      { XDG_DATA_HOME: '/d', XDG_CONFIG_HOME: '/c', XDG_CACHE_HOME: 'relative', HOME: '/home/ann' },
      { data: '/d/cardroom', config: '/c/cardroom', cache: '/home/ann/.cache/cardroom' },
    ],
    [
      'darwin',
      { HOME: '/Users/ann' },
      {
        data: '/Users/ann/Library/Application Support/cardroom',
        config: '/Users/ann/Library/Preferences/cardroom',
        cache: '/Users/ann/Library/Caches/cardroom',
      },
    ],
    [
      'win32',
      { USERPROFILE: 'C:\\Users\\Ann', APPDATA: 'D:\\Roaming' },
      {
        data: 'C:\\Users\\Ann\\AppData\\Local\\cardroom\\Data',
        config: 'D:\\Roaming\\cardroom\\Config',
        cache: 'C:\\Users\\Ann\\AppData\\Local\\cardroom\\Cache',
      },
    ],
  ])('on %s follow %j', (platform, env, folders) => {
    expect(userFolders(env, platform)).toStrictEqual(folders);
  });

  test.each(['', 'here'])('are never inside the present folder, even with HOME=%j', (HOME) => {
    expect(userFolders({ HOME }, 'linux').data).toBe(`${listed}/.local/share/cardroom`);
  });

  test('need no home folder if CARDROOM_HOME is set', () => {
    expect(storePaths({ CARDROOM_HOME: '/room' }).matches).toBe('/room/matches');
  });
});
