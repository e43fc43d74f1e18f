import type { DealOrMatch } from '../../../again/again.ts';
import { isRefusal } from '../../../engine/game.ts';
import { piecesIn, wrap } from '../../../width.ts';
import { closeKey } from '../../keys.ts';
import { Lines } from '../../parts/rich.tsx';
import { useContentSize } from '../../parts/room.ts';
import { useOwnMouse } from '../../terminal/hooks.ts';
import { useTheme } from '../../themed.tsx';
import { Screen } from '../screen.tsx';
import { dealName } from '../words.ts';
import type { AgainActions } from './actions.ts';
import { friendTexts } from './words.ts';

interface FriendScreenProps {
  readonly again: AgainActions;
  readonly part: DealOrMatch;
  onClose(): void;
}

/** Shows the command line of a friend's challenge for copying, or says why there is none. */
export function FriendScreen({ again, part, onClose }: FriendScreenProps) {
  const theme = useTheme();
  useOwnMouse();
  const { columns } = useContentSize();
  const words = again.words(part);
  const isNone = isRefusal(words);
  const { id, shell } = again;
  const text = isNone ? words.sentence : friendTexts.use(shell.name);
  return (
    <Screen
      banner={{
        title: 'CARDROOM',
        parts: [friendTexts.title, part === 'match' ? friendTexts.whole : dealName(part)],
      }}
      keys={[closeKey(onClose, 'f', 'F', 'Enter')]}
      verdict={isNone || id === '' ? [''] : [friendTexts.prints(id, part)]}
    >
      <Lines lines={['', ...wrap(text, columns), '']} />
      {!isNone && <Lines lines={shellLines(words, columns, shell.goesOn)} style={theme.strong} />}
    </Screen>
  );
}

/** Splits the command line into lines that a shell reads as one. `goesOn`: the end of each line but the last. */
const shellLines = (words: readonly string[], columns: number, goesOn: string): string[] =>
  piecesIn(words, columns - 2, '  ').map((line, at, { length }) =>
    at < length - 1 ? `${line} ${goesOn}` : line,
  );
