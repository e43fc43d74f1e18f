import { isRefusal } from '../../engine/game.ts';
import { leftAt, withDone } from '../../front/progress.ts';
import { lessonAfter } from '../../lessons/index.ts';
import { newDraft, playersOf, setupOf } from '../draft.ts';
import { useHouse } from '../house.ts';
import { LessonScreen } from '../screens/lessons/lesson.tsx';
import type { PageOf } from './use-pages.ts';

/** A lesson, from a step on. */
export function LessonPage({ page: { entry, table, lesson, from } }: { readonly page: PageOf<'lesson'> }) {
  const { room, settings, door, learn, toMenu, changeSettings, changeProgress } = useHouse();
  const next = lessonAfter(lesson);
  return (
    <LessonScreen
      entry={entry}
      table={table}
      lesson={lesson}
      from={from}
      settings={settings}
      rules={() => room.rules(entry.game.id)}
      changeSettings={changeSettings}
      onStep={(step) => changeProgress((known) => leftAt(known, lesson.id, step))}
      onDone={() => changeProgress((known) => withDone(known, lesson.id, room.today()))}
      onNext={next && (() => learn(next))}
      onLeave={toMenu}
      onMatch={() => {
        const draft = newDraft(entry.game);
        const setup = setupOf(entry.game, draft, room.freshSeed());
        if (!isRefusal(setup)) door.begin(entry, { setup, players: playersOf(draft) });
      }}
    />
  );
}
