import { count, list } from '../../../engine/words.ts';
import type { Pace } from '../../../front/settings.ts';
import type { Size } from '../../terminal/screen.ts';
import { commonTexts, dealName, ofText } from '../words.ts';

/** Texts of the lines above the keys. */
export const footTexts = {
  hidden: (hide: string): string => `Your hand is hidden; ${hide} shows it.`,
  late: 'Your choice is no longer possible: choose again.',
  dropped: 'Your early choice is not possible now: choose again.',
  certain: (claim: string): string => `The rest is yours for certain: ${claim} plays it out at once.`,
  /** The choice before one's turn; null if nothing is chosen yet. */
  early: (wish: string | null): string =>
    wish === null
      ? 'Your choice is played at your next turn.'
      : `At your next turn: ${wish}. A new choice replaces it.`,
  /** The selection before one's turn. */
  ahead: (selected: string): string => `For your turn: ${selected}`,
  goOn: 'Press a key to go on.',
  thinking: (name: string, isUntimed: boolean): string =>
    `${name} is thinking${isUntimed ? '; bots have no clock here' : ''}.`,
  judging: 'Judging your move ...',
  /** The line below a move's cost. */
  costly: (canUndo: boolean, undo: string): string =>
    canUndo ? `${undo} takes it back; Enter goes on.` : 'Enter goes on.',
  notJudged: 'There was no time to judge your move; the game goes on.',
  tip: 'TIP',
  /** Replaces a tip that has no room. */
  tipInHelp: '? shows it.',
  legal: 'LEGAL',
  /** A refusal with the key that shows the rule. */
  refused: (why: string, rules: string): string => `${why} (${rules}: the rule)`,
};

/** Texts of the keys of a match and of its sheets. */
export const matchTexts = {
  type: { label: 'type a move', help: 'type any move in the notation of the rules' },
  clear: { label: 'clear', help: 'put back all you picked' },
  hint: { label: 'hint', help: 'the best move, and why; again: in full, beside other moves' },
  earlyHint: { label: 'hint', help: 'a hint, at your turn' },
  claim: { label: 'claim the rest', help: 'if the rest is yours for certain: plays it out at once' },
  goOn: { label: 'go on', help: 'go on; so does any key that is not listed' },
  skip: { label: 'skip to your turn' },
  early: { label: 'call', help: 'choose what to do at your next turn; the others do not wait' },
  ahead: (help: string): string => `${help}, before your turn`,
  undo: { label: 'undo', help: 'undo back to your last decision' },
  redo: { label: 'redo', help: 'redo what you undid' },
  score: { label: 'score', help: 'the score sheet' },
  log: { label: 'log', help: 'everything that happened' },
  rules: { label: 'rules', help: 'the rules of this game; after a refusal, at the rule' },
  hand: (isHidden: boolean) => ({ label: isHidden ? 'show hand' : 'hide hand' }),
  pace: { name: '+ -', label: 'pace', help: 'bots and tricks: quicker, slower' },
  agree: { label: 'agree', help: 'yes to the question; silence is a no' },
  askBack: { label: 'ask back', help: 'asks the others whether you may take back your last decision' },
  say: { label: 'say', help: 'says something to the table' },
  who: { label: 'who', help: 'who is here' },
  nextDeal: { label: 'next deal' },
  hands: { label: commonTexts.allHands, help: 'the cards that everybody held in this deal' },
  held: 'What everybody held when the hands were fullest.',
  replay: { label: 'replay', help: 'the deals that are over, move by move' },
  write: { label: 'write sheet', help: 'writes this sheet into a file' },
  examine: { label: 'examine', help: 'which decisions of this deal cost most, and what it was worth' },
  anew: {
    label: 'another match',
    help: 'another match at this table, with other cards',
    ask: 'Another match at this table, with the same players and house rules?',
  },
  after: (deal: number): string => `after ${dealName(deal)}`,
  during: (deal: number): string => `during ${dealName(deal)}`,
  scores: (finished: number, deal: number): string =>
    `The score after ${count(finished, 'deal')}; ${dealName(deal)} is being played.`,
  invite: (game: string): string => `New to ${game}? L: lessons.`,
};

