import { useState } from 'react';
import type { Binding } from '../keys.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Rich } from '../parts/rich.tsx';
import { TextLine } from '../parts/text-line.tsx';
import { useTheme } from '../theme.ts';
import { useScreenKeys } from './use-screen-keys.tsx';

/** A line of a text; headings are bold. */
export type PagerLine = string | { readonly text: string; readonly heading: true };

const textOf = (line: PagerLine): string => (typeof line === 'string' ? line : line.text);

interface PagerProps {
  readonly title: string;
  readonly lines: readonly PagerLine[];
  /** Begin at this line, and mark it. */
  readonly at?: number | undefined;
  /** Begin at the last page. */
  readonly atEnd?: boolean;
  /** Keys besides those of every text. */
  readonly more?: readonly Binding[];
  /** What to say while nothing has been searched for. */
  readonly note?: string | undefined;
  onClose(): void;
}

interface Found {
  readonly text: string;
  /** The line where it was found last; -1: nowhere. */
  readonly place: number;
  readonly note: string;
}

/** Lines shown above the one that is begun at. */
const MARGIN = 2;

/** A long text to page through and search. */
export function Pager({ title, lines: given, at, atEnd = false, more = [], note, onClose }: PagerProps) {
  const theme = useTheme();
  const { rows } = useContentSize();
  const lines = given.map(textOf);
  const bottom = Math.max(0, lines.length - rows);
  // Where it begins may be known only when the text has come.
  const [wanted, setTop] = useState<number | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [found, setFound] = useState<Found>({ text: '', place: -1, note: '' });
  const first = atEnd ? bottom : Math.max(0, (at ?? 0) - MARGIN);
  const top = Math.min(wanted ?? first, bottom);
  const scroll = (by: number) => setTop(Math.max(0, Math.min(bottom, top + by)));

  const find = (text: string, from: number, step: 1 | -1) => {
    if (text === '') {
      setFound({ text, place: -1, note: 'Nothing was searched for yet: / does it.' });
      return;
    }
    const matches = (line: string) => line.toLowerCase().includes(text.toLowerCase());
    const places = lines.flatMap((line, place) => (matches(line) ? [place] : []));
    const next =
      step > 0
        ? (places.find((place) => place >= from) ?? places[0])
        : (places.findLast((place) => place <= from) ?? places.at(-1));
    if (next !== undefined) setTop(Math.min(next, bottom));
    setFound({
      text,
      place: next ?? -1,
      note:
        next === undefined
          ? `"${text}" is not in this text.`
          : `"${text}": ${places.indexOf(next) + 1} of ${places.length}`,
    });
  };

  // Matches on the last page cannot be scrolled to the top, so the next one is looked for after the last found.
  const here = found.place >= top && found.place < top + rows ? found.place : top;
  const own: Binding[] = [
    {
      keys: ['Down', 'j', 'Enter', 'Up', 'k'],
      name: '↑↓',
      label: 'line',
      group: 'look',
      run: (key) => scroll(key === 'Up' || key === 'k' ? -1 : 1),
    },
    {
      keys: ['PgDn', 'Space', 'PgUp', 'b'],
      name: 'Space b',
      label: 'page',
      group: 'look',
      run: (key) => scroll(key === 'PgUp' || key === 'b' ? 1 - rows : rows - 1),
    },
    {
      keys: ['g', 'Home', 'G', 'End'],
      name: 'g G',
      label: 'top, end',
      group: 'look',
      run: (key) => scroll(key === 'g' || key === 'Home' ? -lines.length : lines.length),
    },
    { keys: ['/'], label: 'search', group: 'look', run: () => setSearch('') },
    {
      keys: ['n', 'N'],
      name: 'n N',
      label: 'next, previous',
      group: 'look',
      run: (key) => (key === 'n' ? find(found.text, here + 1, 1) : find(found.text, here - 1, -1)),
    },
    ...more,
    { keys: ['Esc', 'q'], name: 'Esc', label: 'close', group: 'look', run: onClose },
  ];
  const { bindings, help, said } = useScreenKeys(title, own, { active: search === null });
  if (help) return help;

  const shown = lines.slice(top, top + rows);
  const styleOf = (place: number) => {
    const line = lines[place]!;
    if (found.text !== '' && line.toLowerCase().includes(found.text.toLowerCase())) return theme.inverse;
    return typeof given[place] !== 'string' || place === at ? theme.strong : undefined;
  };
  return (
    <Frame
      banner={title}
      bindings={bindings}
      said={said}
      verdict={[
        `Lines ${Math.min(top + 1, lines.length)} to ${top + shown.length} of ${lines.length}`,
        found.note || note,
      ]}
      prompt={
        search !== null && (
          <TextLine
            label="/"
            text={search}
            onChange={setSearch}
            onCancel={() => setSearch(null)}
            onEnter={() => {
              setSearch(null);
              // As in other pagers, nothing typed is the same text again.
              if (search === '') find(found.text, here + 1, 1);
              else find(search, top, 1);
            }}
          />
        )
      }
    >
      {shown.map((line, place) => (
        <Rich
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          key={place}
          style={styleOf(top + place)}
        >
          {`${at === undefined ? '' : place + top === at ? `${theme.lines.pointer} ` : '  '}${line}` || ' '}
        </Rich>
      ))}
    </Frame>
  );
}
