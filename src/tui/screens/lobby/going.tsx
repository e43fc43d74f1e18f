import { wrap } from '../../../width.ts';
import { type Binding, closeKey, offeredIf } from '../../keys.ts';
import { Rich } from '../../parts/rich.tsx';
import { useContentSize } from '../../parts/room.ts';
import { Screen } from '../screen.tsx';
import type { Hosted, HostedState } from './hosted.ts';
import { goingWords } from './words.ts';

interface GoingProps {
  readonly hosted: Hosted;
  readonly state: HostedState;
  onClose(): void;
}

/** Asks whether to leave the table, and for how long. The others are not asked. */
export function Going({ hosted, state, onClose }: GoingProps) {
  const { columns } = useContentSize();
  const { self, seat, phase } = state;
  const mayReturn = phase === 'match' && seat !== null && !self.isHost;
  const own: Binding[] = [
    ...offeredIf(mayReturn, {
      keys: ['w'],
      label: goingWords.while,
      group: 'match',
      run: () => hosted.leave(false),
    }),
    {
      keys: ['g'],
      label: self.isHost ? goingWords.close : mayReturn ? goingWords.forGood : 'leave',
      group: 'match',
      run: () => hosted.leave(!self.isHost),
    },
    { ...closeKey(onClose, 's'), label: 'stay' },
  ];
  const what = self.isHost ? goingWords.host : seat === null ? goingWords.onlooker : goingWords.guest;
  return (
    <Screen banner={goingWords.title} keys={own} verdict="">
      <Rich> </Rich>
      {wrap(what, columns - 2).map((text) => (
        <Rich key={text}>{` ${text}`}</Rich>
      ))}
    </Screen>
  );
}
