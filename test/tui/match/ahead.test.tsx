import { expect, test } from 'vitest';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import { type AskBot, botOfHouse } from '../../../src/tui/match/bots.ts';
import { press } from '../../support/press.ts';
import { makeRoom } from '../../support/room.ts';
import { openStage } from '../../support/stage.ts';

/** Bots that think until they are let go on. */
function heldBots(game: string) {
  let isHeld = false;
  let letGo = () => {};
  const askBot: AskBot = async (question) => {
    if (isHeld)
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    return botOfHouse(partsOf(game)!)(question);
  };
  return {
    askBot,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      letGo();
    },
  };
}

async function open(game: string) {
  const bots = heldBots(game);
  const room = makeRoom({ cards: 'framed' });
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={{ kind: 'menu' }} askBot={bots.askBot} />,
  );
  await stage.waitFor(/q:quit/);
  stage.keys(`${catalogue.findIndex((entry) => entry.game.id === game) + 1}\r`);
  return { ...bots, room, stage };
}

test('a card chosen while others move is selected when the turn comes, or dropped with a note, and Enter does not play it early', async () => {
  const { stage, room, hold, release } = await open('gongzhu');
  await stage.waitFor(/pass three to the left/);
  await press(stage, '123\r');
  let [kept, dropped] = [0, 0];
  for (let trick = 1; trick < 13; trick++) {
    await stage.waitFor(/LEGAL|is not possible now/);
    hold();
    await press(stage, '\r');
    if (!/is thinking/.test(stage.lines().join('\n'))) continue;
    const before = room.match.moveCount;
    expect(await press(stage, '')).not.toContain('For your turn');
    // From the first card or the last, in turn.
    const shown = await press(stage, trick % 2 ? '\x1b[H' : '\x1b[F');
    const [, card] = /For your turn: (\S+)/.exec(shown) ?? [];
    // In the first trick there is nothing to choose from once one has played.
    if (card === undefined) {
      release();
      continue;
    }
    expect(shown).toMatch(/[┏┗]/);
    await press(stage, '\r');
    expect(room.match.moveCount).toBe(before);
    release();
    const then = (await stage.waitFor(/LEGAL|is not possible now|Not allowed/)).join('\n');
    const text = `${card.slice(0, -1).replace('10', 'T')}${'SHDC'['♠♥♦♣'.indexOf(card.at(-1)!)]}`;
    const isLegal = [...room.match.moves(0)].includes(text);
    expect(then.includes(`${card}  LEGAL`)).toBe(isLegal);
    if (isLegal) kept++;
    else {
      expect(then).toContain('Your early choice is not possible now: choose again.');
      dropped++;
    }
  }
  expect(kept).toBeGreaterThan(0);
  expect(dropped).toBeGreaterThan(0);
});

test.each([
  ['500', '\x1b[C'],
  ['shang', '\t'],
  ['shengji', '\t'],
  ['kings-court', '2'],
])('the same holds in %s', async (game, keys) => {
  const { stage, room, hold, release } = await open(game);
  const isPlaying = () => room.match.status.phase === 'play' && room.match.turn[0] === 0;
  for (let step = 0; step < 400 && !(isPlaying() && room.match.moveCount > 3); step++) {
    if (room.match.turn[0] !== 0) await press(stage, '');
    else await press(stage, `:${room.match.moves(0).next().value!}\r`);
  }
  hold();
  await press(stage, `:${room.match.moves(0).next().value!}\r`);
  await stage.waitFor(/Enter:go on/);
  const before = room.match.moveCount;
  const shown = await press(stage, keys);
  expect(shown).toContain('For your turn: ');
  stage.keys('\x1b');
  await stage.waitFor((lines) => !lines.join('\n').includes('For your turn: '));
  await press(stage, `${keys}\r`);
  expect(room.match.moveCount).toBe(before);
  // The help lists it.
  expect(await press(stage, '?')).toContain('before your');
  stage.keys('\x1b');
  await stage.waitFor(/Enter:go on/);
  release();
  await stage.waitFor(/LEGAL|is not possible now|Not allowed|Picked|choose a space/);
});
