import { useState } from 'react';
import type { OpaqueTypes, Speaker } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';
import type { Banner } from '../drawing/banner.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import type { Binding } from '../keys.ts';
import type { Seen } from '../match/seen.ts';
import { useContentSize } from '../parts/frame.tsx';
import { drawSheet, drawWholeCourse, hiddenCourse } from '../sheet/draw.ts';
import type { SheetLines, SheetPage, SheetPosition } from '../sheet/page.ts';
import { pageOf } from '../sheet/page-of.ts';
import { onlyTexts } from '../sheet/words.ts';
import type { AnyTable } from '../table.ts';
import { useTheme } from '../theme-context.ts';
import { type Offer, useOffers } from './again/use-offers.ts';
import { Screen } from './screen.tsx';

interface SheetProps {
  readonly seen: Seen;
  /** The position whose score the sheet shows. */
  readonly shown: Pick<SheetPosition<OpaqueTypes>, 'view' | 'status'>;
  readonly table: AnyTable;
  readonly speaker: Speaker;
  /** Stands at the top in place of `of`, `help` and `origin`. */
  readonly banner?: Banner;
  /** The subject of the sheet in a few words: a deal that is over, the match, or the score so far. */
  readonly of?: string;
  /** What helped in it, in words; null where that is not known. */
  readonly help?: string | null;
  /** How the match came about that did not simply begin. */
  readonly origin?: string | undefined;
  readonly bindings: readonly Binding[];
  /** Stands in place of the page's verdict, which holds only for the moment when a deal has ended. */
  readonly verdict?: readonly string[] | undefined;
  /** A short sentence below the verdict. */
  readonly aside?: string | undefined;
  /** What may be begun from here, in place of this match. */
  readonly offers?: readonly Offer[] | undefined;
  /** How the result compares with what it is measured against, in a sentence. */
  readonly compared?: string | null | undefined;
  /** The end of the deal or of the match in cards, which comes first; left out: the sheet alone. */
  readonly end?: Canvas | undefined;
  /** What was found out about the deal and the match: below the rest, where there is room. */
  readonly found?: readonly SheetLines[];
  /** What is to be told until the next key, e.g. where the sheet was written. */
  readonly said?: string;
  /** A key was pressed. */
  onKey?(): void;
}

/** The score sheet: a line a deal, totals and places, how the latest deal came about; after the end, who has won and why. */
export function Sheet(props: SheetProps) {
  const { seen, table, speaker, of, bindings: given, found = [], said = '', onKey } = props;
  const { game } = seen;
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const offers = useOffers(props.offers ?? []);
  const [shown, show] = useState<Shown>(props.end ? 'end' : 'sheet');
  const { status, view } = props.shown;
  const own = pageOf(game, table.sheet, { view, status, speaker, columns });
  const page = found.length > 0 ? { ...own, more: [...found, ...(own.more ?? [])] } : own;
  const begun = game.oneDeal || status.results.length > 0;
  const over = status.winners !== null;
  const deals = game.oneDeal ? [] : [count(status.results.length, 'deal')];
  const banner: Banner = props.banner ?? {
    title: game.title.toUpperCase(),
    parts: [of, props.help, props.origin].filter((part) => typeof part === 'string'),
    right: over ? [...deals, `seed ${seen.seed}`].join(' · ') : page.ends,
  };
  const hear = (key: string) => {
    onKey?.();
    offers.hear(key);
  };
  const course = hiddenCourse(page, { columns, rows });
  const plot = shown === 'course' ? course : null;
  const isEnd = shown === 'end' && props.end !== undefined;
  const keys = [
    ...(props.end && !plot ? [sumsKey(isEnd, show)] : []),
    ...(course && !isEnd ? [plotKey(plot !== null, show)] : []),
    ...offers.bindings,
    ...(offers.verdict ? given.filter(({ keys }) => keys[0] !== 'Enter') : given),
  ];
  const stood = props.verdict ?? (begun ? measured(page, seen, props.compared) : NOTHING_YET);
  const verdict = offers.verdict ?? [stood[0], stood[1], props.aside];
  return (
    <Screen banner={banner} keys={keys} onKey={hear} said={said} verdict={verdict}>
      <Picture
        canvas={
          isEnd
            ? props.end!
            : plot
              ? drawWholeCourse(plot, { columns, rows }, theme)
              : drawSheet(page, { columns, rows }, theme)
        }
      />
    </Screen>
  );
}

/** What a sheet shows: the end in cards, the score sheet, or the course of the scores. */
type Shown = 'end' | 'sheet' | 'course';

const plotKey = (isPlot: boolean, show: (shown: Shown) => void): Binding => ({
  keys: isPlot ? ['c', 'Esc'] : ['c'],
  label: isPlot ? 'sheet' : 'course',
  help: isPlot ? 'back to the score sheet' : 'the course of the scores, as a plot',
  group: 'look',
  run: () => show(isPlot ? 'sheet' : 'course'),
});

const sumsKey = (isEnd: boolean, show: (shown: Shown) => void): Binding => ({
  keys: isEnd ? ['s'] : ['s', 'Esc'],
  label: isEnd ? 'sums' : 'cards',
  help: isEnd ? 'the score sheet, with every sum in full' : 'back to the cards of the end',
  group: 'look',
  run: () => show(isEnd ? 'sheet' : 'end'),
});

const NOTHING_YET = ['No deal is finished yet.'];

/** The verdict of a page with what the match is measured against. */
function measured(
  { verdict }: SheetPage,
  { status }: Pick<Seen, 'status'>,
  compared: string | null | undefined,
): readonly (string | undefined)[] {
  if (!status.winners) return verdict;
  if (compared) return [verdict[0], compared];
  return status.only ? [verdict[0], onlyTexts.next] : verdict;
}
