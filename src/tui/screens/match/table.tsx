import { deadKeyText, dispatch } from '../../keys.ts';
import { Frame, useTableSize } from '../../parts/frame.tsx';
import { useKeys, usePaste } from '../../terminal/hooks.ts';
import type { MatchActions } from './actions.ts';
import { bannerOf } from './banner.ts';
import { keysAt } from './lesson-keys.ts';
import { TypedMove } from './typed-move.tsx';
import { footLines } from './verdict.ts';

/** The table, while others move and while a person is to. */
export function TableScreen({ actions }: { readonly actions: MatchActions }) {
  const size = useTableSize();
  const { session, table, position, ahead, selecting, overlay, hush, say } = actions;
  const bindings = keysAt(actions);
  const typing = overlay === 'typing' && position.mover !== null;
  useKeys(
    (key) => {
      hush();
      if (dispatch(bindings, key)) return;
      if (session.scene.mode.kind === 'turn') say(deadKeyText(key));
      else session.proceed();
    },
    { active: overlay === null },
  );
  usePaste(
    (text) => {
      hush();
      if (position.mover === null) say('A move can be pasted when it is your turn.');
      else actions.openTyping(text.trim());
    },
    { active: overlay === null },
  );
  return (
    <Frame
      banner={bannerOf(actions)}
      bindings={bindings}
      verdict={footLines(actions, size.columns)}
      prompt={typing && <Typing actions={actions} />}
      size={size}
      tee={table.tee?.(position, size)}
    >
      <table.Board
        // What is chosen ahead is drawn as in the turn; before that, nothing looks as if it had come.
        position={ahead && selecting.touched ? ahead : position}
        selection={ahead && !selecting.touched ? null : selecting.selection}
        last={selecting.last}
        size={size}
      />
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
      begun={actions.typed}
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
