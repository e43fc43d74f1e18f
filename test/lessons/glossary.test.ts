import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/engine/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import type { Task } from '../../src/lessons/lesson.ts';
import { tipsOf } from '../../src/lessons/tips/index.ts';

/*
 * Every new term is explained where it first stands. For each term of a glossary: how lessons write it, and the words that explain it there. These
 * stand in the text that uses it first, or in one that was read before, and say it in words of the rules page. Null: no lesson uses the term, and no tip.
 */

interface Explained {
  /** Matches the term in a lesson. */
  readonly used: RegExp;
  /** Words of a lesson that say what it is. Two words at least, or all, are those of the glossary. */
  readonly by: string;
}

const TERMS: { readonly [game: string]: { readonly [term: string]: Explained | null } } = {
  '500': {
    Joker: {
      used: /Joker|\{JK\}/,
      by: 'The Joker, the highest, wins',
    },
    trumps: { used: /trump/, by: 'Trumps beat all other cards' },
    'right bower': {
      used: /right bower/,
      by: 'the jack of trumps, is the right bower: only the Joker is higher',
    },
    'left bower': { used: /left bower/, by: 'the other red jack, is a trump: the left bower' },
    lead: {
      used: /\blead|\bled\b/i,
      by: 'You lead, that is, play first',
    },
    follow: { used: /\bfollow/i, by: 'Others must follow its suit' },
    trick: { used: /\btrick/i, by: 'In a trick everyone plays a card; the highest wins' },
    partner: { used: /partner/, by: 'Cat, opposite, is your partner' },
    bid: { used: /\bbid/i, by: 'A bid promises tricks and names trumps' },
    contract: { used: /contract/, by: 'You promised eight tricks with hearts as trumps: your contract' },
    widow: { used: /widow/, by: 'The highest bidder takes five more cards, the widow' },
    bury: { used: /\bbur(?:y|ied)/i, by: 'Bury five cards, face down' },
    'draw trumps': {
      used: /\bdraws?\b/,
      by: 'Lead it: draw trumps from the others',
    },
    'No-Trump': { used: /No-Trump|No trumps/, by: 'No-Trump, a contract without trumps' },
    Nello: { used: /Nello/, by: 'Nello: 250 for taking no trick at all' },
    Inkle: { used: /Inkle/, by: 'an Inkle, a six that asks the partner for help' },
    raise: { used: /\braises?\b/i, by: 'to raise, that is, to bid more in the suit of a partner' },
    set: { used: /\b(?:is|are|be) set\b|would set\b/, by: 'With fewer the contract has failed: you are set' },
    defend: { used: /\bdefen[dcs]/, by: 'You defend: you play against the contract' },
    'Grand Slam': { used: /Grand Slam/, by: 'All ten tricks are a Grand Slam' },
    'in the hole': { used: /in the hole/, by: 'in the hole, at 100 below zero' },
  },
  gongzhu: {
    Pig: { used: /\bPig\b/, by: '{QS} is the Pig: it costs 100 points' },
    Goat: { used: /\bGoat\b/, by: '{JD} is the Goat: 100 points off for its winner' },
    lead: {
      used: /\blead|\bled\b/i,
      by: 'Follow the suit led; its highest card wins the trick',
    },
    trick: { used: /\btrick/, by: 'Follow the suit led; its highest card wins the trick' },
    follow: { used: /\bfollow/, by: 'Follow the suit led; its highest card' },
    double: { used: /\bdoubl/, by: '{TC} doubles all points of its winner' },
    pass: { used: /\bpass/i, by: 'Passing: before play, you give three cards to Bo' },
    moon: { used: /\bmoon/, by: 'all thirteen, the moon. You score 0, the Pig too, and the others get 200' },
    'shoot the moon': { used: /\bshoot/, by: 'shoot the moon (take all hearts)' },
    'pointed cards': null,
    broken: null,
    void: null,
  },
  'kings-court': {
    'Space Value': { used: /Space Value/, by: 'The cards on the sides of f7 make 12, its Space Value' },
    seven: {
      used: /multiple of seven|\bsevens?\b/,
      by: 'A checkpoint is a multiple of seven: hit it, and you score it',
    },
    breaking: { used: /\bbreak|\bbroke/, by: 'Go past, and you break a seven and lose 10' },
    'prime suit': {
      used: /prime suit/,
      by: 'The King is green, the prime suit: each green card in your row and column adds 1',
    },
    chain: {
      used: /\bchain/,
      by: 'Cards of its colour there, in a row, pay: a chain',
    },
    court: { used: /\bcourt\b/, by: 'the court, the spaces around the King' },
    'green space': {
      used: /green space/,
      by: 'Blue d3 beside him opens when the green spaces d2, c3, e3 are filled',
    },
    'blue space': {
      used: /\bblue\b/i,
      by: 'Blue d3 beside him opens when the green spaces d2, c3, e3 are filled',
    },
    stack: null,
    'mercy rule': null,
    steady: null,
  },
  shang: {
    open: { used: /\bopen/, by: 'You open, that is, begin with {2C}' },
    single: { used: /\bsingle/, by: 'She led {8S}, a single card' },
    pair: { used: /\bpair/, by: 'Two cards of equal rank are a pair' },
    check: {
      used: /\bcheck/,
      by: 'checked: he plays nothing until all but one check',
    },
    'take the table': {
      used: /(?:takes?|took) the table/,
      by: 'All but Cat had checked, so she took the table, and leads: plays anything',
    },
    lead: { used: /\blead|\bled\b/, by: 'took the table, and leads: plays anything' },
    'order of suits': {
      used: /♣|[Oo]f equal (?:cards|ranks)/,
      by: 'Of equal ranks ♠ is the highest, then ♥, ♦, ♣',
    },
    straight: { used: /\bstraight\b/i, by: 'five ranks in a row: a straight' },
    flush: { used: /\bflush/, by: 'five cards of one suit: a flush' },
    'full house': { used: /full house/i, by: 'Three of one rank and a pair are a full house' },
    'four of a kind': { used: /four of a kind/, by: 'four of equal rank with any card, four of a kind' },
    'straight flush': { used: /straight flush/, by: 'five in a row of one suit' },
    'royal flush': { used: /royal flush/, by: 'straight flush, and royal flush, up to the ace' },
    'three of a kind': { used: /three of a kind/i, by: 'Three of a kind, three cards of equal rank' },
  },
  shengji: {
    Dealer: {
      used: /Dealer/,
      by: 'Eli, the Dealer, asks for friends',
    },
    House: { used: /\bHouse\b/, by: 'the House. Points outside it are counted: at 160 the House loses' },
    Players: { used: /\bPlayers\b/, by: 'All others are Players. If they have less than 80 points' },
    ticket: { used: /\bticket/, by: 'asks for friends by ticket: who plays the first {AD} joins his House' },
    meet: null,
    friend: {
      used: /\bfriend/,
      by: 'asks for friends by ticket: who plays the first {AD} joins his House',
    },
    trick: { used: /\btrick/i, by: 'The highest wins the trick and its 15 points' },
    pair: { used: /\bpair/, by: 'two identical cards are a pair' },
    Tolaji: { used: /Tolaji/, by: 'two pairs in a row, a Tolaji' },
    trumps: {
      used: /\btrump/i,
      by: 'Spades are the trump suit: they beat all hearts',
    },
    joker: { used: /\bjoker/i, by: '{RJ}, the red joker, is the highest' },
    level: { used: /\blevel/i, by: 'Levels run from 2 to the ace. Rise past it, and you win the match' },
    call: { used: /\bcall(?:s|ed|ing)?\b/, by: 'show {2S}: that is a call, and makes spades trumps' },
    stay: { used: /\b[Ss]tay(?:s|ed)?\b(?! with)/, by: 'So stay, that is, call nothing' },
    bury: { used: /\bbur(?:y|ied)/i, by: 'bury six, face down' },
    kitty: { used: /\bkitty/, by: 'Take the kitty, six cards' },
    'trump rank': null,
    party: null,
  },
};

