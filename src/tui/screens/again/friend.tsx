import type { DealOrMatch } from '../../../again/again.ts';
import { isRefusal } from '../../../engine/game.ts';
import { widthOf, wrap } from '../../../width.ts';
import type { Binding } from '../../keys.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { Rich } from '../../parts/rich.tsx';
import { useTheme } from '../../theme.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';
import type { AgainActions } from './actions.ts';

interface FriendScreenProps {
  readonly again: AgainActions;
  readonly part: DealOrMatch;
  onClose(): void;
}

/** The line of a friend's challenge, whole, to be copied; or why there is none. */
export function FriendScreen({ again, part, onClose }: FriendScreenProps) {
  const theme = useTheme();
  const { columns } = useContentSize();
  const close: Binding = {
    keys: ['Esc', 'q', 'f', 'F', 'Enter'],
    name: 'Esc',
    label: 'close',
    group: 'look',
    run: onClose,
  };
  const { bindings, help, said } = useScreenKeys('FOR A FRIEND', [close]);
  if (help) return help;
  const words = again.words(part);
  const isNone = isRefusal(words);
  const text = isNone
    ? [words.sentence]
    : [
        `Whoever gives this to a shell plays the same cards from your seat against the same bots, and is told at the end who did better.`,
      ];
  const { id } = again;
  const deal = part === 'match' ? '' : ` --deal ${part}`;
  return (
    <Frame
      banner={{
        title: 'CARDROOM',
        parts: ['for a friend', part === 'match' ? 'the whole match' : `deal ${part}`],
      }}
      bindings={bindings}
      said={said}
      verdict={
        isNone || id === '' ? [''] : [`In a shell \`cardroom challenge ${id}${deal}\` prints the line.`]
      }
    >
      <Rich> </Rich>
      {text
        .flatMap((line) => wrap(line, columns))
        .map((line) => (
          <Rich key={line}>{line}</Rich>
        ))}
      <Rich> </Rich>
      {!isNone &&
        shellLines(words, columns).map((line) => (
          <Rich key={line} style={theme.strong}>
            {line}
          </Rich>
        ))}
    </Frame>
  );
}

/** The words on as many lines as it takes; a shell reads them as one. */
function shellLines(words: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(line) + widthOf(word) + 3 <= columns)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(line === undefined ? word : `  ${word}`);
  }
  return lines.map((line, at) => (at < lines.length - 1 ? `${line} \\` : line));
}
