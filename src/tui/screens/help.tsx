import { Box } from 'ink';
import { useState } from 'react';
import { padded, widthOf, wrap } from '../../width.ts';
import { placeAround } from '../around.ts';
import type { Banner } from '../drawing/banner.ts';
import {
  type Binding,
  deadKeyText,
  deadPasteText,
  dispatch,
  GROUPS,
  type Group,
  helpText,
  keyName,
  offeredIf,
} from '../keys.ts';
import { type FootLine, Frame, useContentSize } from '../parts/frame.tsx';
import { Lines } from '../parts/lines.tsx';
import { TextLine } from '../parts/text-line.tsx';
import type { Mark } from '../table.ts';
import { useKeys, usePaste } from '../terminal/hooks.ts';
import type { Theme } from '../theme.ts';
import { useTheme } from '../theme-context.ts';

const TITLES: { readonly [group in Group]: string } = {
  select: 'SELECT',
  play: 'PLAY',
  look: 'LOOK',
  match: 'MATCH',
};

const NAME_WIDTH = 10;

interface HelpProps {
  readonly banner: string | Banner;
  readonly bindings: readonly Binding[];
  /** What is going on, in up to two lines. */
  readonly now?: readonly FootLine[];
  /** The signs on the screen behind. */
  readonly marks?: readonly Mark[];
  onClose(): void;
}

/** The keys that work now. A key pressed here closes the help and does what it does; `/` leaves only those that speak of a word. */
export function Help({ banner, bindings, now = [], marks = [], onClose }: HelpProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState<string | null>(null);
  const [dead, setDead] = useState('');
  const half = Math.floor(columns / 2);
  const found = bindings.filter((binding) => speaksOf(binding, search ?? '', theme));
  const [left, right] = inColumns(
    [
      ...GROUPS.map((group) => sectionLines(group, found, half - 1, theme)),
      marksLines(marks, search ?? '', half - 1),
    ].filter(({ length }) => length > 0),
  );
  const pages = Math.ceil(Math.max(left.length, right.length) / rows);
  const turn = (step: number) => setPage(placeAround(page, step, pages));
  const own: Binding[] = [
    { keys: ['?', 'Esc'], name: 'Esc', label: 'close', group: 'match', run: onClose },
    { keys: ['/'], label: 'search', group: 'look', run: () => setSearch('') },
    ...offeredIf(pages > 1, {
      keys: ['PgDn', 'PgUp'],
      label: `more keys (${page + 1} of ${pages})`,
      group: 'match',
      run: (key) => turn(key === 'PgDn' ? 1 : -1),
    }),
  ];
  useKeys(
    (key) => {
      setDead('');
      if (dispatch(own, key)) return;
      if (!bindings.some(({ keys }) => keys.includes(key))) {
        setDead(deadKeyText(key));
        return;
      }
      onClose();
      dispatch(bindings, key);
    },
    { active: search === null },
  );
  usePaste(() => setDead(deadPasteText), { active: search === null });
  const shown = (lines: readonly string[]) => lines.slice(page * rows, (page + 1) * rows);
  return (
    <Frame
      banner={banner}
      bindings={own}
      said={dead}
      verdict={['The keys that work now: type one to try it. Ctrl-L redraws, Ctrl-Z suspends.', ...now]}
      prompt={
        search !== null && (
          <TextLine
            label="/"
            text={search}
            onChange={(text) => {
              setSearch(text);
              setPage(0);
            }}
            onEnter={() => setSearch(null)}
            onCancel={() => setSearch(null)}
          />
        )
      }
    >
      <Box>
        <Box flexDirection="column" width={half} flexShrink={0}>
          <Lines lines={shown(left)} />
        </Box>
        <Box flexDirection="column" width={columns - half} flexShrink={0}>
          <Lines lines={shown(right)} />
        </Box>
      </Box>
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

function sectionLines(group: Group, bindings: readonly Binding[], width: number, theme: Theme): string[] {
  const own = bindings.filter((binding) => binding.group === group);
  if (own.length === 0) return [];
  const lines = own.flatMap((binding) => {
    return entryLines(keyName(binding, theme), helpText(binding), width);
  });
  return [TITLES[group], ...lines, ''];
}

function marksLines(marks: readonly Mark[], searched: string, width: number): string[] {
  const found = marks.filter(({ sign, means }) =>
    `${sign} ${means}`.toLowerCase().includes(searched.toLowerCase()),
  );
  if (found.length === 0) return [];
  return ['MARKS', ...found.flatMap(({ sign, means }) => entryLines(sign, means, width)), ''];
}

/** A name and what it stands for, wrapped beside it. */
function entryLines(name: string, text: string, width: number): string[] {
  const own = padded(` ${name} `, Math.max(NAME_WIDTH, widthOf(name) + 2));
  const [first = '', ...more] = wrap(text, width - widthOf(own));
  return [own + first, ...more.map((line) => ' '.repeat(NAME_WIDTH) + line)];
}

/** Sections on two columns of about the same length, in their order. */
function inColumns(sections: readonly (readonly string[])[]): [string[], string[]] {
  const length = (some: readonly (readonly string[])[]) => some.reduce((sum, lines) => sum + lines.length, 0);
  const longest = (cut: number) => Math.max(length(sections.slice(0, cut)), length(sections.slice(cut)));
  const cuts = sections.map((_, place) => place + 1);
  const best = cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a), sections.length);
  return [sections.slice(0, best).flat(), sections.slice(best).flat()];
}
