import type { ComponentProps } from 'react';
import type { Binding } from '../keys.ts';
import { Frame } from '../parts/frame.tsx';
import type { Mark } from '../table.ts';
import { useScreenKeys } from './use-screen-keys.tsx';

interface ScreenProps extends Omit<ComponentProps<typeof Frame>, 'bindings'> {
  /** The screen's own keys. They come after the help's. */
  readonly keys: readonly Binding[];
  /** Hears every key before it is dispatched. */
  readonly onKey?: (key: string) => void;
  /** False while a text is typed: keys are then ignored. */
  readonly active?: boolean;
  /** The signs on the screen, for the help. */
  readonly marks?: readonly Mark[];
}

/** Shows a screen with its frame and keys, or their help. The answer to the last key replaces `said`. */
export function Screen({ keys, onKey, active = true, marks = [], said = '', ...frame }: ScreenProps) {
  const screen = useScreenKeys(frame.banner, keys, {
    hear(key) {
      onKey?.(key);
      return false;
    },
    active,
    marks,
  });
  return screen.help || <Frame {...frame} bindings={screen.bindings} said={screen.said || said} />;
}
