import type { OpaqueTypes } from '../../engine/game.ts';
import type { Telling, ToldEnding } from './telling.ts';

/**
 * Splits the difference in value between two endings of one imagined deal into the contributions of the parts. Their sum is that difference. If the
 * two endings differ in `kind`, all of it goes to `change`; otherwise part is compared with part.
 */
export function sharesOf(
  { parts, change, split }: Telling<OpaqueTypes>,
  one: ToldEnding<OpaqueTypes['move']>,
  other: ToldEnding<OpaqueTypes['move']>,
): readonly number[] {
  if (split) return split(one, other);
  if (one.kind !== other.kind) return parts.map((part) => (part === change ? one.value - other.value : 0));
  return one.parts.map((share, part) => share - other.parts[part]!);
}
