import { wrap } from '../../../width.ts';
import { type Binding, closeKey, offeredIf } from '../../keys.ts';
import { Lines } from '../../parts/rich.tsx';
import { useContentSize } from '../../parts/room.ts';
import { Screen } from '../screen.tsx';
import type { PersonRow, TablePage } from './hosted.ts';
import { goingWords, lobbyWords, proofsTexts, removingWords } from './words.ts';

/** Asks whether to leave the table, and for how long. The others are not asked. */
export function Going({ hosted, state, onClose }: TablePage) {
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
  return <Told title={goingWords.title} keys={own} paragraphs={['', what]} />;
}

interface RemovingProps extends Pick<TablePage, 'hosted' | 'onClose'> {
  readonly person: Pick<PersonRow, 'id' | 'name'>;
}

/** Asks whether to send a person away, and says what that means for the others. */
export function Removing({ hosted, person, onClose }: RemovingProps) {
  const remove = () => {
    hosted.remove(person.id);
    onClose();
  };
  const own: Binding[] = [
    { keys: ['y'], label: removingWords.remove, group: 'match', run: remove },
    { ...closeKey(onClose, 'n'), label: removingWords.keep },
  ];
  return <Told title={removingWords.title} keys={own} paragraphs={['', removingWords.asks(person.name)]} />;
}

/** Shows proofs of the host's identity, and that the cards will not change. */
export const Proofs = ({ state, onClose }: Pick<TablePage, 'state' | 'onClose'>) => (
  <Told
    title={lobbyWords.proofsTitle}
    keys={[closeKey(onClose, 'k')]}
    paragraphs={proofsTexts(state).flatMap((texts) => [...texts, ''])}
  />
);

interface ToldProps {
  readonly title: string;
  readonly keys: readonly Binding[];
  /** '' is a blank line. */
  readonly paragraphs: readonly string[];
}

/** A page of a few paragraphs. */
function Told({ title, keys, paragraphs }: ToldProps) {
  const { columns } = useContentSize();
  const lines = paragraphs.flatMap((text) => (text === '' ? [''] : wrap(text, columns - 2)));
  return (
    <Screen banner={title} keys={keys} verdict="">
      <Lines lines={lines.map((line) => ` ${line}`)} />
    </Screen>
  );
}
