import { seatsOfPeople } from '../ai/player.ts';
import { dayOf } from '../front/day.ts';
import { ExerciseRun } from '../lessons/run.ts';
import { reasonOf } from '../store/errors.ts';
import type { Position } from '../store/positions.ts';
import { type Answered, answered } from '../store/practice.ts';
import { audienceOf } from '../tui/audience.ts';
import { KeyboardConductor } from '../tui/match/conductor.ts';
import { Replay } from '../tui/match/replay.ts';
import { SeenMatch } from '../tui/match/seen.ts';
import { Session } from '../tui/match/session.ts';
import type { PageOf } from '../tui/pages/use-pages.ts';
import { placedAt } from '../tui/screens/lessons/placed.ts';
import { againTexts } from '../tui/screens/lessons/words.ts';
import { Tutor } from '../tui/screens/match/tutor.ts';
import { whereText } from '../tui/screens/review/words.ts';
import { clock } from '../tui/terminal/clock.ts';
import { speakerOf } from './cards.ts';
import type { House } from './house.ts';
import { type OnTable, teach } from './taught.ts';
import { showWatched } from './watched.ts';

/** Asks costly decisions of the player's own matches, one after another. */
export async function showAgain(house: House, page: PageOf<'again'>): Promise<void> {
  const { entry, table, asked } = page;
  const answers = new Map<string, Answered>();
  let at = 0;
  let shown = begin(0);
  try {
    await teach({
      house,
      shown: () => shown,
      onReview: (by) => {
        const { of, deal, charge } = asked[at]!;
        return showWatched(house, { entry, table, played: of, by: 'review', begin: { deal, charge, by } });
      },
    });
  } finally {
    shown.tutor.withdraw();
    shown.session.close();
  }

  /** Only the first answer counts. */
  function keep({ key }: Position, answer: Answered): void {
    if (answers.has(key)) return;
    answers.set(key, answer);
    try {
      house.room.practised.change((known) => answered(known, key, answer, house.room.today()));
    } catch (error) {
      house.talk.say(againTexts.notKept(reasonOf(error)));
    }
  }

  function begin(place: number): OnTable {
    at = place;
    const position = asked[place]!;
    const { match: whole, players, left } = position.of;
    const placed = placedAt(position, audienceOf(entry, speakerOf(players, position.seat)), {
      compare: (best, other) => conductor.compare(position.seat, best, other),
      onAnswer: (answer) => keep(position, answer),
    });
    const run = new ExerciseRun(entry.game, placed);
    const conductor = new KeyboardConductor({
      ...{
        entry,
        match: run.match,
        players,
        table,
        askAdviser: house.askAdviser,
        guide: run,
        fail: house.fail,
      },
    });
    const session = new Session({ conductor, pace: 'instant', clock });
    const replay = new Replay({ seen: new SeenMatch(whole, seatsOfPeople(players)), players, table });
    const go = (to: number) => {
      session.close();
      shown = begin(to);
    };
    const tutor = new Tutor({
      lesson: {
        title: againTexts.asked(dayOf(left), whereText(replay, position.deal, position.charge.move)),
        get known() {
          const good = [...answers.values()].filter((answer) => answer === 'good').length;
          return againTexts.over(good, asked.length);
        },
      },
      ...{ run, session, before: place, tasks: asked.length },
      leaving: () => againTexts.leaving(answers.size, asked.length),
      onExerciseOver: () => go(place + 1),
      onExerciseBack: () => go(place - 1),
    });
    session.start();
    return { session, tutor };
  }
}
