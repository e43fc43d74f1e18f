import { lastDeal } from '../../../engine/game.ts';
import { linesIn, wrap } from '../../../width.ts';
import { OF_NO_GUEST, OF_ONE_KEYBOARD } from '../../choices.ts';
import { drawAllHands } from '../../drawing/all-hands.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { Picture } from '../../drawing/picture.tsx';
import { closeKey } from '../../keys.ts';
import type { FootLine } from '../../parts/frame.tsx';
import { useContentSize, useWords } from '../../parts/room.ts';
import type { Mark } from '../../table.ts';
import type { Size } from '../../terminal/screen.ts';
import { Help } from '../help.tsx';
import { Going } from '../lobby/asking.tsx';
import { Say } from '../lobby/say.tsx';
import { Who } from '../lobby/who.tsx';
import { OptionsScreen } from '../options.tsx';
import { Pager, type PagerLine } from '../pager.tsx';
import { bySuit } from '../replay/hands.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { ReviewScreen } from '../review/review.tsx';
import { OF_100, scaleMark } from '../review/words.ts';
import { Rules } from '../rules.tsx';
import { Screen } from '../screen.tsx';
import { commonTexts, dealName, LOG } from '../words.ts';
import type { MatchActions, Overlay } from './actions.ts';
import { bannerOf } from './banner.ts';
import { mayHint } from './decision-keys.ts';
import { keysAt } from './lesson-keys.ts';
import { ScoresSoFar } from './scores.tsx';
import { footLines } from './verdict.ts';
import { ABSENT_MARK, markTexts, matchTexts, tipText } from './words.ts';

/** Returns signs for the figures of a hint. */
const hintMarks = ({ session: { entry }, position: { view } }: MatchActions): Mark[] =>
  entry.plan ? [OF_100, scaleMark(entry, entry.plan.measure(view))] : [OF_100];

/** Returns the latest tip, or the texts of the foot except the first, for the help. */
function situation(actions: MatchActions, { columns, rows }: Size): readonly FootLine[] {
  const { latest } = actions.tip;
  if (latest !== null) return linesIn(tipText(latest), columns);
  // The first text is one line however long it is, so none of it is left.
  const [, ...texts] = footLines(actions, { columns: Number.POSITIVE_INFINITY, rows });
  return texts.flatMap((text): readonly FootLine[] =>
    typeof text === 'string' ? linesIn(text, columns) : [text],
  );
}

interface OverlayProps {
  readonly actions: MatchActions;
  readonly kind: Exclude<Overlay, 'typing' | 'advice'>;
}

/** Shows the page that the player opened in place of the table. */
export function OverlayScreen({ actions, kind }: OverlayProps) {
  const table = useContentSize();
  const rows = useWords();
  const { session, scene, close } = actions;
  const { title } = session.entry.game;
  const watched = {
    ...{ reviews: actions.reviews ?? null, seen: session.seen, players: session.players },
    ...{ table: actions.table, settings: actions.settings, deal: lastDeal(scene.status) },
    ...{ onPlayOn: actions.onPlayOn, onClose: close },
  };
  switch (kind) {
    case 'help': {
      const marks = [
        actions.tutor ? markTexts.lesson : markTexts.newest,
        ...(actions.company ? [ABSENT_MARK] : []),
        ...markTexts.frame,
        ...(mayHint(actions) ? hintMarks(actions) : []),
        ...(actions.table.marks ?? []),
      ];
      const now = situation(actions, { columns: table.columns, rows });
      return (
        <Help banner={bannerOf(actions)} bindings={keysAt(actions)} now={now} marks={marks} onClose={close} />
      );
    }
    case 'log':
      return <Log actions={actions} />;
    case 'rules':
      return (
        <Rules
          title={title}
          page={actions.rules()}
          ruling={actions.start}
          onLearn={actions.onLearn}
          onClose={close}
        />
      );
    case 'options':
      return <OwnOptions actions={actions} />;
    case 'hands':
      return <AllHands actions={actions} />;
    case 'replay':
      return <ReplayScreen {...watched} />;
    case 'review':
      return (
        actions.reviews && (
          <ReviewScreen
            {...watched}
            reviews={actions.reviews}
            {...(actions.comingBack && { comingBack: actions.comingBack })}
          />
        )
      );
    case 'scores':
      return <ScoresSoFar actions={actions} />;
    case 'say':
    case 'who':
    case 'going':
      return <CompanyOverlay actions={actions} kind={kind} />;
  }
}

/** Lists all events so far in sentences, the newest last and emphasised. */
function Log({ actions: { session, position, table, close } }: { readonly actions: MatchActions }) {
  const { columns } = useContentSize();
  const log = session.transcript.log(position.viewer, position.speaker, table.log);
  const lines = log.flatMap((sentence, place) =>
    wrap(sentence, columns, '  ').map(
      (text): PagerLine => (place === log.length - 1 ? { text, strong: true } : text),
    ),
  );
  const banner = { title: session.entry.game.title.toUpperCase(), parts: [LOG] };
  return <Pager banner={banner} lines={lines} atEnd onClose={close} />;
}

function OwnOptions({
  actions: { session, settings, company, changeSettings, close },
}: {
  readonly actions: MatchActions;
}) {
  const isGuest = company?.state.self.isHost === false;
  const without = [
    ...(company ? OF_ONE_KEYBOARD : session.untimed ? OF_FREE_PLAY : []),
    ...(isGuest ? OF_NO_GUEST : []),
  ];
  return <OptionsScreen settings={settings} without={without} onChange={changeSettings} onClose={close} />;
}

/** Shows a page of a hosted table. */
function CompanyOverlay({
  actions: { company, close },
  kind,
}: {
  readonly actions: MatchActions;
  readonly kind: 'say' | 'who' | 'going';
}) {
  if (!company) return null;
  const Shown = { say: Say, who: Who, going: Going }[kind];
  return <Shown {...company} onClose={close} />;
}

/** Options that do not apply if results are compared with others'. */
const OF_FREE_PLAY = ['answers'] as const;

/** Shows everybody's cards in the latest deal. */
function AllHands({ actions }: { readonly actions: MatchActions }) {
  const { session, table, scene, position, close } = actions;
  const { speaker, theme } = position;
  const size = useContentSize();
  const deal = lastDeal(scene.status);
  const banner = {
    title: session.entry.game.title.toUpperCase(),
    parts: [session.entry.game.oneDeal ? '' : dealName(deal), commonTexts.allHands].filter(Boolean),
  };
  const held = session.transcript.fullestHands(
    deal,
    (view, seat) => table.groups?.(view, seat, speaker) ?? bySuit(table.hand?.(view, seat, speaker) ?? []),
  );
  const canvas = new Canvas(size.columns, size.rows, theme);
  const hands = held.map((groups, seat) => ({
    name: speaker.seat(seat),
    notes: [],
    groups,
    ...{ isToMove: false, play: [], isLed: false, isWinning: false },
  }));
  const apart = table.apart?.(scene.status.results.at(-1)!, speaker) ?? [];
  drawAllHands(canvas, size, { hands, apart });
  return (
    <Screen banner={banner} keys={[closeKey(close, 'a', 'Enter')]} size={size} verdict={matchTexts.held}>
      <Picture canvas={canvas} />
    </Screen>
  );
}
