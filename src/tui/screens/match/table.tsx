import { twoLines } from '../../../width.ts';
import { deadKeyText, dispatch } from '../../keys.ts';
import { Frame, useRoomForWords, useTableSize } from '../../parts/frame.tsx';
import { Rich } from '../../parts/rich.tsx';
import { useKeys, usePaste } from '../../terminal/hooks.ts';
import { useTheme } from '../../theme.ts';
import type { MatchActions } from './actions.ts';
import { bannerOf } from './banner.ts';
import { keysAt } from './lesson-keys.ts';
import { TypedMove } from './typed-move.tsx';
import { verdictLines } from './verdict.ts';
import { tipText } from './words.ts';

/** The table, while others move and while a person is to. */
export function TableScreen({ actions }: { readonly actions: MatchActions }) {
  const size = useTableSize();
  const { session, table, position, ahead, selecting, overlay, hush, say } = actions;
  const bindings = keysAt(actions);
  const apart = useRoomForWords(size);
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
      words={apart ? wordsNow(actions) : undefined}
      aside={actions.tip.now === null ? undefined : tipText(actions.tip.now)}
      verdict={useVerdict(actions, size.columns, apart)}
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

/** The words of a lesson: none while others move, for they tell what comes of it. */
function wordsNow({ tutor, position, scene }: MatchActions): readonly string[] | undefined {
  if (!tutor) return undefined;
  return position.mover !== null || scene.mode.kind === 'rest' ? tutor.wordsFor(position.speaker) : [];
}

/** The verdict, or in its place what is to be said before. `apart`: the words of a lesson have lines of their own. */
function useVerdict(actions: MatchActions, columns: number, apart: boolean) {
  const theme = useTheme();
  const { scene, message, problem } = actions;
  const verdict = verdictLines(apart ? { ...actions, tutor: undefined } : actions, columns);
  const isAbout = message && (message.decision ?? scene.decision) === scene.decision;
  if (!isAbout && !problem) return verdict;
  // A text over two lines keeps its first one at most: the rest of it means nothing alone.
  const [first, second] = typeof verdict === 'string' ? [twoLines(verdict, columns)[0]] : verdict;
  const line = isAbout ? (
    <Rich key="message" style={message.rule ? theme.inverse : theme.strong}>
      {message.text}
    </Rich>
  ) : (
    first
  );
  return [line, problem || (message?.note ?? second)];
}
