import { useEffect, useMemo, useState } from 'react';
import type { Binding } from '../keys.ts';
import { useContentSize } from '../parts/room.ts';
import { loadReader, readerSoFar } from '../rules/reader.ts';
import { Pager } from './pager.tsx';
import { RULES, teachTexts } from './words.ts';

interface RulesProps {
  readonly title: string;
  /** The page in Markdown. */
  readonly page: string;
  /** The id of the rule to begin at; '' or left out: the top. */
  readonly ruling?: string;
  /** Opens the lessons of the game. Left out: there are none. */
  readonly onLearn?: (() => void) | undefined;
  onClose(): void;
}

/** The most columns of a line; longer ones are hard to read. */
const WIDEST = 96;
/** Columns for the mark before the first line that was asked for. */
const MARK = 2;

/** Shows the rules of a game, from the top or from the rule named by a refusal. */
export function Rules({ title, page, ruling = '', onLearn, onClose }: RulesProps) {
  const { columns } = useContentSize();
  const [reader, setReader] = useState(readerSoFar);
  useEffect(() => void loadReader().then(setReader), []);
  const width = Math.min(columns - MARK, WIDEST);
  const read = useMemo(() => reader?.rulesPageOf(page, width), [reader, page, width]);
  const at = read?.places.get(ruling);
  const more: Binding[] = onLearn
    ? [{ keys: ['L'], label: 'lessons', help: teachTexts.help, group: 'look', run: onLearn }]
    : [];
  return (
    <Pager
      banner={{ title: title.toUpperCase(), parts: [RULES] }}
      lines={read?.lines ?? []}
      at={at}
      more={more}
      note={onLearn && teachTexts.note}
      onClose={onClose}
    />
  );
}
