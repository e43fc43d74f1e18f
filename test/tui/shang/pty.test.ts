import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepSettings, openPty } from '../../support/pty.ts';
import { deckFor } from './table.ts';

/** Each play of this hand, in the order of the first test, is one that nobody else can beat (or the answer to what did). */
const OWN = '2C 2D 2H 2S 3D 4C 5C 5D KH KS AD AH AS';

/** A match from the command line with a stacked deck, bots without pauses. */
function openMatch() {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-shang-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  keepSettings(home, { pace: 'instant' });
  writeFileSync(join(home, 'deck'), deckFor(OWN).join(' '));
  const args = ['play', 'shang', '--seed', 'table', '--deck', join(home, 'deck')];
  return openPty({ args, env: { CARDROOM_HOME: home } });
}

test('keys alone play a whole deal, to the score sheet', async () => {
  const pty = openMatch();
  await pty.waitFor(/You open with 2♣/);
  // Quads, by rank.
  pty.keys('22224');
  await pty.waitFor(/quads 2♣2♦2♥2♠4♣ {2}LEGAL/);
  pty.keys('\r');
  // All others had to check. A pair with the cursor: End is A♠, left of it A♥.
  await pty.waitFor(/You lead a fresh table.*▸ You 8 left/s);
  pty.keys('\x1b[F \x1b[D ');
  await pty.waitFor(/pair A♥ A♠ {2}LEGAL/);
  pty.keys('\r');
  // A single: the first of the legal plays.
  await pty.waitFor(/You lead a fresh table.*▸ You 6 left/s);
  pty.keys('\t');
  await pty.waitFor(/3♦ {2}LEGAL/);
  pty.keys('\r');
  // Whatever it was answered with, A♦ is higher.
  await pty.waitFor(/▸ You 5 left/);
  pty.keys('A');
  await pty.waitFor(/A♦ {2}LEGAL/);
  pty.keys('\r');
  // A pair by `p`; then the last two.
  await pty.waitFor(/You lead a fresh table.*▸ You 4 left/s);
  pty.keys('Kcp');
  await pty.waitFor(/pair K♥ K♠ {2}LEGAL/);
  pty.keys('\r');
  await pty.waitFor(/You lead a fresh table.*▸ You only 2 left/s);
  pty.keys('55');
  await pty.waitFor(/your last cards: you go out\./);
  pty.keys('\r');
  await pty.waitFor(/SHANG +after deal 1/);
  pty.keys('s');
  const sheet = (await pty.waitFor(/deal 1: You went out with 5♣ 5♦\./)).join('\n');
  expect(sheet).toMatch(/You +went out with 5♣ 5♦ +0 +0 +1st$/m);
  expect(sheet).toMatch(/Bo +3♣ 4♦ 5♥ .* +\+1[0-3] +1[0-3] +\d\w\w$/m);
  pty.keys('a');
  await pty.waitFor(/2♣ 4♣ 5♣|2♣ 2♦ 2♥ 2♠ 3♦/);
  pty.keys('\x1b');
  await pty.waitFor(/SHANG +after deal 1/);
  pty.keys('\r');
  await pty.waitFor(/SHANG +deal 2 · You lead a fresh table/);
});

test('the screen refuses ace, two, three, four, five, and says why', async () => {
  const pty = openMatch();
  await pty.waitFor(/You open with 2♣/);
  pty.keys('A2345');
  await pty.waitFor(/2♣3♦4♣5♣A♦ {2}No straight: aces are high, twos are low\./);
  pty.keys('\r');
  const lines = await pty.waitFor(/Not allowed\. No straight: aces are high, twos are low\./);
  // All hands are equally large.
  expect(lines.join('\n')).not.toMatch(/\d left/);
  pty.keys('c');
  await pty.waitFor(/You open with 2♣: Space picks a card/);
});
