import { useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { Picture } from '../../drawing/picture.tsx';
import { type Binding, offeredIf } from '../../keys.ts';
import { Frame } from '../../parts/frame.tsx';
import { useContentSize } from '../../parts/room.ts';
import type { Banner } from '../..//table.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import { useTheme } from '../../themed.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { type CurtainBoard, paintCurtain } from './curtain-board.ts';
import { hiddenTexts } from './words.ts';

/** Time in ms after the curtain fell in which keys were meant for the screen before. */
const TYPED_AHEAD = 350;

interface CurtainProps extends Omit<CurtainBoard, 'number'> {
  readonly banner: Banner;
  readonly seat: Seat;
  onLift(): void;
  onLeave(): void;
  onScores(): void;
}

/** Hides all hands until the next player has the keyboard. */
export function Curtain({ banner: title, seat, onLift, onLeave, onScores, ...told }: CurtainProps) {
  const { name } = told;
  const theme = useTheme();
  const { clock } = useTerminal();
  const size = useContentSize();
  const fell = useRef(clock.now());
  const [called, setCalled] = useState(false);
  const number = String(seat + 1);
  const own: Binding[] = [
    {
      keys: [number],
      ...hiddenTexts.here(name),
      group: 'play',
      essential: !called,
      run: () => setCalled(true),
    },
    ...offeredIf(called, { keys: ['Enter'], ...hiddenTexts.show(name), group: 'play', run: onLift }),
    { keys: ['s'], label: 'score', group: 'look', run: onScores },
    { keys: ['q'], label: 'leave', group: 'match', run: onLeave },
  ];
  const hear = (key: string) => {
    if (clock.now() - fell.current < TYPED_AHEAD) {
      say(hiddenTexts.dropped);
      return true;
    }
    if (!own.some(({ keys }) => keys.includes(key))) setCalled(false);
    return false;
  };
  const { bindings, help, said, say } = useScreenKeys(title, own, { hear });
  if (help) return help;

  return (
    <Frame
      banner={{ ...title, right: hiddenTexts.hidden }}
      bindings={bindings}
      said={said}
      size={size}
      verdict={called ? [hiddenTexts.enter(name)] : []}
    >
      <Picture canvas={paintCurtain({ ...told, number }, size, theme)} />
    </Frame>
  );
}
