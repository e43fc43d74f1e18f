import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import { againIn } from '../../../front/again.ts';
import { historyOf } from '../../../front/history.ts';
import { useHouse } from '../../house.ts';
import type { AnyTable } from '../../table.ts';
import { tableOf } from '../../tables.ts';
import { Help } from '../help.tsx';
import { HouseRules } from '../house-rules.tsx';
import { LessonList } from '../lessons/list.tsx';
import { MatchesScreen } from '../matches/matches.tsx';
import { OptionsScreen } from '../options.tsx';
import { Rules } from '../rules.tsx';
import { Statistics } from '../statistics.tsx';
import { menuKeys } from './keys.ts';
import type { MenuOverlay } from './memory.ts';
import type { MenuState } from './use-menu.ts';

interface OverlayProps {
  readonly menu: MenuState;
}

/** The screens over the menu. A name or a seed is typed below the menu, so that is no screen. */
export const OVERLAYS: {
  readonly [overlay in MenuOverlay]: ((props: OverlayProps) => ReactNode) | null;
} = {
  help: ({ menu }) => <Help banner="CARDROOM" bindings={menuKeys(menu)} onClose={menu.close} />,
  rules: MenuRules,
  options: MenuOptions,
  lessons: ({ menu }) => <LessonList first={menu.entry} left={menu.state.lesson} onClose={menu.close} />,
  matches: MenuMatches,
  statistics: MenuStatistics,
  'house-rules': MenuHouseRules,
  name: null,
  seed: null,
};

function MenuRules({ menu }: OverlayProps) {
  const { room } = useHouse();
  const { game, hasLessons, show, close } = menu;
  return (
    <Rules
      title={game.title}
      page={room.rules(game.id)}
      onLearn={hasLessons ? () => show('lessons') : undefined}
      onClose={close}
    />
  );
}

function MenuOptions({ menu }: OverlayProps) {
  const { settings, changeSettings } = useHouse();
  return <OptionsScreen settings={settings} onChange={changeSettings} onClose={menu.close} />;
}

/** Lists all matches, or a game's finished ones if it was opened from statistics, to which it then returns. */
function MenuMatches({ menu }: OverlayProps) {
  const { listed, reload, show, close } = menu;
  return (
    <MatchesScreen
      played={listed}
      onClose={() => {
        reload();
        if (listed === null) close();
        else show('statistics');
      }}
    />
  );
}

function MenuStatistics({ menu }: OverlayProps) {
  const house = useHouse();
  const { room, catalogue } = house;
  const { game, listed, list, show, close } = menu;
  const [history] = useState(() => historyOf(room, catalogue));
  const entryOf = (id: string) => catalogue.find((entry) => entry.game.id === id)!;
  return (
    <Statistics
      games={catalogue.map((entry) => entry.game)}
      history={history}
      practice={(id) => againIn(house, entryOf(id), history).standing}
      game={listed ?? game.id}
      onMatches={(id) => {
        list(id);
        show('matches');
      }}
      onClose={() => {
        list(null);
        close();
      }}
    />
  );
}

function MenuHouseRules({ menu }: OverlayProps) {
  const { game, draft, change, close } = menu;
  return <HouseRules game={game} table={useTableOf(game)} draft={draft} onChange={change} onClose={close} />;
}

/** Loads the table of a game; null until it is there. */
function useTableOf(game: AnyGame): AnyTable | null {
  const [table, setTable] = useState<AnyTable | null>(null);
  useEffect(() => {
    let isWanted = true;
    void tableOf(game).then((loaded) => isWanted && setTable(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return table;
}
