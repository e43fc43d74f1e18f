import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/engine/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import type { Task, Words } from '../../src/lessons/lesson.ts';
import { tipsOf } from '../../src/lessons/tips/index.ts';

/*
 * Every new term is explained where it first stands. For each term of a glossary: how lessons write it, and the words that explain it there. These
 * stand in the text that uses it first, or in one that was read before. Null: no lesson uses the term, and no tip.
 */

interface Explained {
  /** What stands for the term in a lesson. */
  readonly used: RegExp;
  /** Words of a lesson that say what it is. */
  readonly by: string;
}

const TERMS: { readonly [game: string]: { readonly [term: string]: Explained | null } } = {
  '500': {
    Joker: { used: /Joker|\{JK\}/, by: 'The Joker is the highest of them' },
    trumps: { used: /trump/, by: 'trumps, which beat all other cards' },
    'right bower': { used: /right bower/, by: '{JH} is the right bower, second only to the Joker' },
    'left bower': { used: /left bower/, by: 'it is the left bower and a heart now' },
    partner: { used: /partner/, by: 'your partner Cat' },
    bid: { used: /\bbid/i, by: 'A bid promises tricks and names trumps' },
    contract: { used: /contract/, by: 'eight tricks with a partner: that is a contract' },
    widow: { used: /widow/, by: 'the widow, five cards for whoever bids highest' },
    bury: { used: /\bbur(?:y|ied)/i, by: 'Bury five cards, face down' },
    'draw trumps': { used: /\bdraws?\b/, by: 'it draws a trump from every hand' },
    'No-Trump': { used: /No-Trump|No trumps/, by: 'No trumps, and all ten tricks promised' },
    Nello: { used: /Nello/, by: 'Nello: 250 for taking no trick' },
    Inkle: { used: /Inkle/, by: 'an Inkle, a six that asks the partner for help' },
    raise: { used: /\braises?\b/i, by: 'to raise, that is, bid more in the same suit' },
    set: { used: /\b(?:is|are|be) set\b|would set\b/, by: 'With fewer you are set, and lose 340' },
    defend: { used: /\bdefen[dcs]/, by: 'You defend against Bo' },
    'Grand Slam': { used: /Grand Slam/, by: 'All ten tricks are a Grand Slam' },
    'in the hole': { used: /in the hole/, by: 'in the hole, at 100 below zero' },
  },
  gongzhu: {
    Pig: { used: /\bpig\b/, by: '{QS} is the pig: 100 points for whoever takes it' },
    Goat: { used: /\bgoat\b/, by: '{JD} is the goat, the one good card: 100 off for its taker' },
    trick: { used: /\btrick/, by: 'All play a card of the suit led, and the highest takes the trick' },
    follow: { used: /\bfollow/, by: 'All play a card of the suit led' },
    double: { used: /\bdoubl/, by: '{TC} may: it doubles what its taker takes' },
    pass: { used: /\bpass/i, by: 'Passing: before play, three of your cards go to Bo' },
    moon: { used: /\bmoon/, by: 'all thirteen, the moon' },
    'shoot the moon': { used: /\bshoot/, by: 'shoot the moon (take it all)' },
    'pointed cards': null,
    broken: null,
    void: null,
  },
  'kings-court': {
    'Space Value': { used: /Space Value/, by: 'The cards beside a space add up to its Space Value' },
    seven: { used: /multiple of seven|\bsevens?\b/, by: 'A 2 makes 14, a multiple of seven' },
    breaking: { used: /\bbreak|\bbroke/, by: 'goes past 14: that breaks the seven and costs 10 points' },
    'prime suit': { used: /prime suit/, by: 'the King is green, so green is the prime suit' },
    chain: { used: /\bchain/, by: 'Diagonals are chains' },
    court: { used: /\bcourt\b/, by: 'the court, where the King makes the large sums' },
    'green space': {
      used: /green (?:space|ones)|\bgreen one/,
      by: 'd3 is blue: it opens when the green spaces',
    },
    'blue space': { used: /\bblue\b/, by: 'd3 is blue: it opens when the green spaces' },
    stack: null,
    'mercy rule': null,
    steady: null,
  },
  shang: {
    open: { used: /\bopen/, by: 'You hold {2C}, so you open' },
    single: { used: /\bsingle/, by: '{8S} is a single' },
    pair: { used: /\bpair/, by: 'Two twos are a pair' },
    check: { used: /\bcheck/, by: 'Dan had none and checked: he is out until' },
    'take the table': {
      used: /(?:takes?|took) the table/,
      by: 'all but one have checked, and that one takes the table',
    },
    lead: { used: /\blead|\bled\b/, by: 'the lead was hers, any play she liked' },
    'order of suits': {
      used: /♣|[Oo]f equal (?:cards|ranks)/,
      by: 'Equal ranks are ranked by suit: ♣ lowest',
    },
    straight: { used: /\bstraight\b/i, by: 'five ranks in a row: a straight' },
    flush: { used: /\bflush/, by: 'five hearts: a flush' },
    'full house': { used: /full house/i, by: 'three fours and two sevens are a full house' },
    'four of a kind': { used: /four of a kind/, by: 'four of a kind with any card' },
    'straight flush': { used: /straight flush/, by: 'a straight in one suit' },
    'royal flush': { used: /royal flush/, by: 'royal flush, one that ends in the ace' },
    'three of a kind': { used: /three of a kind/i, by: 'Three of a kind is a play of its own' },
  },
  shengji: {
    Dealer: { used: /Dealer/, by: 'a ticket of Eli, the Dealer, so she is in his House' },
    House: { used: /\bHouse\b/, by: 'a ticket of Eli, the Dealer, so she is in his House' },
    Players: { used: /\bPlayers\b/, by: 'Bo, Cat and Dan are the Players' },
    ticket: { used: /\bticket/, by: 'Her second {AH} met a ticket' },
    meet: { used: /\bmet?\b|\bmeets?\b/, by: 'Her second {AH} met a ticket' },
    friend: { used: /\bfriend/, by: 'Eli, your friend' },
    pair: { used: /\bpair/, by: 'your pair {7H} {7H}' },
    Tolaji: { used: /Tolaji/, by: 'a Tolaji, two pairs side by side' },
    trumps: { used: /\btrump/i, by: 'Trumps are spades, all twos and the jokers' },
    joker: { used: /\bjoker/i, by: 'Trumps are spades, all twos and the jokers' },
    level: { used: /\blevel/i, by: 'All are on level 2, so twos are trumps' },
    call: { used: /\bcall(?:s|ed|ing)?\b/, by: 'who shows one calls its suit' },
    stay: { used: /\bstay(?:s|ed)?\b(?! away)/, by: 'So stay, and see what comes' },
    bury: { used: /\bbur(?:y|ied)/i, by: 'six must be buried, the kitty' },
    kitty: { used: /\bkitty/, by: 'six must be buried, the kitty' },
    'trump rank': { used: /trump rank/, by: 'All are on level 2, so twos are trumps' },
    party: null,
  },
};

