import { useState } from 'react';
import { wrap } from '../../../width.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { Picture } from '../../drawing/picture.tsx';
import type { Binding } from '../../keys.ts';
import { Frame } from '../../parts/frame.tsx';
import { useContentSize } from '../../parts/room.ts';
import { TextLine } from '../../parts/text-line.tsx';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { useTheme } from '../../themed.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import type { MatchActions } from './actions.ts';
import { bannerOf } from './banner.ts';
import type { Leaving } from './use-leaving.ts';
import { unsavedTexts } from './words.ts';

interface UnsavedProps {
  readonly actions: MatchActions;
  readonly leaving: Leaving;
}

/** Asks what to do with unsaved moves before the match is left. */
export function Unsaved({ actions, leaving: { keeping, go, stay } }: UnsavedProps) {
  const theme = useTheme();
  const size = useContentSize();
  const [path, setPath] = useState<string | null>(null);
  const { moves = 0, reason = '' } = keeping.unsaved ?? {};
  const tryAgain = () => {
    keeping.retry();
    if (keeping.unsaved) say(unsavedTexts.still(keeping.unsaved.reason));
    else go();
  };
  const write = () => {
    const why = path ? keeping.saveTo(path) : unsavedTexts.noPath;
    if (why === null) go();
    else say(unsavedTexts.notThere(why));
  };
  const type = (text: string) => {
    setPath(text);
    say('');
  };
  const own: Binding[] = [
    { keys: ['t'], ...unsavedTexts.keys.retry, group: 'match', run: tryAgain },
    { keys: ['w'], ...unsavedTexts.keys.write, group: 'match', run: () => setPath('') },
    { keys: ['x'], ...unsavedTexts.keys.drop(moves), group: 'match', run: go },
    { keys: ['Esc', 'q'], ...unsavedTexts.keys.stay, group: 'match', run: stay },
  ];
  const banner = bannerOf(actions);
  const { bindings, help, said, say } = useScreenKeys(banner, own, { active: path === null });
  if (help) return help;

  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={said}
      verdict={unsavedTexts.ask}
      prompt={
        path !== null && (
          <TextLine
            label={unsavedTexts.path}
            text={path}
            onChange={type}
            onEnter={write}
            onCancel={() => setPath(null)}
          />
        )
      }
    >
      <Picture canvas={paintUnsaved(unsavedTexts.what(moves, reason), own, size, theme)} />
    </Frame>
  );
}

/** Draws what is unsaved, and a line for each possible action. */
function paintUnsaved(what: string, keys: readonly Binding[], { columns, rows }: Size, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  canvas.plain(4, 1, unsavedTexts.title, theme.strong);
  const told = wrap(what, columns - 8);
  told.forEach((line, row) => {
    canvas.plain(4, 3 + row, line);
  });
  keys.forEach(({ keys: [key = ''], help = '' }, row) => {
    canvas.plain(4, 4 + told.length + row, key);
    canvas.plain(9, 4 + told.length + row, help);
  });
  return canvas;
}
