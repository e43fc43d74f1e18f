import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPty } from '../../support/pty.ts';

/** All clubs are the first seat's. */
const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'CDSH'].map((suit) => rank + suit)).join(' ');

test('a picks the eleventh card rather than claiming the rest, and the texts offer no claim then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-claim-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const deck = join(folder, 'clubs.deck');
  writeFileSync(deck, `${DECK}\n`);
  const pty = openPty({
    args: ['play', 'gongzhu', '--deck', deck, '--option', 'passing=none'],
    settings: { pace: 'instant', tables: { gongzhu: 'calm' } },
  });
  // Only the two may be led: it is the one card to pick.
  await pty.waitFor(/a plays it out at once[\s\S]*a claim the rest/);
  pty.keys('\r');
  const lines = await pty.waitFor(/trick 2\b[\s\S]*3♣ {2}\p{L}[\s\S]*Enter play {2}←→ card/u);
  expect(lines.join('\n')).not.toMatch(/claim|at once/);
  pty.keys('a');
  await pty.waitFor(/K♣ {2}\p{L}/u);
  pty.keys('\r');
  await pty.waitFor(/trick 3\b/);
  pty.keys('\r');
  await pty.waitFor(/trick 4\b[\s\S]*a plays it out at once[\s\S]*a claim the rest/);
  pty.keys('a');
  await pty.waitFor(/You claim the rest/);
});
