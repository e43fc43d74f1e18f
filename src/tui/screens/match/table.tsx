import { Box } from 'ink';
import { Picture } from '../../drawing/picture.tsx';
import { dispatch, keyMeant } from '../../keys.ts';
import { Frame, type Wheel } from '../../parts/frame.tsx';
import { useTableRoom, useWords } from '../../parts/room.ts';
import { useKeys, usePaste } from '../../terminal/hooks.ts';
import { Seated } from '../beside/seated.tsx';
import { PASTED_EARLY } from '../words.ts';
import type { MatchActions } from './actions.ts';
import { useAdvice } from './advice.ts';
import { bannerOf } from './banner.ts';
import { keysAt } from './lesson-keys.ts';
import { TypedMove } from './typed-move.tsx';
import { useAbsence } from './use-absence.ts';
import { footLines, rowsForWords } from './verdict.ts';

/** Over a full hint the wheel moves from row to row. */
const WHEEL: Wheel = ['Up', 'Down'];

/** The fewest rows in which a table stands whole above a full hint. With fewer, the hint covers the hand. */
const ABOVE = 15;

/** Shows the table, while others move and while a person is to move. */
export function TableScreen({ actions }: { readonly actions: MatchActions }) {
  const { session, table, scene, position, ahead, selecting, overlay, motion, tutor, hush, say, ignore } =
    actions;
  const size = useTableRoom(position.calm === true, table.largest);
  const foot = { columns: size.columns, rows: useWords(true) };
  const bindings = keysAt(actions);
  const lines = footLines(actions, foot);
  const advice = useAdvice(actions, { ...size, rows: size.rows - Math.max(0, lines.length - foot.rows) });
  const above = size.rows - (advice?.canvas.rows ?? 0);
  // A selection ahead of the turn is drawn as in the turn. Without one, the turn must not seem to have come.
  const shown = useAbsence(ahead && selecting.touched ? ahead : position, actions.company);
  const picked = ahead && !selecting.touched ? null : selecting.selection;
  const typing = overlay === 'typing' && position.mover !== null;
  useKeys(
    (key) => {
      const isDead = keyMeant(bindings, key) === null;
      if (isDead && session.scene.mode.kind === 'turn') return ignore(key);
      hush();
      if (!dispatch(bindings, key)) session.proceed();
    },
    { active: overlay === null },
  );
  usePaste(
    (text) => {
      hush();
      if (position.mover === null) say(PASTED_EARLY);
      else actions.open('typing', text.trim());
    },
    { active: overlay === null },
  );
  return (
    <Frame
      banner={bannerOf(actions)}
      bindings={advice?.bindings ?? bindings}
      verdict={lines}
      isWhole
      isTable
      namesAll={!position.calm || advice !== null}
      wheel={advice ? WHEEL : null}
      prompt={typing && <Typing actions={actions} />}
      size={size}
    >
      <Box flexDirection="column" height={above} overflow="hidden">
        <Seated
          table={table}
          position={shown}
          selection={picked}
          last={selecting.last}
          size={{ ...size, rows: (above < ABOVE ? size.rows : above) - rowsForWords(actions, foot) }}
          step={scene.step}
          motion={motion}
          isDealt={actions.isFresh && session.transcript.position.seat === null}
          isLesson={tutor !== undefined}
        />
      </Box>
      {advice && <Picture canvas={advice.canvas} />}
    </Frame>
  );
}

function Typing({ actions }: { readonly actions: MatchActions }) {
  const { session, position, close, play, refuse, hush } = actions;
  return (
    <TypedMove
      game={session.entry.game}
      view={position.view}
      seat={position.mover!}
      begun={actions.start}
      onCancel={close}
      onPlay={(move) => {
        close();
        play(move);
      }}
      onRefuse={refuse}
      onEdit={hush}
    />
  );
}
