import { seatsOfPeople } from '../ai/player.ts';
import { lastDeal } from '../engine/game.ts';
import { comingBack } from '../front/again.ts';
import { aidText } from '../front/aid.ts';
import { SeenMatch } from '../tui/match/seen.ts';
import type { Watched } from '../tui/pages/use-pages.ts';
import { reviewsOf } from '../tui/reviews.ts';
import { comparedText } from '../tui/screens/again/compared.ts';
import { accountOf, stageText, toldOf } from '../tui/sheet/told.ts';
import { againCommandsFor, sheetHead } from './again-commands.ts';
import { speakerOf } from './cards.ts';
import type { House } from './house.ts';
import { openReplay } from './replay.ts';
import { openReview } from './review.ts';
import { accountLines } from './sheet-lines.ts';
import { commandTexts, matchesTexts, matchTexts } from './words.ts';

/** Shows the sheet of a match that is not on the table, with its replay and review. */
export async function showWatched(house: House, watched: Watched): Promise<void> {
  const { entry, played, table, by, begin } = watched;
  const { match, players, id } = played;
  const { talk, door } = house;
  const seen = new SeenMatch(match, seatsOfPeople(players));
  const reviews = reviewsOf(house.reviews, entry, played);
  const onPlayOn = (there: Parameters<typeof door.playOn>[1]) => door.playOn(played, there);
  const shared = { seen, players, table, onPlayOn };
  const replay = () => openReplay(house, { ...shared, marks: reviews?.marks ?? [] });
  const examine = () =>
    reviews
      ? openReview(house, {
          ...shared,
          reviews,
          deal: begin?.deal ?? lastDeal(seen.status),
          begin,
          comingBack: () => comingBack(house, entry, id),
        })
      : Promise.resolve();
  if (by === 'replay') return replay();
  if (by === 'review') return examine();
  const score = () => tellSheet(house, watched, seen);
  score();
  const hasDeals = reviews !== null && seen.status.results.length > 0;
  await talk.open(
    (close) => {
      return {
        lines: [matchesTexts.choose],
        commands: [
          { word: 'score', letter: 's', help: commandTexts.score, run: score },
          ...(hasDeals ? [{ word: 'examine', letter: 'e', help: commandTexts.examine, run: examine }] : []),
          { word: 'replay', letter: 'p', help: matchesTexts.help.replay, run: replay },
          ...againCommandsFor(house, door.again(played), seen, (run) => run()),
          { word: 'close', letter: 'q', help: matchesTexts.help.back, run: close },
        ],
      };
    },
    () => house.isLeaving,
  );
}

/** Says the score sheet, and compares the match with its reference. */
function tellSheet(house: House, { played, table }: Watched, seen: SeenMatch): void {
  const { players } = played;
  const again = house.door.again(played);
  const people = seatsOfPeople(players);
  const viewer = people.length === 1 ? people[0]! : 'table';
  const speaker = speakerOf(players, viewer);
  const { status, game } = seen;
  const position = { view: seen.steps.at(-1)!.view(viewer), status, speaker };
  house.talk.say(
    sheetHead(
      stageText(status, matchTexts.soFar),
      people.length > 0 ? aidText(again.aid('match')) : null,
      seen,
    ),
    ...accountLines(toldOf(accountOf(game, table, position), position), true),
    comparedText(again, seen, people, speaker) ?? '',
  );
}
