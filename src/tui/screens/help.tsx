import { useState } from 'react';
import { widthOf, wrap } from '../../width.ts';
import { placeAround } from '../around.ts';
import type { Area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import {
  type Binding,
  dispatch,
  GROUPS,
  type Group,
  helpText,
  keyMeant,
  keyName,
  offeredIf,
  touchOf,
} from '../keys.ts';
import { type FootLine, Frame } from '../parts/frame.tsx';
import { pitchIn, useContentSize } from '../parts/room.ts';
import { TextLine } from '../parts/text-line.tsx';
import type { Banner } from '..//table.ts';
import type { Mark } from '../table.ts';
import { useKeys, usePaste } from '../terminal/hooks.ts';
import type { Key } from '../terminal/keys.ts';
import type { Theme } from '../theme.ts';
import { useTheme } from '../themed.tsx';
import { deadTexts } from '../words.ts';
import { helpTexts } from './words.ts';

const NAME_WIDTH = 10;

interface HelpProps {
  readonly banner: string | Banner;
  readonly bindings: readonly Binding[];
  /** The present situation, in at most two lines. */
  readonly now?: readonly FootLine[];
  /** The signs on the screen behind the help. */
  readonly marks?: readonly Mark[];
  onClose(): void;
}

/** Lists the keys that work now. Any of them closes the help and does its work. `/` leaves only keys that mention a word. */
export function Help({ banner, bindings, now = [], marks = [], onClose }: HelpProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState<string | null>(null);
  const [dead, setDead] = useState('');
  const pitch = pitchIn({ columns });
  const half = pitch > 1 ? columns : Math.floor(columns / 2);
  const found = bindings.filter((binding) => speaksOf(binding, search ?? '', theme));
  const [left, right] = inColumns(
    [
      ...GROUPS.map((group) => sectionOf(group, found, half - 1, theme, pitch)),
      marksOf(marks, search ?? '', half - 1),
    ].filter(({ length }) => length > 0),
    pitch === 1,
  );
  const pages = Math.ceil(Math.max(left.length, right.length) / rows);
  const searchFor = (text: string) => {
    setSearch(text);
    setPage(0);
  };
  const endSearch = () => setSearch(null);
  const turn = (step: number) => setPage(placeAround(page, step, pages));
  const own: Binding[] = [
    { keys: ['?', 'Esc'], name: 'Esc', label: 'close', group: 'match', run: onClose },
    { keys: ['/'], label: 'search', group: 'look', run: () => setSearch('') },
    ...offeredIf(pages > 1, {
      keys: ['PgDn', 'PgUp'],
      label: helpTexts.more(page + 1, pages),
      group: 'match',
      essential: true,
      run: (key) => turn(key === 'PgDn' ? 1 : -1),
    }),
  ];
  useKeys(
    (key) => {
      setDead('');
      const meant = keyMeant([...own, ...bindings], key);
      if (meant === null) setDead(deadTexts.key(key));
      else if (!dispatch(own, meant)) {
        onClose();
        dispatch(bindings, meant);
      }
    },
    { active: search === null },
  );
  usePaste(() => setDead(deadTexts.paste), { active: search === null });
  const canvas = new Canvas(columns, rows, theme);
  const shown = (lines: readonly HelpLine[]) => lines.slice(page * rows, (page + 1) * rows);
  drawLines(canvas, { x: 0, columns: half - 1 }, shown(left), pitch);
  drawLines(canvas, { x: half, columns: half - 1 }, shown(right), pitch);
  return (
    <Frame
      banner={banner}
      bindings={own}
      others={bindings}
      wheel={['PgUp', 'PgDn']}
      said={dead}
      verdict={pitch > 1 ? [...now, helpTexts.what] : [helpTexts.what, ...now]}
      prompt={
        search !== null && (
          <TextLine label="/" text={search} onChange={searchFor} onEnter={endSearch} onCancel={endSearch} />
        )
      }
    >
      <Picture canvas={canvas} />
    </Frame>
  );
}

/** Does the help on these keys contain a text? */
function speaksOf(binding: Binding, text: string, theme: Theme): boolean {
  const { keys, label } = binding;
  return [keyName(binding, theme), ...keys, label, helpText(binding)].some((said) =>
    said.toLowerCase().includes(text.toLowerCase()),
  );
}

/** A line with a name in bold, and a text beside it. */
interface HelpLine {
  readonly name: string;
  /** The column of the text; 0 for a heading, which has none. */
  readonly at: number;
  readonly text: string;
  /** The key that a touch presses; null if there is none. */
  readonly key: Key | null;
}

const headingOf = (name: string): HelpLine => ({ name, at: 0, text: '', key: null });
const BLANK = headingOf('');

/** Draws lines from the top. An entry with fewer than `pitch` lines on this page cannot be touched here. */
function drawLines(
  canvas: Canvas,
  { x, columns }: Pick<Area, 'x' | 'columns'>,
  lines: readonly HelpLine[],
  pitch: number,
): void {
  const { quiet, strong } = canvas.theme;
  let from = 0;
  lines.forEach(({ name, at, text, key }, y) => {
    if (lines[y - 1]?.key !== key) from = y;
    canvas.write(x, y, name, at === 0 ? { ...quiet, ...strong } : strong);
    canvas.write(x + at, y, text);
    const rows = y + 1 - from;
    if (key !== null && lines[y + 1]?.key !== key && rows >= pitch)
      canvas.touch({ x, y: from, columns, rows }, key);
  });
}

/** Returns a heading and the keys of a group, each in at least `pitch` lines. */
function sectionOf(
  group: Group,
  bindings: readonly Binding[],
  width: number,
  theme: Theme,
  pitch: number,
): HelpLine[] {
  const own = bindings.filter((binding) => binding.group === group);
  if (own.length === 0) return [];
  const lines = own.flatMap((binding) => {
    const key = touchOf(binding);
    const entry = entryLines(keyName(binding, theme), helpText(binding), width);
    const missing = key === null ? 0 : Math.max(0, pitch - entry.length);
    return [...entry, ...Array<HelpLine>(missing).fill(BLANK)].map((line) => ({ ...line, key }));
  });
  return [headingOf(helpTexts.groups[group]), ...lines, BLANK];
}

function marksOf(marks: readonly Mark[], searched: string, width: number): HelpLine[] {
  const found = marks.filter(({ sign, means }) =>
    `${sign} ${means}`.toLowerCase().includes(searched.toLowerCase()),
  );
  if (found.length === 0) return [];
  const lines = found.flatMap(({ sign, means }) => entryLines(sign, means, width));
  return [headingOf(helpTexts.marks), ...lines, BLANK];
}

/** Returns a name and its meaning, wrapped beside it. */
function entryLines(name: string, text: string, width: number): HelpLine[] {
  const at = Math.max(NAME_WIDTH, widthOf(name) + 2);
  const [first = '', ...more] = wrap(text, width - at);
  const below = more.map((line) => ({ ...BLANK, at: NAME_WIDTH, text: line }));
  return [{ ...BLANK, name: ` ${name}`, at, text: first }, ...below];
}

/** Returns sections in order: in two columns of about equal length, or in one. */
function inColumns(sections: readonly (readonly HelpLine[])[], isTwo: boolean): [HelpLine[], HelpLine[]] {
  if (!isTwo) return [sections.flat(), []];
  const length = (some: readonly (readonly HelpLine[])[]) =>
    some.reduce((sum, lines) => sum + lines.length, 0);
  const longest = (cut: number) => Math.max(length(sections.slice(0, cut)), length(sections.slice(cut)));
  const cuts = sections.map((_, place) => place + 1);
  const best = cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a), sections.length);
  return [sections.slice(0, best).flat(), sections.slice(best).flat()];
}
