import { expect, test } from 'vitest';
import { openPty, type Pty } from '../support/pty.ts';

/** Plays the card under the cursor until the wanted screen comes; a press is answered once another card is under it. */
async function playUntil(pty: Pty, wanted: RegExp): Promise<void> {
  for (let played = ''; ; ) {
    let card = '';
    await pty.waitFor((lines) => {
      card = lines.join('\n').match(/^ (\S+) {2}LEGAL/m)?.[1] ?? '';
      return (card !== '' && card !== played) || wanted.test(lines.join('\n'));
    });
    if (!card) return;
    pty.keys('\r');
    played = card;
  }
}

test('a deal runs from the menu to the score sheet over a real terminal', async () => {
  const pty = openPty();
  await pty.waitFor(/q:quit/);
  pty.keys('\r');
  await pty.waitFor(/CHINESE HEARTS +deal 1 · pass three to the left, to Bo/);
  // Three cards, the pace to instant, and the pass, all in one write.
  pty.keys('123++\r');
  await pty.waitFor(/trick 1 of 13[\s\S]*LEGAL/);
  expect(pty.lines().every((line) => line.length < 80)).toBe(true);
  await playUntil(pty, /CHINESE HEARTS +after deal 1/);
  pty.keys('q');
  await pty.waitFor(/c {2}Chinese Hearts, deal 2/);
  pty.keys('q');
  expect(await pty.exit).toEqual({ status: 0, signal: undefined });
});

test('a killed match goes on where the screen showed it last', async () => {
  const pty = openPty({ args: ['play', 'gongzhu', '--seed', 'kill'] });
  await pty.waitFor(/pass three to the left/);
  pty.keys('123++\r');
  await pty.waitFor(/trick 1 of 13[\s\S]*LEGAL/);
  const hand = pty.lines().slice(15, 19);
  pty.kill('SIGKILL');
  await pty.exit;

  const again = openPty({ args: ['resume'], env: { CARDROOM_HOME: pty.home } });
  await again.waitFor(/LEGAL/);
  expect(again.lines().slice(15, 19)).toEqual(hand);
  again.keys('q');
  await again.waitFor(/q:quit/);
});
