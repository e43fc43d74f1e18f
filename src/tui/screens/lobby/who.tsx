import { useState } from 'react';
import { padded } from '../../../width.ts';
import { placeAround } from '../../around.ts';
import { type Binding, offeredIf } from '../../keys.ts';
import { roundKey } from '../../parts/list-keys.ts';
import { Entry } from '../../parts/rich.tsx';
import { Screen } from '../screen.tsx';
import type { Hosted, HostedState, NotDone, PersonRow } from './hosted.ts';
import { Removing } from './removing.tsx';
import { lobbyWords, newsText, notDoneText, whoText, whoWords } from './words.ts';

interface WhoProps {
  readonly hosted: Hosted;
  readonly state: HostedState;
  onClose(): void;
}

/** Lists everybody at the table during a match, with the actions on each. */
export function Who({ hosted, state, onClose }: WhoProps) {
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
      label: 'sit here',
      help: 'the seat is yours at the next deal, if the host agrees',
      group: 'match',
      run: () => hear(hosted.sit(chosen)),
    }),
    ...offeredIf(self.isHost && row?.isAsked === true, {
      keys: ['b'],
      label: 'bot plays once',
      help: 'a bot makes the one move you all wait for',
      group: 'match',
      run: () => hear(hosted.nudge(chosen)),
    }),
    ...offeredIf(person !== null && !person.isSelf, {
      keys: ['x'],
      label: 'hide',
      help: 'you do not see what they say, or see it again',
      group: 'match',
      run: () => hosted.hide(person!.id),
    }),
    ...offeredIf(self.isHost && person !== null && !person.isSelf, {
      keys: ['X'],
      label: 'remove',
      help: 'asks whether to send them away',
      group: 'match',
      run: () => setRemoving(person),
    }),
    { keys: ['Esc', 'q', '@'], name: 'Esc', label: 'close', group: 'match', run: onClose },
  ];
  if (removing) return <Removing hosted={hosted} person={removing} onClose={() => setRemoving(null)} />;
  const latest = news.slice(-3).map(newsText);
  return (
    <Screen banner={whoWords.title} keys={own} said={problem} verdict={latest}>
      {people.map((each, place) => (
        <Entry key={each?.id ?? `seat ${place}`} chosen={place === chosen}>
          {`${padded(place < seats.length ? String(place + 1) : lobbyWords.watching.slice(0, 1), 3)} ${whoText(each, seats[place])}`}
        </Entry>
      ))}
    </Screen>
  );
}
