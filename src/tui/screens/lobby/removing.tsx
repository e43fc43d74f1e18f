import { wrap } from '../../../width.ts';
import { type Binding, closeKey } from '../../keys.ts';
import { Rich } from '../../parts/rich.tsx';
import { useContentSize } from '../../parts/room.ts';
import { Screen } from '../screen.tsx';
import type { Hosted, PersonRow } from './hosted.ts';
import { removingWords } from './words.ts';

interface RemovingProps {
  readonly hosted: Hosted;
  readonly person: Pick<PersonRow, 'id' | 'name'>;
  onClose(): void;
}

/** Asks whether to send a person away, and says what that means for the others. */
export function Removing({ hosted, person, onClose }: RemovingProps) {
  const { columns } = useContentSize();
  const remove = () => {
    hosted.remove(person.id);
    onClose();
  };
  const own: Binding[] = [
    { keys: ['y'], label: removingWords.remove, group: 'match', run: remove },
    { ...closeKey(onClose, 'n'), label: removingWords.keep },
  ];
  return (
    <Screen banner={removingWords.title} keys={own} verdict="">
      <Rich> </Rich>
      {wrap(removingWords.asks(person.name), columns - 2).map((text) => (
        <Rich key={text}>{` ${text}`}</Rich>
      ))}
    </Screen>
  );
}
