import { useState } from 'react';
import { printable } from '../../printable.ts';
import { cut, cutStart } from '../../width.ts';
import { writeCards } from '../drawing/canvas.tsx';
import { useKeys, useOwnMouse, usePaste } from '../terminal/hooks.ts';
import type { Key } from '../terminal/keys.ts';
import { Painted } from '../terminal/painted.tsx';
import { useTheme } from '../themed.tsx';
import { deadTexts } from '../words.ts';

interface TextLineProps {
  /** The text before the typed one, e.g. ":". */
  readonly label: string;
  readonly text: string;
  /** A text after it, if there is room. */
  readonly hint?: string;
  onChange(text: string): void;
  onEnter(): void;
  onCancel(): void;
  /** Called for other keys, e.g. Tab. */
  onKey?(key: Key): void;
}

/** The longest typed text, in characters. */
const LONGEST = 200;

/** Returns as much of a text from outside as a line takes. */
export const typeable = (text: string): string => printable(text).slice(0, LONGEST);

/** A line to type in. While it exists, it hears every key. */
export function TextLine({ label, text, hint = '', onChange, onEnter, onCancel, onKey }: TextLineProps) {
  const theme = useTheme();
  useOwnMouse();
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
    <Painted
      rows={1}
      paint={(frame, x, y, columns) => {
        const full = text.length < LONGEST ? '' : deadTexts.fullLine(LONGEST);
        const cursor = frame.plain(x, y, cutStart(printable(label + text), columns - 1 - full.length));
        const end = frame.plain(cursor, y, ' ', theme.inverse);
        writeCards(frame, end, y, cut(full || hint, x + columns - end), theme.dim, theme);
      }}
    />
  );
}

/** A line to type in that a key opens: spread `screen` over the properties of a `Screen`. `accept` gets the text after Enter. */
export function useLine(label: string, accept: (text: string) => void) {
  const [text, setText] = useState<string | null>(null);
  const close = () => setText(null);
  const enter = () => {
    close();
    accept(text!);
  };
  const prompt = text !== null && (
    <TextLine label={label} text={text} onChange={setText} onEnter={enter} onCancel={close} />
  );
  return { open: () => setText(''), screen: { active: text === null, prompt } };
}
