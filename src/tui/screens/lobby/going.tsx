import { type Binding, offeredIf } from '../../keys.ts';
import { Frame } from '../../parts/frame.tsx';
import { Rich } from '../../parts/rich.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import type { Hosted, HostedState } from './hosted.ts';
import { goingWords } from './words.ts';

interface GoingProps {
  readonly hosted: Hosted;
  readonly state: HostedState;
  onClose(): void;
}

/** Whether to leave the table, and for how long: it asks nothing of the others. */
export function Going({ hosted, state, onClose }: GoingProps) {
  const { self, seat, phase } = state;
  const mayReturn = phase === 'match' && seat !== null && !self.isHost;
  const own: Binding[] = [
    ...offeredIf(mayReturn, {
      keys: ['w'],
      label: 'for a while',
      group: 'match',
      run: () => hosted.leave(false),
    }),
    {
      keys: ['g'],
      label: self.isHost ? 'close the table' : mayReturn ? 'for good' : 'leave',
      group: 'match',
      run: () => hosted.leave(!self.isHost),
    },
    { keys: ['Esc', 'q', 's'], name: 'Esc', label: 'stay', group: 'match', run: onClose },
  ];
  const { bindings, help, said } = useScreenKeys(goingWords.title, own);
  if (help) return help;
  const what = self.isHost ? goingWords.host : seat === null ? goingWords.onlooker : goingWords.guest;
  return (
    <Frame banner={goingWords.title} bindings={bindings} said={said} verdict="">
      <Rich> </Rich>
      <Rich>{` ${what}`}</Rich>
    </Frame>
  );
}
