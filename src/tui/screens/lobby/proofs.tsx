import { wrap } from '../../../width.ts';
import { closeKey } from '../../keys.ts';
import { Rich } from '../../parts/rich.tsx';
import { useContentSize } from '../../parts/room.ts';
import { Screen } from '../screen.tsx';
import type { HostedState } from './hosted.ts';
import { lobbyWords, proofsTexts } from './words.ts';

interface ProofsProps {
  readonly state: HostedState;
  onClose(): void;
}

/** Shows proofs of the host's identity, and that the cards will not change. */
export function Proofs({ state, onClose }: ProofsProps) {
  const { columns } = useContentSize();
  const lines = proofsTexts(state).flatMap((texts) => [
    ...texts.flatMap((text) => wrap(text, columns - 2)),
    '',
  ]);
  return (
    <Screen banner={lobbyWords.proofsTitle} keys={[closeKey(onClose, 'k')]} verdict="">
      {lines.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is all that tells it apart
        <Rich key={place}>{` ${text}`}</Rich>
      ))}
    </Screen>
  );
}
