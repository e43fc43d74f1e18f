import { useState } from 'react';
import { clashOf, FIRST_KEYS, KEY_IDS, keysOf, type OwnKeys } from '../../front/own-keys.ts';
import { padded } from '../../width.ts';
import { placeAround } from '../around.ts';
import { area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import { type Binding, closeKey, offeredIf } from '../keys.ts';
import { Frame } from '../parts/frame.tsx';
import { drawList, roundKey, rowKey } from '../parts/list-keys.ts';
import { useContentSize } from '../parts/room.ts';
import { narrow } from '../terminal/layouts.ts';
import { useTheme } from '../themed.tsx';
import { useScreenKeys } from './use-screen-keys.tsx';
import { keyTexts } from './words.ts';

interface OwnKeysProps {
  readonly own: OwnKeys;
  /** Returns the reason why the change cannot be saved, as a sentence; or ''. */
  onChange(own: OwnKeys): string;
  onClose(): void;
}

/** Shows the keys that a player may change. The next key pressed becomes the key of the chosen action. */
export function OwnKeysScreen({ own, onChange, onClose }: OwnKeysProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const [at, setAt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const id = KEY_IDS[at]!;
  const { [id]: _, ...others } = own;
  const take = (key: string) => {
    const given = narrow(key);
    const clash = key === 'Esc' ? null : clashOf(own, id, given);
    if (clash) say(keyTexts.refused(given, clash));
    else {
      setAsking(false);
      if (key !== 'Esc') say(onChange(FIRST_KEYS[id] === given ? others : { ...own, [id]: given }));
    }
  };
  const canvas = new Canvas(columns, rows, theme);
  drawList(canvas, area(0, 0, columns, rows), { at, count: KEY_IDS.length }, (place, y) => {
    const each = KEY_IDS[place]!;
    const isHere = each === id;
    const keys = isHere && isAsking ? keyTexts.asked : keysOf(own, each).join(' ');
    const text = `${isHere ? theme.lines.pointer : ' '} ${padded(keyTexts.names[each], 14)} ${keys}`;
    canvas.write(0, y, text, isHere ? theme.strong : {});
  });
  const keys: Binding[] = [
    roundKey((step) => setAt(placeAround(at, step, KEY_IDS.length))),
    rowKey(0, KEY_IDS.length, setAt),
    { keys: ['Enter'], label: keyTexts.change, group: 'select', run: () => setAsking(true) },
    ...offeredIf(own[id] !== undefined, {
      keys: ['d'],
      label: keyTexts.first,
      group: 'select',
      run() {
        const clash = clashOf(own, id, FIRST_KEYS[id]);
        say(clash ? keyTexts.refused(FIRST_KEYS[id], clash) : onChange(others));
      },
    }),
    { keys: ['x'], label: keyTexts.reset, group: 'select', run: () => say(onChange({})) },
    closeKey(onClose),
  ];
  const { bindings, help, said, say } = useScreenKeys(keyTexts.banner, keys, {
    hear(key) {
      if (isAsking && key.startsWith('row:')) setAsking(false);
      else if (isAsking) take(key);
      return isAsking && !key.startsWith('row:');
    },
  });
  return (
    help || (
      <Frame
        banner={keyTexts.banner}
        bindings={bindings}
        said={said}
        verdict={isAsking ? keyTexts.press(keyTexts.names[id]) : keyTexts.about}
      >
        <Picture canvas={canvas} />
      </Frame>
    )
  );
}
