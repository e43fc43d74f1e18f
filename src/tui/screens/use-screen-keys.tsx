import { type ReactNode, useState } from 'react';
import { type Binding, dispatch } from '../keys.ts';
import type { Banner } from '..//table.ts';
import type { Mark } from '../table.ts';
import { useKeys, usePaste } from '../terminal/hooks.ts';
import { deadTexts } from '../words.ts';
import { Help } from './help.tsx';
import { helpTexts } from './words.ts';

interface ScreenKeys {
  /** Help and the screen's own keys, for the key bar. */
  readonly bindings: readonly Binding[];
  /** The help in place of the screen; false while it is closed. */
  readonly help: ReactNode;
  /** The answer to the last key, e.g. that it did nothing; '' if there is none. */
  readonly said: string;
  /** Says something until the next key. */
  say(text: string): void;
}

interface Listening {
  /** Hears every key first. True keeps the key from the bindings. */
  readonly hear?: (key: string) => boolean;
  /** False while a text is typed: the screen's keys are then ignored. */
  readonly active?: boolean;
  /** The signs on the screen, for the help. */
  readonly marks?: readonly Mark[];
}

/** Hears the keys of a screen, and lists them on `?`. */
export function useScreenKeys(
  banner: string | Banner,
  own: readonly Binding[],
  { hear = () => false, active = true, marks = [] }: Listening = {},
): ScreenKeys {
  const [helping, setHelping] = useState(false);
  const bindings: Binding[] = [
    { keys: ['?'], label: helpTexts.label(marks.length > 0), group: 'match', run: () => setHelping(true) },
    ...own,
  ];
  const [said, say] = useState('');
  useKeys(
    (key) => {
      say('');
      if (!hear(key) && !dispatch(bindings, key)) say(deadTexts.key(key));
    },
    { active: active && !helping },
  );
  usePaste(() => say(deadTexts.paste), { active: active && !helping });
  const close = () => setHelping(false);
  const help = helping && <Help {...{ banner, bindings, marks }} onClose={close} />;
  return { bindings, help, said, say };
}
