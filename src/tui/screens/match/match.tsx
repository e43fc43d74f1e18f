import { useEffect } from 'react';
import { useResume } from '../../terminal/hooks.ts';
import { type MatchProps, useMatchActions } from './actions.ts';
import { bannerOf } from './banner.ts';
import { Curtain } from './curtain.tsx';
import { OverlayScreen } from './overlay.tsx';
import { DealSheet, LessonSheet } from './scores.tsx';
import { TableScreen } from './table.tsx';
import { Unsaved } from './unsaved.tsx';
import { useJudging } from './use-judging.ts';

/** Shows a match: its table, or in its place the curtain, the sheet of a deal, or a page that the player opened. */
export function MatchScreen(props: MatchProps) {
  const actions = useMatchActions(props);
  const { session, settings, scene, overlay, leaving, position } = actions;
  const { mode } = scene;
  // Ends the session when the screen is left, so that no bot plays on.
  useEffect(() => () => session.close(), [session]);
  useJudging(props.isOwn ? (props.reviews ?? null) : null, session);
  useResume(() => session.cover());
  useEffect(() => session.setPace(settings.pace), [session, settings.pace]);
  useEffect(() => session.setHelp(settings), [session, settings]);

  if (props.over) return props.over;
  if (leaving) return <Unsaved actions={actions} leaving={leaving} />;
  if (overlay !== null && overlay !== 'typing' && overlay !== 'advice')
    return <OverlayScreen actions={actions} kind={overlay} />;
  switch (mode.kind) {
    case 'rest':
      if (props.tutor?.showsSheet) return <LessonSheet actions={actions} tutor={props.tutor} />;
      return <TableScreen actions={actions} />;
    case 'watch':
    case 'turn':
      return <TableScreen actions={actions} />;
    case 'curtain':
      return (
        <Curtain
          banner={bannerOf(actions)}
          seat={mode.seat}
          name={session.players[mode.seat]!.name}
          since={session.transcript.since(mode.seat, position.speaker)}
          moved={session.transcript.hasMoved(mode.seat)}
          onLift={() => session.lift()}
          onLeave={actions.onLeave}
          onScores={() => actions.open('scores')}
        />
      );
    case 'sheet':
      return <DealSheet actions={actions} over={mode.over} />;
  }
}
