import { randomFor } from '../engine/random.ts';
import { takeBackTexts } from '../tui/screens/match/words.ts';
import { countedText } from './cards.ts';
import { companyCommands } from './company.ts';
import { examineCommands, learnCommands } from './finished.ts';
import { openOptions } from './options.ts';
import { openRules } from './rules.ts';
import type { Sitting } from './sitting.ts';
import type { Command } from './talk.ts';
import { commandTexts, matchTexts } from './words.ts';

/** Commands that only look at the match, and undo. */
export function lookCommands(sitting: Sitting): Command[] {
  const { house, session } = sitting;
  const { game } = session.entry;
  return [
    ...(sitting.hosted ? companyCommands(house, sitting.hosted) : undoCommands(sitting)),
    { word: 'score', letter: 's', help: commandTexts.score, run: () => sitting.tellScore() },
    {
      word: 'log',
      letter: 'm',
      rest: '[word]',
      help: commandTexts.log,
      run: (rest) => tellLog(sitting, rest),
    },
    {
      word: 'rules',
      letter: 'r',
      rest: '[word]',
      help: commandTexts.rules,
      run: (rest) => openRules(house, game, rest, sitting.refused?.rule ?? null),
    },
    ...examineCommands(sitting),
    ...learnCommands(sitting),
    { word: 'options', letter: 'o', help: commandTexts.options, run: () => openOptions(house, session) },
  ];
}

const undoCommands = (sitting: Sitting): Command[] => [
  { word: 'undo', letter: 'u', help: commandTexts.undo, run: () => undo(sitting) },
  { word: 'redo', letter: 'U', help: commandTexts.redo, run: () => redo(sitting) },
];

/** Commands about the table and the hand of the person to move. */
export function tableCommands(sitting: Sitting): Command[] {
  const { house, telling } = sitting;
  const { talk } = house;
  const commands: Command[] = [
    { word: 'hand', letter: 'h', help: commandTexts.hand, run: () => tellHand(sitting) },
    {
      word: 'table',
      letter: 't',
      help: commandTexts.table,
      run: () => talk.say(...telling.table(sitting.view, sitting.speaker, sitting.shows)),
    },
    {
      word: 'last',
      letter: 'v',
      help: commandTexts.last,
      run: () => talk.say(telling.last(sitting.view, sitting.speaker) || matchTexts.noLast),
    },
  ];
  if (!house.settings.assist || !sitting.shows('out')) return commands;
  return [...commands, { word: 'out', help: commandTexts.out, run: () => talk.say(outText(sitting)) }];
}

export function tellHand(sitting: Sitting): void {
  const { hand } = sitting;
  sitting.handTold = hand.flat();
  sitting.house.talk.say(
    matchTexts.hand(sitting.handTold.length, hand.map((group) => group.join(' ')).join('; ')),
  );
}

/** Says the last events, for `all` every one, or those with a word. */
function tellLog({ house, session, speaker }: Sitting, asked: string): void {
  const log = session.transcript.log(session.scene.eyes, speaker);
  const found =
    asked === ''
      ? log.slice(-EVENTS)
      : log.filter((sentence) => asked === 'all' || sentence.toLowerCase().includes(asked.toLowerCase()));
  house.talk.say(...(found.length > 0 ? found : [matchTexts.noEvent(asked)]));
}
const EVENTS = 10;

/** Undoes; if that makes a deal unrated, asks first. */
async function undo(sitting: Sitting): Promise<void> {
  const { session, house } = sitting;
  if (!session.canUndo) return house.talk.say(noUndoText(sitting));
  const unrated = session.undoUnrates;
  const what = takeBackTexts.ask(unrated, session.entry.game.oneDeal === true);
  if (unrated.length > 0 && !(await house.talk.agrees(matchTexts.unrates(what)))) return;
  session.undo();
  sitting.news.skip();
  sitting.handTold = [];
  sitting.hinted = null;
  house.talk.say(matchTexts.takenBack);
}

function noUndoText({ session }: Sitting): string {
  if (session.hotSeat) return takeBackTexts.several;
  return session.people.length === 0 ? takeBackTexts.bots : takeBackTexts.nothing;
}

function redo({ session, house }: Sitting): void {
  const not = session.people.length === 1 ? takeBackTexts.noRedo : takeBackTexts.never;
  house.talk.say(session.canRedo ? matchTexts.again : not);
  session.redo();
}

/** The cards of the deal that the person to move has not seen: all but their own and the open ones. */
function outText({ session, view, speaker }: Sitting): string {
  const { game } = session.entry;
  const { setup, status } = session.seen;
  const seen = [...textsIn(view.hand), ...textsIn(view.buried), ...textsIn(view.board)];
  for (const step of session.transcript.shown.filter((one) => one.status.deal === status.deal))
    for (const fact of step.facts('table')) seen.push(...playedIn(fact));
  const out = game.shuffle(setup, randomFor('any')).map((card) => game.formatCard(card));
  for (const card of seen) {
    const at = out.indexOf(card);
    if (at >= 0) out.splice(at, 1);
  }
  const sorted = out.toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)));
  return matchTexts.out(countedText(sorted, speaker));
}

/** The cards in a fact about a play; empty for other facts. */
function playedIn(fact: object): string[] {
  const { kind, card, cards } = fact as { kind?: string; card?: string; cards?: unknown };
  return kind === 'played' ? [...(card === undefined ? [] : [card]), ...textsIn(cards)] : [];
}

/** Every text in a list of lists. */
const textsIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.flatMap(textsIn) : typeof data === 'string' ? [data] : [];
