import type { Start } from '../../src/front/room.ts';
import { catalogue } from '../../src/games.ts';
import type { BeginReview } from '../../src/review/question.ts';
import { App } from '../../src/tui/app.tsx';
import type { AskAdviser, AskBot } from '../../src/tui/match/bots.ts';
import { quickAdviser } from './advice.ts';
import { press } from './press.ts';
import { makeRoom, type TestRoom } from './room.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';

export const MENU: Start = { kind: 'menu' };

/** The program on its menu. */
export async function openApp(
  room: TestRoom,
  options: StageOptions = {},
  askBot?: AskBot,
  askAdviser: AskAdviser = quickAdviser,
  beginReview?: BeginReview,
): Promise<Stage> {
  const thinkers = { askBot, askAdviser, beginReview };
  const app = <App room={room} catalogue={catalogue} start={MENU} {...thinkers} />;
  const stage = await openStage(app, options);
  await stage.waitFor(/[q?]:(quit|help)/);
  return stage;
}

/** The key that picks a game on the menu. */
export const numberOf = (id: string): string => String(catalogue.findIndex(({ game }) => game.id === id) + 1);

/** Chinese Hearts with the three cards passed, at the first decision in play. */
export async function openGongzhu(room = makeRoom(), options: StageOptions = {}): Promise<Stage> {
  const stage = await openApp(room, options);
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three to the left/);
  await press(stage, '890\r');
  await stage.waitFor(/LEGAL/);
  return stage;
}
