import { Rich } from './rich.tsx';

/** Lines of text one below the other, with cards in the colours of their suits. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is all that tells it apart
    <Rich key={place}>{line || ' '}</Rich>
  ));
