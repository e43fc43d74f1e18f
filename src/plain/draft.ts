import { LEVELS, type Level } from '../ai/bot.ts';
import { type AnyGame, isRefusal, type OptionSpec, type OptionValue } from '../engine/game.ts';
import { formatOption, readOptionText } from '../engine/setup.ts';
import { allowed, setupRefusalText } from '../engine/text.ts';
import { notPartnersText } from '../front/partners.ts';
import { type Draft, playersOf, setupOf, valueIn, withName, withPerson, withSeats } from '../tui/draft.ts';
import type { House } from './house.ts';
import type { Command } from './talk.ts';
import { draftTexts, houseRuleTexts } from './words.ts';

/** The draft of a match in a line: its players, its seed, its changed house rules. */
export function draftText(game: AnyGame, draft: Draft): string {
  const players = playersOf(draft);
  const seats = players.map(({ name, bot }) => (bot === null ? name : draftTexts.bot(bot)));
  const changed = game.options
    .filter((spec) => valueIn(draft, spec) !== spec.default)
    .map((spec) => `${spec.name} ${formatOption(valueIn(draft, spec))}`);
  return draftTexts.match(game.title, seats, draft.seed, changed);
}

/** Commands that put the match together. */
export function draftCommands(house: House): Command[] {
  const { entry, draft, talk } = house;
  const { help } = draftTexts;
  const { seatCounts, options } = entry.game;
  const seated = (rest: string, change: (seat: number, text: string) => void) => {
    const [, number = '', text = ''] = /^(\d+)\s*(.*)$/.exec(rest) ?? [];
    const seat = Number(number) - 1;
    if (number === '' || seat >= draft.people.length) talk.say(draftTexts.noSeat(draft.people.length));
    else change(seat, text);
  };
  const change = (next: Draft) => {
    house.draft = next;
    talk.say(notPartnersText(entry.game, playersOf(next)));
  };
  const sit = (rest: string) => seated(rest, (seat, name) => change(withName(draft, seat, name)));
  return [
    {
      word: 'person',
      rest: 'seat [name]',
      help: help.person,
      run: sit,
    },
    {
      word: 'name',
      letter: 'n',
      rest: 'seat name',
      help: help.name,
      run: sit,
    },
    {
      word: 'bot',
      rest: 'seat',
      help: help.bot,
      run: (rest) => seated(rest, (seat) => change(withPerson(draft, seat, false))),
    },
    ...(seatCounts.length > 1
      ? [
          {
            word: 'seats',
            letter: '+',
            rest: seatCounts.join('|'),
            help: help.seats,
            run: (rest: string) => {
              if (seatCounts.includes(Number(rest))) change(withSeats(draft, Number(rest)));
              else talk.say(draftTexts.oneOf('seats', seatCounts.map(String)));
            },
          },
        ]
      : []),
    {
      word: 'bots',
      letter: 'b',
      rest: LEVELS.join('|'),
      help: help.bots,
      run: (rest) => {
        if (LEVELS.includes(rest as Level)) change({ ...draft, level: rest as Level });
        else talk.say(draftTexts.oneOf('bots', LEVELS));
      },
    },
    {
      word: 'seed',
      letter: 'e',
      rest: '[text]',
      help: help.seed,
      run: (rest) => change({ ...draft, seed: rest }),
    },
    ...(options.length > 0
      ? [{ word: 'house', letter: 'h', help: help.house, run: () => openHouseRules(house) }]
      : []),
  ];
}

/** Lists the chosen game's house rules. A name and a value change one. */
async function openHouseRules(house: House): Promise<void> {
  const { talk, entry } = house;
  const { options } = entry.game;
  const first = house.draft;
  await talk.open((close) => {
    return {
      list: options.map((spec) => ruleText(spec, valueIn(first, spec))),
      lines: [houseRuleTexts.how],
      commands: [
        ...options.map((spec) => ({
          word: spec.name,
          rest: allowed(spec),
          help: spec.description.replace(/\.$/, ''),
          run: (rest: string) => setRule(house, spec, rest),
        })),
        {
          word: 'default',
          letter: 'd',
          rest: 'name',
          help: houseRuleTexts.help.usual,
          run: (rest) => {
            const spec = options.find(({ name }) => name === rest);
            if (spec) setValue(house, spec, spec.default);
            else
              talk.say(
                draftTexts.oneOf(
                  'default',
                  options.map(({ name }) => name),
                ),
              );
          },
        },
        { word: 'done', letter: 'q', help: houseRuleTexts.help.done, run: close },
      ],
    };
  });
}

const ruleText = (spec: OptionSpec, value: OptionValue): string =>
  houseRuleTexts.value(
    spec.name,
    spec.label,
    formatOption(value),
    value === spec.default ? null : formatOption(spec.default),
  );

function setRule(house: House, spec: OptionSpec, typed: string): void {
  if (typed === '') house.talk.say(houseRuleTexts.about(spec.description, spec.name, allowed(spec)));
  else setValue(house, spec, readOptionText(spec, typed));
}

function setValue(house: House, spec: OptionSpec, value: OptionValue): void {
  const { entry, draft, talk } = house;
  const next = { ...draft, options: { ...draft.options, [spec.name]: value } };
  const setup = setupOf(entry.game, next, 'any');
  if (isRefusal(setup)) talk.say(setupRefusalText(entry.game, setup));
  else {
    house.draft = next;
    talk.say(ruleText(spec, value));
  }
}
