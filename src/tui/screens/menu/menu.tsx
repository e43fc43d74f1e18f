import { linesIn } from '../../../width.ts';
import { Picture } from '../../drawing/picture.tsx';
import { useHouse } from '../../house.ts';
import { dispatch } from '../../keys.ts';
import { Frame } from '../../parts/frame.tsx';
import { useContentSize } from '../../parts/room.ts';
import { TextLine } from '../../parts/text-line.tsx';
import { useKeys, usePaste } from '../../terminal/hooks.ts';
import { useTheme } from '../../themed.tsx';
import { deadTexts } from '../../words.ts';
import { paintMenu } from './board.ts';
import { menuKeys } from './keys.ts';
import type { MenuOverlay } from './memory.ts';
import { OVERLAYS } from './overlays.tsx';
import { type MenuState, useMenu } from './use-menu.ts';
import { intentionText, invitationText, menuTexts, promptTexts } from './words.ts';

interface MenuProps {
  /** The page shown first over the menu; null for none. */
  readonly overlay: MenuOverlay | null;
  /** Should it ask at once whether to start the day's deal? */
  readonly asksDay?: boolean | undefined;
}

/** The first screen: continues a match, or sets up a new one. */
export function Menu(props: MenuProps) {
  const menu = useMenu(props.overlay, props.asksDay === true);
  const Overlay = menu.overlay && OVERLAYS[menu.overlay];
  return Overlay ? <Overlay menu={menu} /> : <MenuTable menu={menu} />;
}

/** Shows the menu itself. */
function MenuTable({ menu }: { readonly menu: MenuState }) {
  const { catalogue, settings } = useHouse();
  const theme = useTheme();
  const size = useContentSize();
  const bindings = menuKeys(menu);
  const { overlay, say } = menu;
  const active = overlay === null;
  useKeys(
    (key) => {
      menu.hear();
      if (!dispatch(bindings, key)) say(deadTexts.key(key));
    },
    { active },
  );
  usePaste(() => say(deadTexts.paste), { active });
  const { state, open, played, game, players } = menu;
  const intention = linesIn(intentionText(open[state.open], game, players, catalogue), size.columns);
  const isNew = open.length === 0 && played.length === 0;
  const { palette, pace } = settings;
  return (
    <Frame
      banner={{
        title: 'CARDROOM',
        parts: [
          Object.values(theme.suits)
            .map(({ glyph }) => glyph)
            .join(' '),
        ],
        right: menuTexts.settings(palette, pace),
      }}
      size={size}
      bindings={bindings}
      said={menu.message}
      verdict={isNew ? [...intention, invitationText(game, menu.hasLessons)] : intention}
      prompt={
        overlay !== null && (
          <TextLine
            label={overlay === 'name' ? promptTexts.name(menu.seat) : promptTexts.seed}
            text={menu.typed}
            onChange={menu.type}
            onCancel={menu.close}
            onEnter={menu.accept}
          />
        )
      }
    >
      <Picture canvas={paintMenu({ ...menu, catalogue, bindings }, size, theme)} />
    </Frame>
  );
}