/** The terms of a game's rules page, each with what it says there. */
const glossaryOf = (game: string): Map<string, string> => {
  const [, section = ''] = readFileSync(`docs/rules/${game}.md`, 'utf8').split('\n## Glossary\n');
  return new Map(
    [...section.matchAll(/^- \*\*(.+?)\*\*: ((?:.+\n)(?: {2}.+\n)*)/gm)].map(([, term, says]) => [
      term!,
      says!,
    ]),
  );
};

/** Words that say nothing by themselves. */
const SMALL =
  /^(?:a|all|an|and|are|as|been|by|for|from|has|have|if|in|is|it|its|no|of|on|one|said|that|the|they|to|up|when|which|who|with)$/;

/** The words of a text by their first letters, so that `plays` is `play` and `highest` is `high`. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    [...text.toLowerCase().matchAll(/[a-z]+|\d+/g)]
      .map(([word]) => word)
      .filter((word) => !SMALL.test(word))
      .map((word) => word.slice(0, 4)),
  );

interface Text {
  readonly where: string;
  readonly text: string;
  /** Every learner reads it, so that it may explain: no answer to one move of many. */
  readonly isRead: boolean;
}

function* textsIn(where: string, task: Task): Generator<Text> {
  const told = (text: string, isRead: boolean): Text => ({ where, text, isRead });
  yield told(task.say, true);
  if ('decide' in task) {
    for (const { say, rank } of task.decide) yield told(say, rank === 'best');
    return;
  }
  if (!('ask' in task)) return;
  yield told(task.why, false);
  for (const { say } of task.no) yield told(say, false);
  if (task.done) yield told(task.done, true);
}

