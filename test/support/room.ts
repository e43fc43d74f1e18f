import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { NO_PROGRESS, type Progress } from '../../src/front/progress.ts';
import type { Room } from '../../src/front/room.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/front/settings.ts';
import { partsOf, tellingOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { practiceFile } from '../../src/store/practice.ts';
import { ReviewStore } from '../../src/store/reviews.ts';
import { keepSheet } from '../../src/store/sheets.ts';
import { ALL_TOLD } from './tables.ts';

export interface TestRoom extends Room {
  /** The match that was begun or resumed last: what the referee knows. */
  readonly match: Match;
  /** What was saved last. */
  readonly saved: Settings | null;
  /** What is known of lessons. */
  readonly learnt: Progress;
}

/** A room with a folder of its own; seeds are `seed-1`, `seed-2` … */
export function makeRoom(settings: Partial<Settings> = {}, progress = NO_PROGRESS): TestRoom {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-room-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return roomIn(folder, settings, progress);
}

/** A room that keeps its matches in this folder. */
export function roomIn(folder: string, settings: Partial<Settings> = {}, progress = NO_PROGRESS): TestRoom {
  let match: Match | null = null;
  let saved: Settings | null = null;
  let learnt = progress;
  let seeds = 0;

  class WatchedStore extends MatchStore {
    override prepare(...given: Parameters<MatchStore['prepare']>) {
      match = given[0];
      return super.prepare(...given);
    }
    override resume(...given: Parameters<MatchStore['resume']>) {
      const kept = super.resume(...given);
      if ('match' in kept) match = kept.match;
      return kept;
    }
  }
  return {
    matches: new WatchedStore(folder, 'test', (id) => partsOf(id)?.game),
    // Every decision is asked for, so that a test may count them, and nothing is said that was not asked for.
    settings: {
      ...DEFAULT_SETTINGS,
      pace: 'instant',
      forced: 'asked',
      tips: false,
      tables: ALL_TOLD,
      ...settings,
    },
    notice: '',
    listen: () => {},
    saveSettings(settings) {
      saved = settings;
      return null;
    },
    reviews: new ReviewStore(join(folder, 'reviews'), tellingOf),
    practised: practiceFile(join(folder, 'practice.json')),
    progress,
    changeProgress(change) {
      learnt = change(learnt);
      return { progress: learnt, problem: null };
    },
    keepSheet: (match, text) => keepSheet(folder, match, text),
    rules: (game) =>
      `# The rules of ${game}\n\nA hundred lines.\n\n${'One line.\n\n'.repeat(50)}<!-- rules: follow-suit -->\nThe rule on following.\n\n${'One line.\n\n'.repeat(50)}The needle.\n`,
    freshSeed: () => `seed-${++seeds}`,
    platform: 'linux',
    today: () => '2026-11-20',
    get match() {
      if (!match) throw new Error('no match was begun');
      return match;
    },
    get learnt() {
      return learnt;
    },
    get saved() {
      return saved;
    },
  };
}
