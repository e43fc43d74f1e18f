import { againIn } from '../front/again.ts';
import type { GameParts } from '../games.ts';
import { gameOf } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Practice } from '../lessons/practices.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { tableOf } from '../tui/tables.ts';
import type { House } from './house.ts';
import { menuTexts } from './words.ts';

/** Opens a lesson at a step, from 0. */
export function learn(house: House, lesson: Lesson, from = house.progress.at[lesson.id] ?? 0): void {
  house.entry = house.entryOf(gameOf(lesson));
  const { entry } = house;
  house.go(async () => ({ kind: 'lesson', entry, table: await tableOf(entry.game), lesson, from }));
}

export function practise(house: House, practice: Practice): void {
  house.entry = house.entryOf(gameOf(practice));
  const { entry } = house;
  house.go(async () => ({ kind: 'practice', entry, table: await tableOf(entry.game), practice }));
}

/** Asks a game's positions that are due, or says why there are none. */
export function askAgain(house: House, entry: GameParts): void {
  const { sitting: asked, sentence } = againIn(house, entry, house.room.matches.list());
  house.entry = entry;
  if (asked.length === 0) house.talk.say(sentence);
  else house.go(async () => ({ kind: 'again', entry, table: await tableOf(entry.game), asked }));
}

/** Resumes a match. If it may be open on another computer, asks first. */
export async function resume(house: House, id: string): Promise<void> {
  await entered(house, house.door.resume(id));
}

/** Enters a match, or says why the door refuses. */
export async function entered(
  house: House,
  refusal: Pick<StoreRefusal, 'sentence' | 'locked'> | null,
): Promise<void> {
  const { talk, door } = house;
  if (refusal === null) return;
  const { sentence, locked } = refusal;
  if (!locked) return talk.say(sentence);
  if (await talk.agrees(menuTexts.openHere(sentence))) await entered(house, door.resume(locked.id, locked));
}
