import { list } from '../engine/words.ts';

/** A sentence with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words that lead to the player's own positions. */
export const positionWays = { lessons: 'lessons', options: 'options', examine: 'examine' };

/** Sentences of the lines themselves, on every page. */
export const talkTexts = {
  long: '(a long line)',
  tooLong: 'That line is too long to be an answer; nothing was done.',
  unknown: (typed: string) =>
    `"${typed.length > 40 ? `${typed.slice(0, 40)}...` : typed}" is no answer here; type ? for the commands.`,
  command: (word: string, letter: string | undefined, help: string) =>
    `${letter === undefined || letter === word ? word : `${word}, ${letter}`}: ${help}.`,
  always:
    '?: these commands. list: the list once more, if there is one. quit: leaves the program; what you played is kept.',
  numbered: (number: number, text: string) => `${number} ${text}`,
  yesOrNo: (question: string) => `${question} Type yes or no.`.trim(),
};

/** Sentences at a table. */
export const matchTexts = {
  welcome: (game: string, others: readonly string[]) =>
    `${game}${others.length === 0 ? '' : ` with ${list(others)}`}. Type ? for the commands.`,
  hand: (cards: number, text: string) =>
    cards === 0 ? 'You hold no cards.' : `Your ${cards} cards: ${text}.`,
  only: (move: string) => `Only ${move} is possible: type 1.`,
  legal: (moves: readonly string[]) => `Possible: ${moves.join('; ')}.`,
  many: 'There are many possible moves; type legal for a list.',
  certain: 'The rest is yours for certain: claim plays it out at once.',
  first: (shown: number) => `These are the first ${shown}; there are more.`,
  hint: (move: string) => `Hint: ${move}. An empty line plays it.`,
  more: 'Type hint again for all of it.',
  sentence: (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`),
  /** A move beside the hint. The screen separates its reasons by blanks. */
  judged: (move: string, cost: string, why: string) =>
    `${[move, cost, why.trim().replace(/ {3,}/g, '; ')].filter(Boolean).join(': ')}.`,
  fair: (worth: string) => `Possible. ${capital(worth)}`.trim(),
  takenBack: 'Taken back.',
  again: 'Redone.',
  unrates: (what: string) => `${what} Take it back all the same?`,
  noHints: 'Hints are off; options switch assist on.',
  noLast: 'Nothing has been played yet.',
  noMove: 'Type try and a move.',
  noCompare: 'Ask for a hint first.',
  noOther: 'No other move is left to compare.',
  out: (cards: string) => `Neither played nor in your hand: ${cards || 'nothing'}.`,
  noEvent: (typed: string) => `No event so far has "${typed}" in it.`,
  noRule: (typed: string) => `No section of the rules has "${typed}" in its heading or its text.`,
  rules: 'The rules have these sections; type rules and a word, or a number.',
  goOn: 'Type an empty line to go on.',
  soFar: 'the score so far',
  after: (deal: number) => `after deal ${deal}`,
  head: (parts: readonly string[]) => `${parts.join('; ')}.`,
  asked: {
    sheet: '1 or an empty line: the next deal.',
    over: 'The match is over. Type new for another one, q for the menu.',
    answer: 'An empty line goes on; undo takes it back.',
  },
  hands: (name: string, cards: string) => `${name}: ${cards}.`,
  dropped: 'The move chosen before your turn is not possible now.',
};

/** Sentences at a friend's table. */
export const companyTexts = {
  title: (game: string, rules: string) =>
    `${game}, a table for friends${rules === '' ? '' : `; house rules: ${rules}`}. Type ? for the commands.`,
  row: (place: string, name: string, marks: readonly string[]) =>
    `${place}: ${[name, ...marks.filter(Boolean)].join(', ')}.`,
  seat: (number: number) => `Seat ${number}`,
  watching: 'Looks on',
  asked: 'asked now',
  begin: (isReady: boolean, hasHost: boolean) =>
    `${isReady ? 'You are ready' : 'An empty line says that you are ready'}; ${
      hasHost ? 'the host begins' : 'the cards are dealt when everybody here is ready'
    }.`,
  noSeat: (seats: number) => `Name a seat from 1 to ${seats}, as in: sit 2.`,
  nobody: 'Nobody here has that name.',
  calls: (calls: readonly string[], isFree: boolean) =>
    `Type say and one of these: ${calls.join('; ')}${isFree ? '; or a line of your own' : ''}.`,
  noQuestion: 'Nobody asks you anything.',
  toMove: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} to move.`,
  early: 'Type a call now for your next turn; the others do not wait.',
  over: (isJudged: boolean) =>
    `The match is over.${isJudged ? ' examine tells which of your decisions cost most;' : ''} q leaves.`,
  help: {
    ready: 'says that you are ready, or not; so does an empty line',
    sit: 'moves to a free seat; during a match the host is asked first',
    who: 'who sits where, and who looks on',
    say: 'says something to the table; alone: what may be said',
    hide: 'you do not hear what they say, or hear it again',
    agree: 'yes to the question; silence is a no',
    back: 'asks the others whether you may take back your last decision',
    choose: 'lists what you may choose before your turn; the others do not wait',
    leave: 'for a while, and a bot plays for you; leave for good: it keeps your seat',
  },
};

/** Sentences that hide the players' hands from each other at one keyboard. */
export const curtainTexts = {
  pass: (name: string) => `Pass the keyboard to ${name}. All hands are hidden.`,
  press: (name: string, number: number) => `${name}: type ${number}.`,
  scrollback: 'Earlier lines stay in the memory of the terminal, hands included.',
  nobody: (number: number) => `Only ${number} shows the hand.`,
};

export const sheetTexts = {
  row: (name: string, values: readonly string[], joint = ', ') =>
    [name, values.join(joint)].filter(Boolean).join(': '),
  value: (head: string, value: string) => (/^\d+(st|nd|rd|th)$/.test(value) ? value : `${head} ${value}`),
  /** A heading above the rows of a deal. `number`: null if there is only one. */
  deal: (number: number | null, title: string) =>
    [number === null ? '' : `Deal ${number}`, title].filter(Boolean).join(': '),
};

export const commandTexts = {
  hand: 'your cards',
  table: 'the deal so far, the cards on the table, a line a player',
  last: 'the last trick',
  legal: 'the possible moves, with numbers',
  out: 'cards that are neither played nor in your hand',
  best: 'the placements that score most at once',
  hint: 'the best move, and why; again: all of it',
  compare: 'after a hint: another move beside it',
  try: 'what a move would do; it is not made',
  undo: 'back to your last decision',
  redo: 'makes again what you undid',
  claim: 'if the rest is yours for certain: plays it out',
  score: 'the score sheet',
  log: 'the last ten events; log all: every one; with a word: those that have it',
  rules: 'the sections of the rules; after a refusal, the rule',
  options: 'your preferences',
  leave: 'to the menu; what you played is kept',
  next: 'the next deal',
  hands: 'the cards that everybody held in this deal',
  examine: 'which decisions of this deal cost most, and what it was worth',
  replay: 'the deals that are over, move by move',
  write: 'writes the sheet into a file',
  anew: 'another match at this table, with other cards',
  lessons: 'the lessons of this game',
};

/** Tips that name the screen's keys, in words of this mode. */
export const tipTexts: { readonly [id: string]: string } = {
  'kings-court/first': 'Each card scores at once: best lists what yours would bring.',
  'shang/fives': 'Five ranks in a row go at once: legal lists what you can lead.',
};

export const unsavedTexts = {
  choices: (moves: number): readonly string[] => [
    'try again, and leave when that is done',
    'write the whole match into a new file',
    `leave without ${moves === 1 ? '1 move' : `${moves} moves`}: unsaved moves are lost`,
    'stay at the table',
  ],
  path: 'The path of the new file:',
};

export const optionTexts = {
  value: (name: string, value: string, values: readonly string[]) =>
    `${name}: ${value} (${values.join(', ')})`,
  how: 'Type a name and a value, such as assist off; q closes.',
  noValue: (name: string, values: readonly string[]) => `${name} takes one of ${values.join(', ')}.`,
  close: 'back to where you were',
};

export const houseRuleTexts = {
  value: (name: string, label: string, value: string, usual: string | null) =>
    `${name}, ${label}: ${value}${usual === null ? '' : `, usual: ${usual}`}`,
  about: (description: string, name: string, allowed: string) =>
    `${description.replace(/\.$/, '')}. ${name}: ${allowed}.`,
  how: 'Type a name and a value; a name alone explains it; q closes.',
  help: { usual: 'the usual value of a rule', done: 'back to the menu' },
};

export const draftTexts = {
  bot: (level: string) => `${level} bot`,
  match: (title: string, seats: readonly string[], seed: string, changed: readonly string[]) =>
    `Chosen: ${title}. Seats: ${seats.join(', ')}. Seed: ${seed || 'new'}. House rules: ${
      changed.length === 0 ? 'as on the rule page' : changed.join(', ')
    }.`,
  noSeat: (seats: number) => `Name a seat from 1 to ${seats}, as in: person 2 Ann.`,
  oneOf: (word: string, values: readonly string[]) => `${word} takes one of ${values.join(', ')}.`,
  help: {
    person: 'seats a person',
    name: 'names the person at a seat',
    bot: 'seats a bot',
    seats: 'how many sit at the table',
    bots: 'how well the bots play',
    seed: 'a seed deals the same cards again; without a text, a new one',
    house: 'the house rules of the chosen game',
  },
};

export const menuTexts = {
  title: 'Cardroom. Type a number, an empty line to start the chosen game, or ? for the commands.',
  goOn: (match: string, id: string, left: string) => `Go on with ${match} (${id}, ${left})`,
  game: (title: string, seats: string, tagline: string, played: number, won: number) =>
    `${title}, ${seats}: ${tagline}. ${played === 0 ? 'New to you' : `${played} played, ${won} won`}`,
  isNew: 'New here? g teaches the chosen game.',
  noMatch: (open: number) => `Name a match of the list, from 1 to ${open}.`,
  off: (id: string) => `Take ${id} off the list? Its file is kept.`,
  isOff: (id: string) => `${id} is off the list; its file is kept.`,
  openHere: (sentence: string) => `${sentence} Open it here?`,
  askDay: (title: string) => `Start today's deal of ${title}? The first start counts.`,
  help: {
    start: 'begins the chosen game',
    day: "the day's deal of the chosen game: the same cards for everybody, and the first start counts",
    continue: 'goes on with the first match of the list',
    off: 'takes a match off the list',
    rules: 'the sections of the rules of the chosen game',
    matches: 'every match: go on, sheet, replay, remove, bring back',
    statistics: 'how you have done',
    options: 'your preferences',
    lessons: 'the chosen game, learnt by playing',
    quit: 'quits; open matches are kept',
  },
};

export const matchesTexts = {
  none: (kind: string) => `There are no ${kind === 'all' ? '' : `${kind} `}matches here.`,
  row: (day: string, id: string, game: string, against: string, stands: string) =>
    `${day}, ${id}, ${[game, against].filter(Boolean).join(' with ')}: ${stands}`,
  more: (more: number) => `${more} more; type more.`,
  shows: (kind: string) =>
    `Shown: ${kind === 'all' ? 'all matches' : `${kind} matches`}. Type a number, or ? for the commands.`,
  ask: (id: string) => `Remove ${id}? It can be brought back.`,
  removed: (id: string, as: string) =>
    `${id} is removed${as === id ? '' : ` as ${as}`}; kind removed lists it, restore brings it back.`,
  choose: 'Type ? for what can be done with it.',
  help: {
    kind: 'which matches are shown',
    game: 'the matches of one game; without a name, of all',
    more: 'the next ones',
    close: 'to the menu',
    back: 'back to the list',
    continue: 'goes on with it',
    sheet: 'its score sheet',
    replay: 'the match, move by move',
    remove: 'removes it; it can be brought back',
    restore: 'brings it back',
  },
};

export const statisticsTexts = {
  row: (game: string, cells: readonly string[]) => `${game}: ${cells.join(', ')}`,
  choose: 'A number tells a whole record; q closes.',
  help: { close: 'to the menu', matches: 'the finished matches of a game' },
};

export const lessonListTexts = {
  title: (game: string) => `Lessons of ${game}.`,
  lesson: (title: string, minutes: number, goal: string, isDone: boolean, at: number) =>
    `${title}, ${minutes} minutes${isDone ? ', done' : ''}${at > 0 ? `, goes on at step ${at + 1}` : ''}: ${goal}`,
  practice: (title: string, goal: string, told: string) =>
    `${title}${told === '' ? '' : ` (${told})`}: ${goal}`,
  choose: 'A number begins one; g shows the lessons of the next game; q goes to the menu.',
  noEntry: (entries: number) => `Name an entry of the list, from 1 to ${entries}.`,
  help: {
    anew: 'begins a lesson at its first step',
    game: 'the lessons of the next game',
    menu: 'to the menu',
  },
};

export const taughtTexts = {
  keys: 'If a lesson names keys of the screen, type the move, or its number; type hint to be shown it.',
  picked: (move: string) => `Picked for you: ${move}. An empty line plays it.`,
  marked: (names: readonly string[]) => (names.length === 0 ? '' : `Marked: ${names.join(', ')}.`),
  wrong: 'An empty line tries again.',
  over: (hasNext: boolean) =>
    hasNext ? 'An empty line begins the next lesson; n deals a match.' : 'An empty line deals a match.',
  help: {
    hint: 'the move that is asked for, and why',
    back: 'back to the task, or to the one before',
    leave: 'to the lessons; next time you go on from here',
    next: 'the next lesson',
    match: 'deals a match of this game',
    examine: 'which decisions of this deal cost most, and what it was worth',
    better: 'the better move played on',
    on: 'a new match that goes on from here with the same cards',
  },
};

export const replayTexts = {
  begin: 'An empty line goes one move on; type ? for the commands.',
  noDecision: (isAfter: boolean) => `There is no decision ${isAfter ? 'after' : 'before'} this one.`,
  noMark: 'Nothing is marked.',
  seen: (eyes: string) => `Seen through ${eyes}.`,
  hand: (name: string, groups: readonly string[]) =>
    `${name}: ${groups.filter(Boolean).join('; ') || 'no cards'}.`,
  askPlay: (isOver: boolean) =>
    `Play on from here, in a new match with the same cards?${isOver ? '' : ' Unfinished deals are dealt anew.'}`,
  help: {
    on: 'a move on',
    before: 'a move back',
    next: (round: string) => `a ${round} on`,
    previous: (round: string) => `a ${round} back`,
    deal: 'to the beginning of the next deal',
    dealBefore: 'to the beginning of this deal, or of the one before',
    first: 'to the first deal',
    end: 'to the last move',
    own: 'your next decision; with the eyes of another seat, its next one',
    ownBefore: 'your decision before',
    mistake: 'to the next decision that the review has marked',
    eyes: 'what a seat saw; without a number, what everybody saw',
    hands: 'the cards of every seat, in a deal that is over',
    table: 'how the table stands',
    run: 'tells the rest of the deal',
    play: 'a new match that goes on from here with the same cards',
    close: 'back to where you came from',
  },
};

export const reviewTexts = {
  brokeOff: 'The review broke off: its thread ended. q goes back, and examine begins it again.',
  head: (whose: string, deal: string) => `${capital(whose)}, ${deal}.`,
  sentence: (text: string) => `${text}.`,
  sum: (measure: string, result: string) => `${measure}: ${result}, made up of:`,
  part: (name: string, figure: string, means: string) => `${capital(name)} ${figure}: ${means}.`,
  charge: (place: string, text: string, cost: string) => `${capital(place)}: ${text}, ${cost}.`,
  marks: { '?': 'a mistake', '??': 'a blunder' } as { readonly [grade: string]: string },
  choose: 'A number tells more of a decision; q goes back.',
  chosen: 'replay shows it, better shows the better move, play goes on from there; q goes back.',
  none: 'Type q to go back.',
  help: {
    deal: 'the review of another deal; without a number, of the next',
    dealBefore: 'the review of the deal before',
    whose: 'the decisions of the next player',
    list: 'the decisions once more',
    replay: 'replays the deal from this decision on',
    better: 'the better move played on, with the cards as they lay and normal bots in every seat',
    back: 'back to where you came from',
  },
};
