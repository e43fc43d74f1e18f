import { useState } from 'react';
import {
  ANSWERS,
  CARDS,
  FORCED,
  PACES,
  PALETTES,
  type Settings,
  SYMBOLS,
  THEMES,
} from '../../front/settings.ts';
import { padded } from '../../width.ts';
import { placeAround, valueAround } from '../around.ts';
import type { Binding } from '../keys.ts';
import { choiceKeys } from '../parts/list-keys.ts';
import { Rich } from '../parts/rich.tsx';
import { useTheme } from '../theme-context.ts';
import { Screen } from './screen.tsx';

interface OptionsProps {
  readonly settings: Settings;
  /** Options that are not offered; left out: none. */
  readonly without?: readonly (keyof Settings)[];
  /** Answers why the change cannot be kept for the next start, in a sentence; or ''. */
  onChange(settings: Settings): string;
  onClose(): void;
}

const CHOICES: readonly {
  readonly name: keyof Settings;
  readonly title: string;
  readonly values: readonly (string | boolean)[];
  readonly help: string;
}[] = [
  {
    name: 'pace',
    title: 'Pace',
    values: PACES,
    help: 'How long a move of a bot and a finished trick stay; key: tricks, bids, calls, checks and placements stay until you press one.',
  },
  {
    name: 'palette',
    title: 'Suit colours',
    values: PALETTES,
    help: 'Suits are told apart by their glyph or letter in any palette: ♠ ♥ ♦ ♣',
  },
  {
    name: 'theme',
    title: 'Theme',
    values: THEMES,
    help: 'terminal: on the ground that your terminal has; the others have a ground of their own. With 16 colours or none all look alike.',
  },
  {
    name: 'cards',
    title: 'Cards',
    values: CARDS,
    help: 'Filled where there are 256 colours and your terminal told its ground; else they have frames.',
  },
  {
    name: 'symbols',
    title: 'Symbols',
    values: SYMBOLS,
    help: 'From the next start on. symbols: ♠ ♥ ♦ ♣ also where the locale does not promise them; ascii: letters, and +-| for lines.',
  },
  {
    name: 'assist',
    title: 'Assist',
    values: [true, false],
    help: 'Hints, cards still out, previews of scores.',
  },
  {
    name: 'answers',
    title: 'Costly moves',
    values: ANSWERS,
    help: 'Your moves that cost much are told on the sheet of the deal, or at once, before the next card: u takes one back, and the sheet says that you were told.',
  },
  {
    name: 'forced',
    title: 'Forced moves',
    values: FORCED,
    help: 'Made for you where there is no choice: none; the last card and checks; every one. Never where several people play.',
  },
  {
    name: 'motion',
    title: 'Motion',
    values: [true, false],
    help: 'Cards move to where they lie, and tricks to whoever takes them, in no more time; never with the pace instant, nor over a slow line.',
  },
  {
    name: 'tips',
    title: 'Tips',
    values: [true, false],
    help: 'In your first five matches of a game now and then a sentence at the start of your turn, each only once.',
  },
  {
    name: 'practice',
    title: 'Practice',
    values: [true, false],
    help: 'What cost you much in your matches is asked again below the lessons. off: nothing is; what was answered is kept.',
  },
];

const written = (value: string | boolean): string =>
  value === true ? 'on' : value === false ? 'off' : value;

const BANNER = { title: 'CARDROOM', parts: ['options'] };

/** What the player prefers. Every change counts at once. */
export function OptionsScreen({ settings, without = [], onChange, onClose }: OptionsProps) {
  const choices = CHOICES.filter(({ name }) => !without.includes(name));
  const theme = useTheme();
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState('');
  const choice = choices[at]!;
  const move = (step: number) => setAt(placeAround(at, step, choices.length));
  const turn = (step: number) => {
    const { values, name } = choice;
    setProblem(onChange({ ...settings, [name]: valueAround(values, settings[name], step) }));
  };
  const own: Binding[] = [
    ...choiceKeys(move, turn),
    { keys: ['Esc', 'q', 'o', 'Enter'], name: 'Esc', label: 'close', group: 'look', run: onClose },
  ];
  return (
    <Screen banner={BANNER} keys={own} said={problem} verdict={choice.help}>
      <Rich> </Rich>
      {choices.map(({ name, title, values }, place) => (
        <Rich key={name} style={place === at ? theme.strong : undefined}>
          {`${place === at ? theme.lines.pointer : ' '} ${padded(title, 14)} ${values
            .map((value) => (value === settings[name] ? `[${written(value)}]` : ` ${written(value)} `))
            .join(' ')}`}
        </Rich>
      ))}
    </Screen>
  );
}
