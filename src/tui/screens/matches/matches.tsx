import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { Picture } from '../../drawing/picture.tsx';
import { useHouse } from '../../house.ts';
import { drawList } from '../../parts/list-keys.ts';
import { useContentSize } from '../../parts/room.ts';
import { useTheme } from '../../themed.tsx';
import { ago } from '../menu/words.ts';
import { Screen } from '../screen.tsx';
import { ofText } from '../words.ts';
import { matchListKeys } from './keys.ts';
import { drawHead, drawListed, isShortened, type ListSource, listIn, standsText } from './row.ts';
import { type MatchList, useMatchList } from './use-match-list.ts';
import { WatchedMatch } from './watched.tsx';
import { aboutText, emptyTexts, kindText } from './words.ts';

interface MatchesScreenProps {
  /** The game whose finished matches are listed first; null: open matches of all games. */
  readonly played: string | null;
  onClose(): void;
}

/** Lists saved matches: to continue, to look at, to remove, to bring back. */
export function MatchesScreen({ played, onClose }: MatchesScreenProps) {
  const { room, catalogue } = useHouse();
  const size = useContentSize();
  const { columns } = size;
  const list = useMatchList(played);
  const { kind, title, shown, here, at, message, watched } = list;
  const keys = matchListKeys(list, listIn(size).shown, onClose);
  if (watched) return <WatchedMatch watched={watched} onClose={list.unwatch} />;
  const stands = here ? standsText(here, room.matches) : '';
  const about =
    here &&
    aboutText(here.match.id, ago(Date.now() - here.match.left), isShortened(stands, columns) ? stands : null);
  return (
    <Screen
      banner={{
        title: 'CARDROOM',
        parts: ['matches', kindText(kind), ...(title ? [title] : [])],
        right: here ? ofText(at + 1, shown.length) : '',
      }}
      keys={keys}
      onKey={list.hear}
      said={message}
      verdict={about ?? emptyTexts(kind, title, list.counts())}
    >
      <MatchRows list={list} source={{ matches: room.matches, catalogue }} />
    </Screen>
  );
}

/** Shows the rows around the cursor that fit, below their titles. */
function MatchRows({ list, source }: { readonly list: MatchList; readonly source: ListSource }) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const { shown, at, here } = list;
  const canvas = new Canvas(columns, rows, theme);
  const { head } = listIn(canvas);
  if (head > 0) drawHead(canvas);
  const again = here?.match.state === 'open' && !here.removed ? 'Enter' : 's';
  drawList(canvas, area(0, head, columns, rows - head), { at, count: shown.length, again }, (place, y) =>
    drawListed(canvas, y, shown[place]!, source),
  );
  return <Picture canvas={canvas} />;
}
