import { Text } from 'ink';
import { printable } from '../../printable.ts';
import { useKeys, usePaste } from '../terminal/hooks.ts';
import type { Key } from '../terminal/keys.ts';
import { useTheme } from '../theme.ts';

interface TextLineProps {
  /** In front of what is typed, e.g. ":". */
  readonly label: string;
  readonly text: string;
  onChange(text: string): void;
  onEnter(): void;
  onCancel(): void;
  /** Other keys, e.g. Tab. */
  onKey?(key: Key): void;
}

/** Longer lines are nothing that cardroom asks for. */
const LONGEST = 200;

/** As much of a text from outside as a line takes. */
export const typeable = (text: string): string => printable(text).slice(0, LONGEST);

/** A line to type in. While it is there, it hears every key. */
export function TextLine({ label, text, onChange, onEnter, onCancel, onKey }: TextLineProps) {
  const theme = useTheme();
  const type = (more: string) => onChange(typeable(text + more));
  useKeys((key) => {
    if (key === 'Enter') onEnter();
    else if (key === 'Esc' || (key === 'Backspace' && text === '')) onCancel();
    else if (key === 'Backspace') onChange([...text].slice(0, -1).join(''));
    else if (key === 'Ctrl-U') onChange('');
    else if (key === 'Space') type(' ');
    else if ([...key].length === 1) type(key);
    else onKey?.(key);
  });
  usePaste(type);
  return (
    <Text wrap="truncate-start">
      {label}
      {text}
      <Text {...theme.inverse}> </Text>
    </Text>
  );
}
