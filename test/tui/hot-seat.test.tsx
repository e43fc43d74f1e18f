import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/games.ts';
import type { Clock } from '../../src/tui/terminal/clock.ts';
import { numberOf, openApp } from '../support/app.tsx';
import { handClock } from '../support/clock.ts';
import { press, text } from '../support/press.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';
import type { Stage } from '../support/stage.ts';

describe('a shared keyboard', () => {
  const GLYPHS: { readonly [letter: string]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };
  const game = catalogue.find((entry) => entry.game.id === 'gongzhu')!.game;
  type Described = { hand: string[] | null; passing: { given: string[] | null } | null };

  /** What the list of values names. */
  const VALUED = new Set(['QS', 'JD', 'TC', 'AH', 'KH', 'QH', 'JH', 'TH', '2H']);

  /** Cards that somebody at the screen may not know: in hands of others, and not passed there by this seat. */
  function hiddenFrom(room: TestRoom, eyes: number | 'table'): string[] {
    const known = game.describe(room.match.view(eyes)) as unknown as Described;
    return (
      [0, 1, 2, 3]
        .filter((seat) => seat !== eyes)
        .flatMap((seat) => (game.describe(room.match.view(seat)) as unknown as Described).hand ?? [])
        // The holder of the 2♣ is announced.
        .filter((card) => card !== '2C' && !known.passing?.given?.includes(card))
        // What is worth something is named in the list of values, whoever holds it.
        // In a box a ten is written as in a text.
        .flatMap((card) => {
          const text = (card[0] === 'T' ? '10' : card[0]!) + GLYPHS[card[1]!]!;
          return VALUED.has(card) ? [faceOf(card)].filter((face) => face !== text) : [faceOf(card), text];
        })
    );
  }

  /** A card as it is drawn in a box of three columns. */
  const faceOf = (card: string): string => (card[0] === 'T' ? '10' : `${card[0]} `) + GLYPHS[card[1]!];

  /** Everybody a person, with names; the match is begun. */
  let menuLength = 0;

  async function openHotSeat(room: TestRoom, clock: Clock): Promise<Stage> {
    const stage = await openApp(room, { clock });
    await press(stage, numberOf('gongzhu'));
    for (const name of ['Ann', 'Ben', 'Cy', 'Dee']) await press(stage, `n${name}\r\x1b[C`);
    expect(text(stage)).toContain('for Ann, Ben, Cy and Dee');
    // The menu shows cards of the game that is chosen.
    menuLength = stage.raw.length;
    await press(stage, '\r');
    return stage;
  }

  test('sends no hidden card to the output in a whole deal', async () => {
    const clock = handClock();
    const room = makeRoom({ assist: false });
    const stage = await openHotSeat(room, clock);
    let read = menuLength;
    let checks = 0;
    const leaks = (eyes: number | 'table') => {
      const fresh = stage.raw.slice(read);
      read = stage.raw.length;
      checks++;
      return hiddenFrom(room, eyes).filter((card) => fresh.includes(card));
    };
    for (let turn = 0; turn < 56; turn++) {
      const lines = await stage.waitFor(/Pass the keyboard to/);
      expect(leaks('table')).toEqual([]);
      const [, number = ''] = /press (\d), then Enter/.exec(lines.join('\n')) ?? [];
      const seat = Number(number) - 1;
      clock.forward(1000);
      await press(stage, number);
      expect(leaks('table')).toEqual([]);
      await press(stage, '\r');
      const hand = (game.describe(room.match.view(seat)) as unknown as Described).hand!;
      const shown = text(stage);
      for (const card of hand) expect(shown).toContain(faceOf(card));
      expect(leaks(seat)).toEqual([]);
      if (/pass three to the left/.test(shown)) await press(stage, '123');
      // The mover may win the trick and go on without the curtain.
      do {
        await press(stage, '\r');
        // The sheet names what was taken, and the next deal is in the hands already.
        if (/after deal 1/.test(text(stage))) break;
        expect(leaks(seat)).toEqual([]);
      } while (!/Pass the keyboard to/.test(text(stage)));
      if (/after deal 1/.test(text(stage))) break;
      for (const card of hiddenFrom(room, 'table')) expect(text(stage)).not.toContain(card);
    }
    expect(room.match.status.results).toHaveLength(1);
    expect(checks).toBeGreaterThan(100);
  });

  test('keeps the curtain down despite keys typed ahead', async () => {
    const clock = handClock();
    const room = makeRoom();
    const stage = await openHotSeat(room, clock);
    await press(stage, '1\r1\r');
    expect(text(stage)).toContain('Pass the keyboard to');
    clock.forward(1000);
    await press(stage, '2\r');
    expect(text(stage)).toContain('Pass the keyboard to');
    await press(stage, '1\r');
    expect(text(stage)).toContain('Pick three cards for Ben');
  });

  test('opens the curtain even if the clock on the wall is set back', async () => {
    const clock = handClock();
    const stage = await openHotSeat(makeRoom(), clock);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      clock.forward(1000);
      await press(stage, '1\r');
      expect(text(stage)).toContain('Pick three cards for Ben');
    } finally {
      vi.useRealTimers();
    }
  });

  test('lowers the curtain on leaving and resuming, and after a suspension', async () => {
    const clock = handClock();
    const room = makeRoom();
    const stage = await openHotSeat(room, clock);
    const lift = async () => {
      clock.forward(1000);
      await press(stage, '1\r');
      expect(text(stage)).toContain('Pick three cards for Ben');
    };
    await lift();
    await press(stage, 'i');
    await press(stage, 'qc');
    expect(text(stage)).toContain('Pass the keyboard to');
    await lift();
    stage.signal('SIGCONT');
    await stage.waitFor(/Pass the keyboard to/);
    await lift();
  });
});
