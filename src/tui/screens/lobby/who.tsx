import { useState } from 'react';
import { padded } from '../../../width.ts';
import { placeAround } from '../../around.ts';
import { type Binding, closeKey, offeredIf } from '../../keys.ts';
import { roundKey } from '../../parts/list-keys.ts';
import { Entry } from '../../parts/rich.tsx';
import { Screen } from '../screen.tsx';
import { Removing } from './asking.tsx';
import type { NotDone, PersonRow, TablePage } from './hosted.ts';
import { lobbyWords, newsText, notDoneText, tableKeyWords, whoText, whoWords } from './words.ts';

/** Lists everybody at the table during a match, with the actions on each. */
export function Who({ hosted, state, onClose }: TablePage) {
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState('');
  const [removing, setRemoving] = useState<PersonRow | null>(null);
  const { seats, watchers, self, news } = state;
  const people = [...seats.map(({ person }) => person), ...watchers];
  const chosen = Math.min(at, people.length - 1);
  const person = people[chosen] ?? null;
  const row = seats[chosen];
  const hear = (not: NotDone | null) => setProblem(not === null ? '' : notDoneText(not));
  const own: Binding[] = [
    roundKey((step) => setAt(placeAround(chosen, step, people.length))),
    ...offeredIf(state.seat === null && row !== undefined && person === null, {
      keys: ['Space'],
      ...tableKeyWords.sit,
      group: 'match',
      run: () => hear(hosted.sit(chosen)),
    }),
    ...offeredIf(self.isHost && row?.isAsked === true, {
      keys: ['b'],
      ...tableKeyWords.nudge,
      group: 'match',
      run: () => hear(hosted.nudge(chosen)),
    }),
    ...offeredIf(person !== null && !person.isSelf, {
      keys: ['x'],
      ...tableKeyWords.hide,
      group: 'match',
      run: () => hosted.hide(person!.id),
    }),
    ...offeredIf(self.isHost && person !== null && !person.isSelf, {
      keys: ['X'],
      ...tableKeyWords.remove,
      group: 'match',
      run: () => setRemoving(person),
    }),
    closeKey(onClose, '@'),
  ];
  if (removing) return <Removing hosted={hosted} person={removing} onClose={() => setRemoving(null)} />;
  const latest = news.slice(-3).map(newsText);
  return (
    <Screen banner={whoWords.title} keys={own} said={problem} verdict={latest}>
      {people.map((each, place) => (
        <Entry key={each?.id ?? -place} chosen={place === chosen}>
          {`${padded(place < seats.length ? String(place + 1) : lobbyWords.watching.slice(0, 1), 3)} ${whoText(each, seats[place])}`}
        </Entry>
      ))}
    </Screen>
  );
}