/** Signs of the table, for the help. `newest` has another meaning in lessons. */
export const markTexts = {
  lesson: { sign: '┃  ▾', means: 'what the words of the lesson name; it is no advice' },
  newest: { sign: '▾', means: 'what was played last' },
  frame: [
    { sign: '▸', means: 'whose turn it is; in a list, what is chosen' },
    { sign: '↑', means: 'the cursor: the card that Space picks' },
    { sign: '…', means: 'a text that is cut for lack of room' },
  ],
};

/** The text after a typed move: its keys, and legal moves that begin like it. */
export const typedText = (moves: readonly string[]): string =>
  `   Enter:play  Esc:close  Tab: ${moves.join(', ') || 'no legal move begins like this'}`;

/** The key that switches a table between more and less. */
export const tableTexts = {
  more: 'more',
  less: 'less',
  help: 'all you know beside the table, or only what the next move needs',
  small: ({ columns, rows }: Size): string => `More needs a window of ${columns}x${rows}.`,
} as const;

/** Texts of the curtain, which hides all hands. */
export const hiddenTexts = {
  hidden: 'all hands are hidden',
  pass: 'Pass the keyboard to',
  seat: (number: string): string => `seat ${number}`,
  here: (name: string) => ({ label: 'is here', help: `${name} is here` }),
  show: (name: string) => ({ label: 'show hand', help: `show ${name}'s hand` }),
  /** The text after the player's name. */
  press: (number: string): string => `: press ${number}, then Enter.`,
  since: (name: string): string => `SINCE ${name.toUpperCase()} LAST PLAYED`,
  sinceStart: 'SO FAR',
  seenByAll: 'only what everybody saw',
  enter: (name: string): string => `Enter shows the hand of ${name}.`,
  dropped: 'Keys typed before the hands were hidden are forgotten.',
} as const;

/** Answers of Enter. `word`: its action, e.g. "play". */
export const enterTexts = {
  help: (word: string): string => `${word}, as selected`,
  justYours: (word: string): string => `It is your turn: Enter once more to ${word}.`,
  notYet: (selected: string): string => `Not yet. ${selected}`.trim(),
  plays: (move: string, word: string): string => `${move}  (Enter: ${word})`,
};

/** The hint in two lines. */
export const hintTexts = {
  thinking: 'Thinking about a hint ...',
  wait: 'Wait for the hint, or pick a move first.',
  told: (move: string): string => `Hint: ${move}`,
  dropped: (word: string, hint: string): string =>
    `No hint, then: Enter once more to ${word}; ${hint} asks again.`,
  stopped: (hint: string): string => `No hint, then; ${hint} asks again.`,
  atTurn: (hint: string): string => `${hint} gives a hint once it is your turn.`,
};

export const CLAIMED = 'You claim the rest: it was certain to be yours.';

/** The name on the plate of an absent person at a hosted table. */
export const absentName = (name: string): string => `~${name}`;
/** Explains that mark in the help. */
export const ABSENT_MARK = { sign: absentName('Kim'), means: 'Kim is away; a bot plays' };

export const paceText = (pace: Pace): string => `Pace: ${pace === 'key' ? 'a key for each trick' : pace}.`;

/** Texts of a lesson beside its own words. */
export const lessonTexts = {
  play: { label: 'play', help: 'plays what is picked' },
  pick: { label: 'pick', help: 'picks the card under the cursor' },
  again: 'try again',
  next: 'next lesson',
  match: { label: 'a match', help: 'deals a match of this game' },
  show: { label: 'show me', help: 'picks the move that is asked for, and says why' },
  back: (canImprove: boolean) => ({
    label: canImprove ? lessonTexts.again : 'step back',
    help: 'back to the task, or to the one before',
  }),
  leaveHelp: 'to the lessons; next time you go on from here',
  escHelp: 'unpicks; takes a wrong move back; asks whether to leave',
  /** Says how far a lesson is; a practice has hands without end. */
  step: (step: number, tasks: number): string =>
    Number.isFinite(tasks) ? ofText(step, tasks) : `hand ${step}`,
  /** Enter with nothing selected: how to choose a card, or another move. One line of 38 columns. */
  chooseCard: 'Choose a card: arrows, Space, Enter.',
  choose: 'Choose first: arrows, then Enter.',
  /** `move`: with the key that plays it. */
  only: (move: string): string => `Your only move: ${move}`,
  /** The text above a task that was answered wrongly twice. */
  shows: (hint: string): string => `${hint} shows the move.`,
  first: 'This is the first step.',
  leave: 'Leave the lesson? Enter: yes, Esc: no.',
  kept: 'Next time you go on from here.',
  /** The text above the words on a wrong move. */
  wrong: (undo: string): string => `Not yet: Enter or ${undo} tries again.`,
  /** The text above the words on a move that is as good here, but not the point. */
  almost: (undo: string): string => `Almost: Enter or ${undo} tries again.`,
};

