import type { Binding } from '../../keys.ts';
import { Sheet } from '../sheet.tsx';
import { dealOf } from './banner.ts';
import type { MatchDesk } from './desk.ts';
import { sheetKeys } from './keys.ts';

/** The sheet of a deal that is over, or with it the match. */
export function DealSheet({ desk, over }: { readonly desk: MatchDesk; readonly over: boolean }) {
  const { session, scene, onAgain } = desk;
  const done = over ? ': the match is over' : ` deal ${scene.status.results.length} done`;
  const keys = sheetKeys(desk, over ? onAgain : null);
  return <MatchSheet desk={desk} heading={session.entry.game.title.toUpperCase() + done} keys={keys} />;
}

/** The sheet as it stands, for somebody who asks. */
export function ScoresSoFar({ desk }: { readonly desk: MatchDesk }) {
  const heading = [desk.session.entry.game.title.toUpperCase(), ...dealOf(desk)].join(' ');
  const close: Binding = {
    keys: ['Esc', 'q', 's', 'Enter'],
    name: 'Esc',
    label: 'close',
    group: 'look',
    run: desk.close,
  };
  return <MatchSheet desk={desk} heading={heading} keys={[close]} />;
}

interface MatchSheetProps {
  readonly desk: MatchDesk;
  readonly heading: string;
  readonly keys: readonly Binding[];
}

function MatchSheet({ desk, heading, keys }: MatchSheetProps) {
  const { session, table, scene, position, message, hush } = desk;
  const ends = scene.status.winners ? '' : ` | ${table.ends(scene.view)}`;
  return (
    <Sheet
      session={session}
      table={table}
      speaker={position.speaker}
      title={heading + ends}
      bindings={keys}
      said={message?.text ?? ''}
      onKey={hush}
    />
  );
}