/** All that a learner of the game reads, in order. Titles and goals tell what will be explained. */
const textsOf = (game: string): Text[] =>
  lessonsOf(game).flatMap(({ id, exercises, known }) => [
    ...exercises.flatMap(({ tasks }, exercise) =>
      tasks.flatMap((task, step) => [...textsIn(`${id}, exercise ${exercise + 1}, step ${step + 1}`, task)]),
    ),
    { where: `${id}, last words`, text: known, isRead: true },
  ]);

test.each(games.map(({ id }) => id))('%s: the tests look for exactly the terms of the glossary', (game) => {
  expect([...glossaryOf(game).keys()]).toEqual(Object.keys(TERMS[game]!));
  expect(Object.values(TERMS[game]!).filter((term) => term === null).length).toBeLessThanOrEqual(4);
});

test.each(games.map(({ id }) => id))('%s: a term is explained before its first use', (game) => {
  const texts = textsOf(game);
  const late = Object.entries(TERMS[game]!).flatMap(([term, explained]) => {
    if (explained === null) return [];
    const { used, by } = explained;
    const first = texts.findIndex(({ text }) => used.test(text));
    const explains = texts.findIndex(({ text, isRead }, at) => text.includes(by) && (isRead || at === first));
    if (first >= 0 && explains >= 0 && explains <= first) return [];
    return [
      `${term} is used in ${texts[first]?.where}: ${texts[first]?.text}; explained in ${texts[explains]?.where}`,
    ];
  });
  expect(late).toEqual([]);
});

test.each(games.map(({ id }) => id))('%s: an explanation uses words of the rules page', (game) => {
  const thin = [...glossaryOf(game)].flatMap(([term, says]) => {
    const explained = TERMS[game]![term];
    if (!explained) return [];
    const own = stemsOf(term);
    const page = [...stemsOf(says)].filter((stem) => !own.has(stem));
    const said = stemsOf(explained.by);
    const shared = page.filter((stem) => said.has(stem));
    return shared.length >= Math.min(2, page.length)
      ? []
      : [`${term} is ${says}: explained by ${explained.by}`];
  });
  expect(thin).toEqual([]);
});

test.each(games.map(({ id }) => id))('%s: a tip uses only terms that lessons explain', (game) => {
  const unexplained = Object.entries(TERMS[game]!).flatMap(([term, explained]) =>
    explained === null ? [new RegExp(`\\b${term}\\b`, 'i')] : [],
  );
  const wrong = [...tipsOf(game), ...textsOf(game).map(({ text }) => ({ say: text }))].filter(({ say }) =>
    unexplained.some((term) => term.test(say)),
  );
  expect(wrong).toEqual([]);
});
