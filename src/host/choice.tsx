import { useState } from 'react';
import { placeAround } from '../tui/around.ts';
import type { Binding } from '../tui/keys.ts';
import { Frame } from '../tui/parts/frame.tsx';
import { roundKey } from '../tui/parts/list-keys.ts';
import { Entry } from '../tui/parts/rich.tsx';
import { useScreenKeys } from '../tui/screens/use-screen-keys.tsx';
import type { Terminal } from '../tui/terminal/terminal.ts';
import { makeTheme } from '../tui/theme.ts';
import { Themed } from '../tui/themed.tsx';
import type { Table } from './table.ts';
import { choiceTexts } from './words.ts';

/** Asks a visitor without a code for one of these tables. Null if they went. */
export function chooseTable(
  terminal: Terminal,
  tables: readonly Table[],
  gone: AbortSignal,
): Promise<Table | null> {
  if (tables.length === 0 || gone.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    gone.addEventListener('abort', () => resolve(null));
    terminal.render(
      <Themed theme={makeTheme(terminal.look)}>
        <Choice tables={tables} onChoose={resolve} />
      </Themed>,
    );
  });
}

interface ChoiceProps {
  readonly tables: readonly Table[];
  onChoose(table: Table | null): void;
}

function Choice({ tables, onChoose }: ChoiceProps) {
  const [at, setAt] = useState(0);
  const own: Binding[] = [
    roundKey((step) => setAt(placeAround(at, step, tables.length))),
    { keys: ['Enter'], label: 'sit down', group: 'match', run: () => onChoose(tables[at]!) },
    { keys: ['q'], label: 'leave', group: 'match', run: () => onChoose(null) },
  ];
  const { bindings, help, said } = useScreenKeys(choiceTexts.title, own);
  if (help) return help;
  return (
    <Frame banner={choiceTexts.title} bindings={bindings} said={said} verdict="">
      {tables.map(({ entry, people }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables stay in their order
        <Entry key={place} chosen={place === at}>
          {choiceTexts.row(
            entry.game.title,
            people.map(({ name }) => name),
          )}
        </Entry>
      ))}
    </Frame>
  );
}
