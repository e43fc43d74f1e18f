import { useState } from 'react';
import type { OpaqueTypes, Speaker } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';
import { Picture } from '../drawing/picture.tsx';
import type { Binding } from '../keys.ts';
import type { Frames } from '../match/motion.ts';
import type { Seen } from '../match/seen.ts';
import { useShare } from '../motion/use-motion.ts';
import { useContentSize } from '../parts/room.ts';
import type { AccountLine, AccountPosition } from '../sheet/account.ts';
import { drawAccount, type SheetContents, type SheetView } from '../sheet/draw.ts';
import { accountOf, toldOf } from '../sheet/told.ts';
import { onlyTexts } from '../sheet/words.ts';
import type { Banner } from '..//table.ts';
import type { AnyTable } from '../table.ts';
import { useTheme } from '../themed.tsx';
import { type Offer, useOffers } from './again/use-offers.ts';
import { Screen } from './screen.tsx';
import { seedText, sheetKeyTexts } from './words.ts';

interface SheetProps {
  readonly seen: Seen;
  /** The position whose score the sheet shows. */
  readonly shown: Pick<AccountPosition<OpaqueTypes>, 'view' | 'status'>;
  readonly table: AnyTable;
  readonly speaker: Speaker;
  /** The top line, in place of `parts`. */
  readonly banner?: Banner;
  /** Parts of the top line, each in a few words: the subject, the help used in it, and how the match began. */
  readonly parts?: readonly (string | null | undefined)[];
  readonly bindings: readonly Binding[];
  /** Replaces the account's verdict, which is valid only right after a deal. */
  readonly verdict?: readonly string[] | undefined;
  /** A short sentence below the verdict. */
  readonly aside?: string | undefined;
  /** Matches that can be begun from here. */
  readonly offers?: readonly Offer[] | undefined;
  /** A sentence that compares the result with its target; null or left out: there is no target. */
  readonly compared?: string | null | undefined;
  /** Should the sums be shown first? Left out: the end of the deal or match. */
  readonly isSums?: boolean;
  /** The cost of decisions in the deal and the match, as far as known. */
  readonly cost?: readonly AccountLine[];
  /** The animation of the match's course. Left out or null: drawn at once. */
  readonly course?: Frames | null;
  /** A message until the next key, e.g. where the sheet was written. */
  readonly said?: string;
  /** Called for every key. */
  onKey?(): void;
}

/** Shows who won a deal or the match, why, and the costs; or the sums of all deals. */
export function Sheet(props: SheetProps) {
  const { seen, table, speaker, parts = [], bindings: given, cost = [], said = '', onKey } = props;
  const { game } = seen;
  const theme = useTheme();
  const size = useContentSize();
  const offers = useOffers(props.offers ?? []);
  const [view, setView] = useState<SheetView>(props.isSums ? 'sums' : 'end');
  const { status } = props.shown;
  const position = { ...props.shown, speaker };
  const account = accountOf(game, table, position);
  const told = { ...toldOf(account, position, cost), share: useShare(props.course ?? null) };
  const over = status.winners !== null;
  const deals = game.oneDeal ? [] : [count(status.results.length, 'deal')];
  const banner: Banner = props.banner ?? {
    title: game.title.toUpperCase(),
    parts: parts.filter((part) => typeof part === 'string'),
    right: over ? [...deals, seedText(seen.seed)].join(' · ') : account.ends,
  };
  const hear = (key: string) => {
    onKey?.();
    offers.hear(key);
  };
  const keys = [
    turnKey(view, setView, props.isSums ?? false),
    ...offers.bindings,
    ...(offers.verdict ? given.filter(({ keys }) => keys[0] !== 'Enter') : given),
  ];
  const begun = game.oneDeal || status.results.length > 0;
  const head = view === 'sums' ? told.headline : [];
  const stood =
    props.verdict ?? (begun ? measured(told, head, seen, props.compared) : [sheetKeyTexts.nothing]);
  const verdict = offers.verdict ?? [stood[0], stood[1], props.aside].filter((line) => line !== undefined);
  return (
    <Screen banner={banner} keys={keys} onKey={hear} said={said} verdict={verdict}>
      <Picture canvas={drawAccount(told, view, size, theme)} />
    </Screen>
  );
}

/** Switches between the end and the sums. If the end was first, Esc also returns to it. */
const turnKey = (view: SheetView, show: (view: SheetView) => void, isSums: boolean): Binding => ({
  keys: view === 'sums' && !isSums ? ['s', 'Esc'] : ['s'],
  ...(view === 'end' ? sheetKeyTexts.sums : sheetKeyTexts.end),
  group: 'look',
  run: () => show(view === 'end' ? 'sums' : 'end'),
});

/** Returns the text below a page: how the match goes on, or at its end the page's head and the comparison with the target. */
function measured(
  { account }: SheetContents,
  [head, why]: readonly string[],
  { status }: Pick<Seen, 'status'>,
  compared: string | null | undefined,
): readonly (string | undefined)[] {
  if (!status.winners) return account.verdict;
  return [head, compared ?? (status.only ? onlyTexts.next : why)].filter((line) => line !== undefined);
}
