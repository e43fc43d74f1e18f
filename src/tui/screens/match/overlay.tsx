import { useMemo } from 'react';
import { lastDeal } from '../../../engine/game.ts';
import { padded } from '../../../width.ts';
import { useContentSize, useTableSize } from '../../parts/frame.tsx';
import type { Mark } from '../../table.ts';
import { wrap } from '../../text.ts';
import { Help } from '../help.tsx';
import { OptionsScreen } from '../options.tsx';
import { Pager } from '../pager.tsx';
import { ReplayScreen } from '../replay/replay.tsx';
import { ReviewScreen } from '../review/review.tsx';
import { Rules } from '../rules.tsx';
import { bannerOf } from './banner.ts';
import type { MatchDesk, Overlay } from './desk.ts';
import { keysAt } from './lesson-keys.ts';
import { ScoresSoFar } from './scores.tsx';
import { verdictLines } from './verdict.ts';

interface OverlayProps {
  readonly desk: MatchDesk;
  readonly kind: Exclude<Overlay, 'typing'>;
}

/** What the player asked to look at, in place of the table. */
export function OverlayScreen({ desk, kind }: OverlayProps) {
  const { columns } = useContentSize();
  const table = useTableSize();
  const { session, scene, position, close } = desk;
  const { title } = session.entry.game;
  switch (kind) {
    case 'help': {
      const [, now = ''] = verdictLines(desk, table.columns);
      const marks = [...(desk.tutor ? LESSON_MARKS : []), ...FRAME_MARKS, ...(desk.table.marks ?? [])];
      const { latest } = desk.tip;
      const said = latest === null ? now : `The last tip: ${latest}`;
      return (
        <Help banner={bannerOf(desk)} bindings={keysAt(desk)} now={said} marks={marks} onClose={close} />
      );
    }
    case 'log': {
      const log = session.transcript.log(position.viewer, position.speaker, desk.table.log);
      const lines = log.flatMap((line) => wrap(line, columns, '  '));
      return <Pager title={`${title}: what happened`} lines={lines} atEnd onClose={close} />;
    }
    case 'rules':
      return (
        <Rules
          title={title}
          page={desk.rules()}
          ruling={desk.ruling}
          onLearn={desk.onLearn}
          onClose={close}
        />
      );
    case 'options':
      return <OptionsScreen settings={desk.settings} onChange={desk.changeSettings} onClose={close} />;
    case 'hands': {
      const heading = `${title} deal ${lastDeal(scene.status)}: all hands`;
      return <Pager title={heading} lines={handLines(desk, columns)} onClose={close} />;
    }
    case 'replay':
      return <ReplayOverlay desk={desk} />;
    case 'review':
      return (
        desk.reviews && (
          <ReviewScreen
            reviews={desk.reviews}
            table={desk.table}
            seen={session.seen}
            players={session.players}
            deal={lastDeal(scene.status)}
            settings={desk.settings}
            onPlayOn={desk.onPlayOn}
            onClose={close}
          />
        )
      );
    case 'scores':
      return <ScoresSoFar desk={desk} />;
  }
}

function ReplayOverlay({ desk }: { readonly desk: MatchDesk }) {
  const { session, scene, table, reviews } = desk;
  const { players, seen } = session;
  const marks = useMemo(() => reviews?.marks ?? [], [reviews]);
  return (
    <ReplayScreen
      seen={seen}
      players={players}
      table={table}
      marks={marks}
      deal={lastDeal(scene.status)}
      settings={desk.settings}
      onPlayOn={desk.onPlayOn}
      onClose={desk.close}
    />
  );
}

/** Signs of what a lesson marks. */
const LESSON_MARKS: readonly Mark[] = [{ sign: '›  ▾', means: 'what the words of the lesson are about' }];

/** Signs that all tables have in common. */
const FRAME_MARKS: readonly Mark[] = [
  { sign: '▸', means: 'whose turn it is; in a list, what is chosen' },
  { sign: '…', means: 'a text that is cut for lack of room' },
];

/** The cards of each seat, under one another. */
function handLines({ session, table, scene, position }: MatchDesk, columns: number): string[] {
  const { speaker } = position;
  const hands = session.transcript.fullestHands(
    lastDeal(scene.status),
    (view, seat) => table.hand?.(view, seat, speaker) ?? [],
  );
  const apart = table.apart?.(scene.status.results.at(-1)!, speaker) ?? [];
  const named = [...hands.map((cards, seat) => ({ name: speaker.seat(seat), cards })), ...apart];
  return named.flatMap(({ name, cards }) => {
    const title = padded(name, NAME);
    const lines = wrap(cards.join(' '), columns - NAME - 1);
    return [...lines.map((line, place) => `${place === 0 ? title : ' '.repeat(NAME)} ${line}`), ''];
  });
}

/** Columns of a name before its cards. */
const NAME = 10;
