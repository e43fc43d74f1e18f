import type { Seat } from '../engine/game.ts';
import { CALLS, type Hosted, type HostedState, type NotDone } from '../tui/screens/lobby/hosted.ts';
import { callText, lineText, lobbyWords, notDoneText, sayWords } from '../tui/screens/lobby/words.ts';
import type { Parlour } from './house.ts';
import { type Command, numbered } from './talk.ts';
import { companyTexts as texts } from './words.ts';

/** Commands of a friend's table, before the first card and during the match. */
export function companyCommands({ talk }: Parlour, hosted: Hosted): Command[] {
  const { manners, question, seat, phase } = hosted.get();
  const hear = (not: NotDone | null): void => talk.say(not === null ? '' : notDoneText(not));
  const commands: readonly (Command | false)[] = [
    {
      word: 'agree',
      letter: 'Y',
      help: texts.help.agree,
      run: () => (question ? hear(hosted.agree(question.id)) : talk.say(texts.noQuestion)),
    },
    manners.takebacks === 'agreed' &&
      seat !== null &&
      phase === 'match' && {
        word: 'undo',
        letter: 'u',
        help: texts.help.back,
        run: () => hear(hosted.askBack()),
      },
    manners.chat !== 'off' && {
      word: 'say',
      letter: '/',
      rest: '[words]',
      help: texts.help.say,
      run: (rest) => (rest === '' ? talk.say(...sayLines(hosted.get())) : hear(say(hosted, rest))),
    },
    { word: 'who', letter: '@', help: texts.help.who, run: () => talk.say(...rowsOf(hosted.get())) },
    (phase === 'lobby' || seat === null) && {
      word: 'sit',
      rest: 'seat',
      help: texts.help.sit,
      run(rest) {
        const chosen: Seat = Number(rest) - 1;
        if (hosted.get().seats[chosen]) hear(hosted.sit(chosen));
        else talk.say(texts.noSeat(hosted.get().seats.length));
      },
    },
    {
      word: 'hide',
      rest: 'name',
      help: texts.help.hide,
      run(rest) {
        const person = peopleOf(hosted.get()).find(({ name, isSelf }) => name === rest && !isSelf);
        if (person) hosted.hide(person.id);
        else talk.say(texts.nobody);
      },
    },
    {
      word: 'leave',
      letter: 'q',
      rest: '[for good]',
      help: texts.help.leave,
      run: (rest) => hosted.leave(rest === 'for good'),
    },
  ];
  return commands.flatMap((command) => command || []);
}

/** Says a call by its number or its words, or a line of one's own. */
function say(hosted: Hosted, typed: string): NotDone | null {
  const call = CALLS[Number(typed) - 1] ?? CALLS.find((each) => callText(each) === typed.toLowerCase());
  return hosted.say(call ? { call } : { text: typed });
}

/** The latest lines of the table, and the lines that may be said now. */
const sayLines = ({ lines, isFree }: HostedState): string[] => [
  ...(lines.length === 0 ? [sayWords.nothing] : lines.slice(-LATEST).map(lineText)),
  texts.calls(numbered(CALLS.map(callText)), isFree),
];
const LATEST = 10;

export const peopleOf = ({ seats, watchers }: HostedState) => [
  ...seats.flatMap(({ person }) => person ?? []),
  ...watchers,
];

/** The persons of the seats, a line a seat, then the onlookers. */
export const rowsOf = ({ seats, watchers }: HostedState): string[] => [
  ...seats.map(({ person, bot, program, isClosed, standsIn, isAsked }, seat) =>
    texts.row(
      texts.seat(seat + 1),
      person?.name ?? bot.name,
      person
        ? [...marksOf(person), standsIn ? lobbyWords.standsIn : '', isAsked ? texts.asked : '']
        : [
            program
              ? lobbyWords.program(null)
              : isClosed
                ? lobbyWords.closed(bot.level)
                : lobbyWords.bot(bot.level),
          ],
    ),
  ),
  ...watchers.map((person) => texts.row(texts.watching, person.name, marksOf(person))),
];

const marksOf = ({ isSelf, isHost, isHere, isReady, isHidden }: HostedState['self']): string[] => [
  isSelf ? lobbyWords.you : '',
  isHost ? lobbyWords.host : '',
  isHere ? '' : lobbyWords.away,
  isReady ? lobbyWords.ready : '',
  isHidden ? lobbyWords.hidden : '',
];