const glossaryOf = (game: string): string[] => {
  const [, section = ''] = readFileSync(`docs/rules/${game}.md`, 'utf8').split('\n## Glossary\n');
  return [...section.matchAll(/^- \*\*(.+?)\*\*: /gm)].map(([, term]) => term!);
};

interface Text {
  readonly where: string;
  readonly text: string;
  /** Every learner reads it, so that it may explain: no answer to one move of many. */
  readonly isRead: boolean;
}

const inOne = (words: Words): string => words.join(' ');

function* textsIn(where: string, task: Task): Generator<Text> {
  const told = (words: Words, isRead: boolean): Text => ({ where, text: inOne(words), isRead });
  yield told(task.say, true);
  if ('decide' in task) {
    for (const { say, rank } of task.decide) yield told(say, rank === 'best');
    return;
  }
  if (!('ask' in task)) return;
  yield told([task.why], false);
  for (const { say } of task.no) yield told(say, false);
  if (task.done) yield told(task.done, true);
}

/** All that a learner of the game reads, in order. Titles and goals tell what will be explained. */
const textsOf = (game: string): Text[] =>
  lessonsOf(game).flatMap(({ id, exercises, known }) => [
    ...exercises.flatMap(({ tasks }, exercise) =>
      tasks.flatMap((task, step) => [...textsIn(`${id}, exercise ${exercise + 1}, step ${step + 1}`, task)]),
    ),
    { where: `${id}, last words`, text: inOne(known), isRead: true },
  ]);

test.each(games.map(({ id }) => id))(
  '%s: the terms of the glossary are those that are looked for',
  (game) => {
    expect(glossaryOf(game)).toEqual(Object.keys(TERMS[game]!));
    expect(Object.values(TERMS[game]!).filter((term) => term === null).length).toBeLessThanOrEqual(4);
  },
);

test.each(games.map(({ id }) => id))('%s: no term is used before it is explained', (game) => {
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

test.each(games.map(({ id }) => id))('%s: a tip uses no term that lessons never explain', (game) => {
  const unexplained = Object.entries(TERMS[game]!).flatMap(([term, explained]) =>
    explained === null ? [new RegExp(`\\b${term}\\b`, 'i')] : [],
  );
  const wrong = [...tipsOf(game), ...textsOf(game).map(({ text }) => ({ say: text }))].filter(({ say }) =>
    unexplained.some((term) => term.test(say)),
  );
  expect(wrong).toEqual([]);
});
