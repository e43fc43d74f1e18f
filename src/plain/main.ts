import type { Room, Start } from '../front/room.ts';
import type { GameParts } from '../games.ts';
import { auctionHand } from '../practice/auction.ts';
import type { BeginReview } from '../review/question.ts';
import type { DealHand } from '../tui/house.ts';
import type { Thinkers } from '../tui/match/bots.ts';
import type { Page } from '../tui/pages/use-pages.ts';
import { showAgain } from './again.ts';
import { House } from './house.ts';
import { showLesson, showPractice } from './lesson.ts';
import { playMatch } from './match.ts';
import { showMenu } from './menu.ts';
import type { Streams } from './streams.ts';
import { Ended, Talk } from './talk.ts';
import { showWatched } from './watched.ts';
import { askAgain, learn, practise } from './ways.ts';

export interface PlainOptions extends Thinkers {
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly start: Start;
  readonly streams: Streams;
  /** Deals hands for practice in another thread; left out: in this one. */
  readonly dealHand?: DealHand | undefined;
  readonly warmBots?: ((game: string) => void) | undefined;
  /** Reviews deals in another thread. Left out: there are no reviews. */
  readonly beginReview?: BeginReview | undefined;
}

/** Plays in lines of text, until the input ends or the player quits. Says at the end what is saved. */
export async function startPlain(options: PlainOptions): Promise<void> {
  const { room, start, beginReview } = options;
  const talk = new Talk(options.streams);
  const reviews = beginReview ? { begin: beginReview, kept: room.reviews } : null;
  const dealHand = options.dealHand ?? (async (from) => auctionHand(from));
  const house = new House({ ...options, talk, reviews, dealHand });
  talk.say(room.notice);
  room.listen((sentence) => talk.say(sentence));
  try {
    open(house, start);
    for (let page = await house.next(); page !== null; page = await house.next()) {
      await show(house, page);
      if (!house.isLeaving) house.toMenu();
    }
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  talk.say(...room.matches.leave());
  await talk.close();
}

/** Opens the page that the command line names. */
function open(house: House, start: Start): void {
  const { catalogue, door } = house;
  if ('game' in start) house.entry = catalogue.find(({ game }) => game.id === start.game) ?? house.entry;
  switch (start.kind) {
    case 'play':
      door.begin(house.entry, start);
      break;
    case 'resume':
      door.enter(start.kept);
      break;
    case 'replay':
      door.replay(start.played);
      break;
    case 'again':
      askAgain(house, house.entry);
      break;
    case 'learn':
      if (start.lesson) learn(house, start.lesson);
      else if (start.practice) practise(house, start.practice);
      else house.toLessons(house.entry);
      break;
    default:
      house.go(() => ({ kind: 'menu', overlay: null, asksDay: start.kind === 'day' }));
  }
}

function show(house: House, page: Page): Promise<void> {
  switch (page.kind) {
    case 'menu':
      return showMenu(house, page);
    case 'match':
      house.entry = page.session.entry;
      return playMatch(house, page);
    case 'lesson':
      return showLesson(house, page);
    case 'practice':
      return showPractice(house, page);
    case 'again':
      return showAgain(house, page);
    case 'replay':
      return showReplay(house, page.watched);
  }
}

/** Shows a replay from the command line; closing it ends the program. */
async function showReplay(house: House, watched: Parameters<typeof showWatched>[1]): Promise<void> {
  await showWatched(house, watched);
  if (!house.isLeaving) throw new Ended();
}
