import { useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { Canvas, Picture } from '../../drawing/canvas.tsx';
import { type Binding, offeredIf } from '../../keys.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { useTerminal } from '../../terminal/hooks.ts';
import { useTheme } from '../../theme.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';
import type { MatchActions } from './actions.ts';
import { bannerOf } from './banner.ts';
import { TYPED_AHEAD } from './curtain.tsx';
import { footTexts, hiddenTexts } from './words.ts';

/** Asks who wants to look at their cards and choose before their turn; nobody's cards are shown, and the game waits. */
export function Halt({ actions }: { readonly actions: MatchActions }) {
  const theme = useTheme();
  const { clock } = useTerminal();
  const size = useContentSize();
  const fell = useRef(clock.now());
  const [who, setWho] = useState<Seat | null>(null);
  const { session } = actions;
  const { people, players } = session;
  const name = who === null ? '' : players[who]!.name;
  const own: Binding[] = [
    {
      keys: people.map((seat) => String(seat + 1)),
      name: people.map((seat) => seat + 1).join(' '),
      label: 'that is me',
      help: 'your number: then Enter shows your cards',
      group: 'play',
      run: (key) => setWho(Number(key) - 1),
    },
    ...offeredIf(who !== null, {
      keys: ['Enter'],
      label: `show ${name}'s hand`,
      group: 'play',
      run: () => session.choose(who),
    }),
    { keys: ['Esc'], label: 'nobody: go on', group: 'play', run: () => session.choose(null) },
    { keys: ['q'], label: 'leave', group: 'match', run: actions.onLeave },
  ];
  const hear = () => clock.now() - fell.current < TYPED_AHEAD;
  const banner = bannerOf(actions);
  const { bindings, help, said } = useScreenKeys(banner, own, { hear });
  if (help) return help;

  const canvas = new Canvas(size.columns, size.rows, theme);
  canvas.plain(4, 1, hiddenTexts.waits, theme.strong);
  canvas.plain(21, 1, hiddenTexts.hidden);
  canvas.plain(4, 3, hiddenTexts.who);
  canvas.plain(4, 4, footTexts.early(null));
  people.forEach((seat, place) => {
    const mark = seat === who ? theme.lines.pointer : ' ';
    canvas.plain(
      6,
      6 + place,
      `${mark} ${seat + 1}  ${players[seat]!.name}`,
      seat === who ? theme.strong : {},
    );
  });
  const verdict = who === null ? [hiddenTexts.pressOwn] : [hiddenTexts.enterAlone(name)];
  return (
    <Frame banner={banner} bindings={bindings} said={said} verdict={verdict}>
      <Picture canvas={canvas} />
    </Frame>
  );
}
