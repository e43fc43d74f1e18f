import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../src/front/settings.ts';
import { partsOf } from '../../src/games.ts';
import { Guests } from '../../src/host/keys.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { practiceFile } from '../../src/store/practice.ts';
import { carriedOut, started } from '../support/command.ts';
import { forPrograms, leftLongAgo } from './steady.ts';

const KEPT = 'test/kept';
const versions = readdirSync(KEPT, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

interface Told {
  readonly words: readonly string[];
  readonly stdout: string;
}

/** A copy of the home that a version wrote; gone when the test is over. */
function homeOf(version: string): string {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-kept-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  cpSync(join(KEPT, version, 'home'), home, { recursive: true });
  leftLongAgo(home);
  return home;
}

const toldBy = (version: string): Told[] =>
  JSON.parse(readFileSync(join(KEPT, version, 'told.json'), 'utf8'));
const jsonIn = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
/** Every file of a home by its path, without caches. */
const filesOf = (home: string) =>
  Object.fromEntries(
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name !== 'index.json' && !file.parentPath.includes('cache'))
      .map((file) => [
        join(file.parentPath, file.name).slice(home.length),
        readFileSync(join(file.parentPath, file.name), 'utf8'),
      ]),
  );

describe.each(versions)('data written by cardroom %s', (version) => {
  it('reads the same to other programs', async () => {
    const home = homeOf(version);
    for (const { words, stdout } of toldBy(version)) {
      const told = await carriedOut(home, words);
      expect({ words, status: told.status, stdout: forPrograms(told.stdout) }).toStrictEqual({
        words,
        status: 0,
        stdout,
      });
    }
  });

  it('resumes where it stopped, and stays unchanged', () => {
    const home = homeOf(version);
    const before = filesOf(home);
    const store = new MatchStore(join(home, 'matches'), version, (id) => partsOf(id)?.game);
    const list = store.list();
    if ('rule' in list) throw new Error(list.sentence);
    const open = list.flatMap(({ id, state }) => (state === 'open' ? [id] : []));
    expect(open.length).toBeGreaterThan(5);
    for (const id of open) {
      const kept = store.resume(id);
      if ('rule' in kept) throw new Error(kept.sentence);
      expect(kept.notice).toBeNull();
      kept.release();
    }
    expect(filesOf(home)).toStrictEqual(before);
  });

  it('imports from text among the matches of another player', async () => {
    for (const { words, stdout } of toldBy(version).filter(({ words }) => words[0] === 'export')) {
      const home = mkdtempSync(join(tmpdir(), 'cardroom-taken-'));
      onTestFinished(() => rmSync(home, { recursive: true, force: true }));
      const { status, stderr } = started(home, ['import', '-'], stdout);
      expect({ words, status, stderr }).toStrictEqual({ words, status: 0, stderr: '' });
    }
  });

  it('deals the same cards as a challenge', () => {
    const decks = filesOf(join(KEPT, version, 'home/matches/finished'));
    for (const { words, stdout } of toldBy(version).filter(({ words }) => words[0] === 'challenge')) {
      const home = mkdtempSync(join(tmpdir(), 'cardroom-challenged-'));
      onTestFinished(() => rmSync(home, { recursive: true, force: true }));
      const line = stdout.trim().split(' ').slice(1);
      const { status, stderr } = started(home, [...line, '--plain'], 'hint\nquit\n');
      // Bots of a later version would play otherwise, and a challenge is not played against others.
      if (status !== 0)
        expect({ words, stderr }).toMatchObject({ stderr: expect.stringMatching(/ of revision \d+/) });
      else {
        const dealt = readFileSync(join(home, `matches/${line[1]}-1.ndjson`), 'utf8').split('\n')[1];
        expect(decks[`/${words[1]}.ndjson`]).toContain(`${dealt}\n`);
      }
    }
  });

  it('keeps settings, exercises and guests whole', () => {
    const home = homeOf(version);
    const before = filesOf(home);
    const settings = jsonIn(home, 'settings.json');
    expect(readSettings(settings).settings).toMatchObject(settings);
    const practice = jsonIn(home, 'practice.json');
    expect(practiceFile(join(home, 'practice.json')).read()).toMatchObject(practice);
    const fail = (sentence: string) => {
      throw new Error(sentence);
    };
    expect(new Guests(join(home, 'hosting'), fail).all).toMatchObject(
      jsonIn(home, 'hosting/guests.json').guests,
    );
    const { stderr } = started(home, ['--plain'], 'o\nq\nlessons\nq\nstatistics\nq\nquit\n');
    expect(stderr).toBe('');
    expect(filesOf(home)).toStrictEqual(before);
  });

  it('keeps the finished lessons', async () => {
    const home = homeOf(version);
    const lessons = JSON.parse((await carriedOut(home, ['learn', '--json'])).stdout) as {
      id: string;
      done: string | null;
    }[];
    const done = Object.fromEntries(lessons.flatMap(({ id, done }) => (done ? [[id, done]] : [])));
    expect(done).toStrictEqual(jsonIn(home, 'lessons.json').done);
  });
});
