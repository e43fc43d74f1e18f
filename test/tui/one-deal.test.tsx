import { expect, test } from 'vitest';
import { savedText } from '../../src/front/standing.ts';
import { catalogue } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { played, saveIn } from '../support/played.ts';
import { text } from '../support/press.ts';
import { parAlone } from '../support/reviews.ts';
import { makeRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { openStage } from '../support/stage.ts';

/** The first deal of a match alone, as a friend has played it. */
const ALONE = {
  seed: '2026-11-19',
  only: { deal: 1, moves: 0, standing: '' },
  origin: { kind: 'challenge', beat: 30 },
} as const;

/** What is said of a match, and of one deal would be false. */
const OF_A_MATCH =
  /W I N|T I E|wins?\b|tie\b|match|ends (it|at)|reached|above \d|nobody|first to|total|left {2}to|LEVELS|FINAL|NEXT|next/i;

/** The screen without its keys, which offer another match. */
const told = (screen: string) => screen.trimEnd().split('\n').slice(0, -1).join('\n');

test.each([
  ['shengji', /You are (1st|4th) of six: (no level|\d levels?) gained\./],
  ['shang', /You are \d\w\w of four: \d+ points?\./],
  ['gongzhu', /You are \d\w\w of four: −?\d+ points?\./],
  ['500', /(You and Cat|Bo and Dan) did better, −?\d+ to −?\d+\./],
] as const)('a match of one deal of %s ends with the result of the deal', async (game, result) => {
  for (const size of [
    { columns: 80, rows: 24 },
    { columns: 120, rows: 40 },
  ]) {
    const room = makeRoom();
    const match = played({ game, ...ALONE });
    saveIn((room.matches as MatchStore).folder, match, 1);
    const app = <App room={room} catalogue={catalogue} start={{ kind: 'menu' }} beginReview={parAlone} />;
    const stage = await openStage(app, { size });
    await stage.waitFor(/Enter goes on with/);
    stage.keys('\r');
    await stage.waitFor(/i:hint|deal 1 is over/);
    expect(told(text(stage))).not.toMatch(/ends (at|above)|first to/);
    const last = match.match.entries.findLast((entry) => 'move' in entry && entry.seat === 0);
    if (!/deal 1 is over/.test(text(stage))) {
      stage.keys(':');
      await stage.waitFor(/Esc:close/);
      stage.keys(`${(last as { move: string }).move}\r`);
    }
    await stage.waitFor(/deal 1 is over/);
    await stage.waitFor(/Normal bots in every seat: −?\d+ for you\. You did (the same|\d+ (better|worse))\./);
    for (const key of ['s', 's']) {
      expect(text(stage)).toMatch(result);
      expect(text(stage)).toMatch(/against 30: (you did|your friend did|both did)/);
      expect(told(text(stage))).not.toMatch(OF_A_MATCH);
      stage.keys(key);
      await stage.drawn();
    }
    stage.keys('q');
    await stage.waitFor(/Enter:/);
    const [saved] = listed(room.matches);
    expect(savedText(saved!, room.matches, false)).toMatch(/^You −?\d+; unaided; a challenge: 30 to beat$/);
  }
});
