import type { Settings } from '../front/settings.ts';
import { CHOICES, written } from '../tui/choices.ts';
import type { Session } from '../tui/match/session.ts';
import type { Option } from '../tui/words.ts';
import type { Parlour } from './house.ts';
import { optionTexts } from './words.ts';

/** Lists the player's options. A name and a value change one at once. `session`: the match on the table. */
export async function openOptions(house: Parlour, session?: Session): Promise<void> {
  const { talk } = house;
  const first = house.kept;
  const choices = CHOICES.filter(({ name }) => !house.without.includes(name));
  await talk.open((close) => {
    return {
      list: choices.map(({ name }) => lineOf(first, name)),
      lines: [optionTexts.how],
      commands: [
        ...choices.map((choice) => ({
          word: choice.name,
          rest: choice.values.map(written).join('|'),
          help: choice.help.replace(/\.$/, ''),
          run: (rest: string) => {
            const value = choice.values.find((one) => written(one) === rest.toLowerCase());
            if (value === undefined)
              return talk.say(optionTexts.noValue(choice.name, choice.values.map(written)));
            house.set(choice.name, value as Settings[Option]);
            talk.say(lineOf(house.kept, choice.name));
            session?.setHelp(house.settings);
          },
        })),
        { word: 'close', letter: 'q', help: optionTexts.close, run: close },
      ],
    };
  });
}

function lineOf(settings: Settings, name: Option): string {
  const { values } = CHOICES.find((choice) => choice.name === name)!;
  return optionTexts.value(name, written(settings[name]), values.map(written));
}
