import { useMemo, useState } from 'react';
import { type AnyGame, isRefusal, type OpaqueTypes, type Refusal, type Seat } from '../../../engine/game.ts';
import { take } from '../../../engine/take.ts';
import { TextLine, typeable } from '../../parts/text-line.tsx';
import { narrow } from '../../terminal/layouts.ts';
import { completionsOf } from './completion.ts';
import { typedText } from './words.ts';

/** The longest list of moves for completing; longer ones are completed from their beginning only. */
const LONGEST_LIST = 5000;

interface TypedMoveProps {
  readonly game: AnyGame;
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  /** The first text of the line: pasted, or ''. */
  readonly begun: string;
  onPlay(move: OpaqueTypes['move']): void;
  onRefuse(refusal: Refusal): void;
  onCancel(): void;
  /** Called when the text has changed, so that messages about it are out of date. */
  onEdit(): void;
}

/** A line for a move in the notation of the rules. Tab completes it to legal moves. */
export function TypedMove({ game, view, seat, begun, onPlay, onRefuse, onCancel, onEdit }: TypedMoveProps) {
  const [text, setText] = useState(() => typeable(narrow(begun)));
  const moves = useMemo(
    () => take(game.moves(view, seat), LONGEST_LIST).map((move) => game.format(move)),
    [game, view, seat],
  );
  const fitting = completionsOf(moves, text);
  const edit = (next: string) => {
    setText(narrow(next));
    onEdit();
  };
  const enter = () => {
    const move = game.parse(text);
    const refusal = isRefusal(move) ? move : game.check(view, seat, move);
    if (refusal) onRefuse(refusal);
    else onPlay(move as OpaqueTypes['move']);
  };
  return (
    <TextLine
      label=":"
      text={text}
      hint={typedText(fitting.slice(0, 12))}
      onChange={edit}
      onEnter={enter}
      onCancel={onCancel}
      onKey={(key) => key === 'Tab' && fitting.length > 0 && edit(commonStart(fitting))}
    />
  );
}

/** Returns the longest common beginning. */
function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = first.length;
  for (const text of texts) while (!text.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
