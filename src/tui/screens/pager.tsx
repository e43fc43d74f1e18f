import { useState } from 'react';
import { type Binding, closeKey, pairKey } from '../keys.ts';
import { Rich } from '../parts/rich.tsx';
import { useContentSize } from '../parts/room.ts';
import { useLine } from '../parts/text-line.tsx';
import type { Banner } from '..//table.ts';
import { useOwnMouse } from '../terminal/hooks.ts';
import { useTheme } from '../themed.tsx';
import { Screen } from './screen.tsx';
import { type Found, foundText, linesText, pagerTexts } from './words.ts';

/** A line of a text. Headings and the newest line are `strong`. */
export type PagerLine = string | { readonly text: string; readonly strong: true };

const textOf = (line: PagerLine): string => (typeof line === 'string' ? line : line.text);

interface PagerProps {
  readonly banner: string | Banner;
  readonly lines: readonly PagerLine[];
  /** The index of the first line to show, which is marked. */
  readonly at?: number | undefined;
  /** Should it begin at the last page? */
  readonly atEnd?: boolean;
  /** Keys besides those of every pager. */
  readonly more?: readonly Binding[];
  /** A note until the first search. */
  readonly note?: string | undefined;
  onClose(): void;
}

/** Lines shown above the first line that was asked for. */
const MARGIN = 2;

/** Shows a long text with keys to page and to search. */
export function Pager(props: PagerProps) {
  const { banner, at, more = [], note, onClose } = props;
  const theme = useTheme();
  // Leaves the mouse to the terminal, so that text can be marked and copied.
  useOwnMouse();
  const pager = usePager(props);
  const { lines, top, shown, found } = pager;
  // As in other pagers, an empty text repeats the last search.
  const line = useLine('/', (text) => pager.search(1, text || undefined));
  const own: Binding[] = [
    ...scrollKeys(pager),
    { keys: ['/'], label: 'search', group: 'look', run: line.open },
    pairKey(['N'], ['n'], { ...pagerTexts.next, group: 'look' }, pager.search),
    ...more,
    closeKey(onClose),
  ];
  const styleOf = (place: number) => {
    if (found && found.text !== '' && contains(lines[place]!, found.text)) return theme.inverse;
    return typeof props.lines[place] !== 'string' || place === at ? theme.strong : undefined;
  };
  const markOf = (place: number) => (place === at ? `${theme.lines.pointer} ` : '  ');
  return (
    <Screen
      banner={banner}
      keys={own}
      verdict={[linesText(top, shown.length, lines.length), (found && foundText(found)) ?? note]}
      {...line.screen}
    >
      {shown.map((line, row) => (
        <Rich
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          key={row}
          style={styleOf(top + row)}
        >
          {`${at === undefined ? '' : markOf(top + row)}${line}` || ' '}
        </Rich>
      ))}
    </Screen>
  );
}

/** Holds the place in a text, and the last search. */
function usePager({ lines: given, at, atEnd = false }: PagerProps) {
  const { rows } = useContentSize();
  const lines = given.map(textOf);
  const bottom = Math.max(0, lines.length - rows);
  // The first line may be unknown until the text is there.
  const [wanted, setTop] = useState<number | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const first = atEnd ? bottom : Math.max(0, (at ?? 0) - MARGIN);
  const top = Math.min(wanted ?? first, bottom);
  return {
    lines,
    /** The index of the first line on the screen. */
    top,
    shown: lines.slice(top, top + rows),
    /** The number of lines on a page. */
    rows,
    scroll: (by: number) => setTop(Math.max(0, Math.min(bottom, top + by))),
    /** The last search; null before the first. */
    found,
    /** Searches on for a text, the last one if left out: from the latest match on the screen, else from the top. */
    search(step: 1 | -1, text?: string) {
      // Matches on the last page cannot scroll to the top, so the search goes on after the last one found.
      const isSeen = found !== null && found.place >= top && found.place < top + rows;
      const from = text === undefined ? (isSeen ? found.place : top) + step : top;
      const next = findIn(lines, text ?? found?.text ?? '', from, step);
      if (next.place >= 0) setTop(Math.min(next.place, bottom));
      setFound(next);
    },
  };
}

const scrollKeys = ({ lines, rows, scroll }: ReturnType<typeof usePager>): Binding[] => [
  pairKey(['Up', 'k'], ['Down', 'j', 'Enter'], { ...pagerTexts.line, group: 'look' }, scroll),
  pairKey(['PgUp', 'b'], ['PgDn', 'Space'], { ...pagerTexts.page, group: 'look' }, (step) =>
    scroll(step * (rows - 1)),
  ),
  pairKey(['g', 'Home'], ['G', 'End'], { ...pagerTexts.ends, group: 'look' }, (step) =>
    scroll(step * lines.length),
  ),
];

const contains = (line: string, text: string): boolean => line.toLowerCase().includes(text.toLowerCase());

/** Returns the nearest line with a text, forwards or backwards from `from`. It goes round at the end of the text. */
function findIn(lines: readonly string[], text: string, from: number, step: 1 | -1): Found {
  const places = text === '' ? [] : lines.flatMap((line, place) => (contains(line, text) ? [place] : []));
  const next =
    step > 0
      ? (places.find((place) => place >= from) ?? places[0])
      : (places.findLast((place) => place <= from) ?? places.at(-1));
  return {
    text,
    place: next ?? -1,
    number: next === undefined ? 0 : places.indexOf(next) + 1,
    of: places.length,
  };
}
