import type { OpaqueTypes } from '../../engine/game.ts';
import type { Telling, Told } from './telling.ts';

/**
 * What each part contributes to the difference in value between two endings of the same imagined deal: the sum is that difference.
 * Where something else happened, the whole of it is the share of that change; otherwise the parts are compared one by one.
 */
export function sharesOf(
  { parts, change, split }: Telling<OpaqueTypes>,
  one: Told<OpaqueTypes['move']>,
  other: Told<OpaqueTypes['move']>,
): readonly number[] {
  if (split) return split(one, other);
  if (one.kind !== other.kind) return parts.map((part) => (part === change ? one.value - other.value : 0));
  return one.parts.map((share, part) => share - other.parts[part]!);
}