/** The first part of the top line, before the title of the lesson. */
export const LESSON = 'lesson';

/** Texts of the full hint. */
export const adviceTexts = {
  compare: 'compare another',
  play: 'play the hint',
  close: 'close',
  comparing: 'Comparing another move ...',
  meaning: (scale: string) => `${scale} (+ is good), played on by bots.`,
};

/** Texts of the sheet on costly moves, and on the cost of decisions a deal. */
export const costlyTexts = {
  judging: 'Judging your moves ...',
  none: 'None of your moves cost much.',
  /** Names the costliest moves, and the number of others. */
  some: (moves: readonly string[], more: number): string =>
    `Costly: ${moves.join('; ')}${more > 0 ? `; and ${more} more` : ''}. e tells why.`,
  costs: 'DECISIONS',
  /** `isWhole`: do the costs cover all finished deals? */
  average: (costs: string, isWhole: boolean): string => (isWhole ? costs : `so far ${costs}`),
};

/** A tip with its title. */
export const tipText = (tip: string): string => `${footTexts.tip}  ${tip}`;

/** Asks before a move is taken back after hidden cards were shown, which leaves `deals` unrated; and says why nothing is taken back. */
export const takeBackTexts = {
  ask: (deals: readonly number[], oneDeal: boolean): string => {
    const what = oneDeal
      ? 'the match'
      : deals.length === 1
        ? `deal ${deals[0]}`
        : `deals ${list(deals.map(String))}`;
    return `Hidden cards have been shown since: ${what} would be unrated.`;
  },
  how: (undo: string): string => `${undo} again takes it back all the same; any other key does not.`,
  several: 'No undo when several people play: they have seen what followed.',
  bots: 'Only bots play here.',
  nothing: 'Nothing of yours to undo yet.',
  noRedo: 'Nothing to redo: a new move forgets what you undid.',
  never: 'There is no undo at this table, so nothing to redo.',
};

export const NOTHING_TO_CLEAR = 'Nothing is picked; q leaves the table.';

/** Texts for leaving a table. If a queen is picked by its letter, they ask first. */
export const leaveTexts = {
  label: 'leave',
  stay: 'stay',
  helpCompany: 'leaves the table, for a while or for good',
  help: 'to the menu; what you played is kept',
  helpAsked: 'q, then y: to the menu; what you played is kept',
  ask: 'Leave the table? y leaves, and the match is kept; any other key stays.',
  how: 'To pick a queen, press the capital letter Q.',
};

/** Says why a move is refused. */
export const notAllowedText = (why: string): string => `Not allowed. ${why}`;
export const showsRule = (rules: string): string => `${rules} shows the rule.`;

/** The first line of a score sheet in a file. `seed`: null while it must stay secret. `help`: null if unknown. */
export const sheetTitle = (game: string, seed: string | null, help: string | null): string =>
  [game, ...(seed === null ? [] : [`seed ${seed}`]), ...(help === null ? [] : [help])].join(', ');

/** Texts that ask before a match with unsaved moves is left. */
export const unsavedTexts = {
  title: 'NOT SAVED',
  what: (moves: number, reason: string) =>
    `${count(moves, 'move')} of this match ${moves === 1 ? 'is' : 'are'} not on the disk: ${reason}.`,
  ask: 'What should happen to them?',
  still: (reason: string) => `Still not saved: ${reason}.`,
  path: 'Write the match to: ',
  noPath: 'no path was typed',
  notThere: (why: string) => `Nothing was written: ${why}. Esc closes the line.`,
  keys: {
    retry: { label: 'try again', help: 'tries again to save them, and leaves when that is done' },
    write: {
      label: 'write elsewhere',
      help: 'writes the whole match into a new file, at a path that you type',
    },
    drop: (moves: number) => ({
      label: `leave without ${moves}`,
      help: `leaves without ${count(moves, 'move')}: unsaved moves are lost`,
    }),
    stay: { label: 'stay', help: 'back to the match' },
  },
};
