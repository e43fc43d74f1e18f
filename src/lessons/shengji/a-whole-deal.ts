import { cards, oneByOne } from '../decks.ts';
import type { Lesson, Script } from '../lesson.ts';

const SEATS = 6;

/** Moves of a seat and of those after it, in order of play. */
const from = (seat: number, ...plays: readonly string[]): Script =>
  plays.map((played, place) => `${(seat + place) % SEATS} ${played}`);

export const aWholeDeal: Lesson = {
  id: 'shengji/6',
  title: 'A whole deal',
  goal: 'From the first card to the sheet: calls, kitty, tickets, the last trick, levels.',
  minutes: 6,
  known: 'You have played a deal from its first card to its sheet. The next deal is yours alone.',
  exercises: [
    {
      deck: oneByOne(
        [
          '8H BJ QH QC 2D 3S QD 7S 2D 4H 5S 8S 5H 3S TC BJ 7H 7D 4C 8C JH 5S 9D TC 2D 2C 5D KC QC TC QD 4D 9D 2H KH',
          '2C 6D 3C 3H JD QH 8D TD 6D TD QS 2H JD TC AD 5S KD 8C 7C 4S JD 2H 3H 6C 7D 9C 5C 3S 4C 8D 4C AH AD 9S 7D',
          'TH 9S JC TH 2D 6C KD AS AC 7H 8C 5C 9C 8S QS 3C 2S 6C QH 6H 8D 3H KC TD 6H TD 8S 3D 2S JS 5C 5H AD 8H AC',
          '8D 3H 7H 9C 5D JD 9H 8H QC 4H 6S TH 6C 4D 6D TS 4S QS KH 4D AC JC 3D 4S 2S 7C 9H QH AS TS 2C 2C JH 5C RJ',
          'QD 2S 7S JC AC 3S KS 4H 3C AH AS 7C 6S 9D QS 3C KC 9C KH KS QC 4D 7C 6H KC 8C 5H JS 8S TS JC KS KD BJ RJ',
          '5D JH 7S JS 5H 7H AS 6D 7D AH BJ 9H 3D 6S QD 4S 9S KS KH 7S 4H 4C RJ 5D 9D KD 3D TH 6S JS JH AH 6H 8H 2H',
        ],
        cards('9S TS AD RJ 5S 9H'),
      ),
      before: ['*84 stay'],
      tasks: [
        {
          shows: ['out'],
          say: 'A whole deal. You have drawn 15 cards, two {2D} among them, and nobody has called. Call one {2D}: diamonds.',
          mark: ['card 2D'],
          ask: ['call 2D'],
          why: 'The last to call is the first Dealer.',
          no: [
            {
              on: ['call 2D 2D'],
              as: 'good',
              say: 'As good by the odds. One is enough while nobody has called: keep one back.',
            },
            {
              on: ['stay'],
              as: 'good',
              say: 'As good by the odds. But see what a call does: call {2D}.',
            },
          ],
          after: ['*122 stay', '3 call 2C 2C', '*2 stay'],
          expect: { call: { seat: 3, cards: ['2C', '2C'], suit: 'C' }, lastCalls: true },
          done: 'Dan showed two {2C}, and two beat one. All 35 are drawn: the last calls end when six in a row have stayed.',
        },
        {
          say: 'You drew a third {2D}. You may raise your own call: three beat two, and make you Dealer. Call all three.',
          mark: ['card 2D'],
          ask: ['call 2D 2D 2D'],
          why: 'More cards beat fewer, and these are the last calls.',
          no: [
            {
              on: ['stay'],
              say: 'Then Dan is the Dealer, and Dealers win more often: call all three.',
            },
          ],
          after: ['*6 stay'],
          expect: { dealer: 0, trumpRank: '2' },
          done: 'Six have stayed: you are the Dealer. You pick up the kitty, and bury six cards in its place.',
        },
        {
          say: 'Bury six low cards, no trumps and no points: these may count double for the Players. Tab proposes six.',
          ask: ['bury 4C 8C 4H 7H 8H 9H'],
          why: 'No points, no trumps, no winners.',
          because: 'And two suits get short.',
          no: [
            {
              on: (move) => /[5TK][CDHS]/.test(move),
              say: 'Points in the kitty may count double or more: bury none.',
            },
            {
              on: (move) => /D|J\b|2[CHS]/.test(move.replaceAll(/J[CHS]/g, '')),
              say: 'That buries a trump: diamonds, twos and jokers win tricks.',
            },
            {
              on: 'any legal',
              say: 'Safe. Here we bury the six that Tab proposes.',
            },
          ],
          expect: { buried: ['4C', '8C', '4H', '7H', '8H', '9H'] },
          done: 'Nobody but you knows them. Now you ask for friends.',
        },
        {
          say: 'Name two tickets: first aces that you lack come early. C and 1 name {AC}, H and 1 {AH}; then Enter.',
          ask: ['tickets 1AC 1AH'],
          why: 'First aces that you lack come early.',
          no: [
            {
              on: ['tickets 1AC 1AS', 'tickets 1AH 1AS'],
              say: 'Early aces. But over many deals {AC} and {AH} bring the better friends.',
            },
            {
              on: 'any legal',
              say: 'First copies of aces come soonest: {AC} and {AH}, 1 after each.',
            },
          ],
          done: 'Once both have been played, all others are Players. Until then nobody knows for certain who is a friend.',
        },
        {
          say: '{TC} {TC} {TC} asks all for three clubs. Only three of a kind beat it. Lead it: C, T three times, Enter.',
          mark: ['card TC'],
          ask: ['TC TC TC'],
          why: 'Only three alike beat them.',
          because: 'Three of a kind show here what they can do.',
          no: [
            {
              on: ['RJ'],
              as: 'good',
              say: 'As good, and safer. But see what three of a kind does: {TC} {TC} {TC}.',
            },
            {
              on: 'any legal',
              say: 'Three of a kind draw three cards from all: {TC} {TC} {TC}.',
            },
          ],
          after: from(1, '3C 4C 4C', '5C 5C KC', '5C 6C 7C', '8C KC KC', '4C 5H TH'),
          expect: { points: [90, 0, 0, 0, 0, 0] },
          done: 'Nobody had three of a kind: 90 points in one trick, of 400 in the whole deal.',
        },
        {
          say: 'Lead a Tolaji of trumps, just to see it: {BJ} {BJ} {2D} {2D}, which are neighbours. Tab finds it.',
          mark: ['card 2D', 'card BJ'],
          ask: ['2D 2D BJ BJ'],
          why: 'Two pairs in a row.',
          because: '{RJ} is about 10 points better.',
          no: [
            {
              on: ['RJ'],
              say: 'The better lead, and it spends less. Now see the Tolaji: {BJ} {BJ} {2D} {2D}.',
            },
            {
              on: 'any legal',
              say: 'The Tolaji draws four trumps from all: {BJ} {BJ} {2D} {2D}.',
            },
          ],
          after: from(1, '6D 6D 7D 7D', 'TD TD 2S 2S', '4D 4D 2C 2C', '4D 9D QD KD', '3D 3D 5D 5D'),
          expect: { points: [130, 0, 0, 0, 0, 0] },
          done: 'Everybody had to play trumps, and pairs if they had any. The House has 130 points.',
        },
        {
          auto: [
            ...from(0, '5S 5S 5S', '3S 4S 9S', '8S 8S 9S', '6S TS TS', 'KS KS KS', '4S 6S 6S'),
            ...from(4, 'AH', '4H'),
          ],
          say: 'Eli led the first {AH}: he is your friend now, and is winning. Which heart do you add?',
          mark: ['seat 4'],
          ask: ['KH'],
          why: 'Points for a friend count for the House.',
          no: [
            {
              on: 'any legal',
              say: 'Worth less to Eli. Give points to a friend who is winning: {KH}.',
            },
          ],
          after: from(1, 'AH', '5H', 'TH'),
          expect: {
            points: [130, 0, 0, 0, 90, 0],
            parties: ['house', null, null, null, 'house', null],
          },
          done: 'Bo played {AH}, too, but the first of equal cards wins. Now seven tricks play themselves; > skips them.',
        },
        {
          auto: [
            ...from(4, 'AS', '9S', 'TS', 'QS', 'JS', 'AS'),
            ...from(4, 'RJ', '6D', '5D', '2C', 'KD', '5D'),
            ...from(4, 'QS', 'AS', '8S', '5S', 'AS', '4S'),
            ...from(5, 'AH AH', 'JH QH', '3H 3H', '6H 6H', '9H 9H', '4H 6H'),
            ...from(5, 'JH JH', '5H 7S', 'TC QH', 'TH TH', '3H 4H', '5H KH'),
            ...from(5, '7S 7S', '3S 3S', 'TD TD', '3C QS', '4S QS', '3S 6S'),
            ...from(1, 'AD AD 2H 2H', '3D 8D AD 2D', '3D 6D 8D JD', '7S 8S 2S BJ', '7D 9D QD KD'),
          ],
          say: 'Bo leads {2H} {2H} {AD} {AD}, a Tolaji: twos come next to the ace of trumps. You must play two pairs: {QD} {QD} {9D} {9D}.',
          mark: ['seat 1', 'card 9D', 'card QD'],
          ask: ['9D 9D QD QD'],
          why: 'Pairs are owed as long as you have any.',
          no: [],
          expect: { points: [130, 30, 0, 0, 120, 55] },
          done: '{9D} and {QD} are not next to each other. Only a higher Tolaji could win.',
        },
        {
          auto: [
            ...from(1, 'JD JD JD', '8C 3H 7H', '7H 2S RJ', '9C AC JS', '2H BJ RJ', '4D 7D AD'),
            ...from(1, '8D 8D', '8H 9C', '8H KH', '3C 3C', 'KH KS', '2C 2H'),
            ...from(1, 'KD', 'JC', '9C', 'QC', '6H'),
          ],
          say: 'Eli played the first {AC}, too: you two are the House. Bo leads {KD}. Which do you play, {2D} or {RJ}?',
          mark: ['seat 1'],
          ask: ['2D'],
          why: 'It is enough, and the higher one stays with you.',
          no: [
            {
              on: ['RJ'],
              as: 'good',
              say: 'As good: no other trump is out. As a habit, play what is enough: {2D}.',
            },
          ],
          expect: {
            points: [140, 60, 0, 0, 120, 55],
            parties: ['house', 'player', 'player', 'player', 'house', 'player'],
          },
          done: '10 points, and the lead. Two more tricks go by, and then the last one.',
        },
        {
          auto: [
            ...from(0, 'QC QC', '6C 7C', 'AC AC', 'JC AC', '7C 7C', '7H 8H'),
            ...from(2, '6C 6C', 'JH QC', 'JC JC', '9H JS', 'KC 9S', '8C 9C'),
            ...from(4, 'TS', 'JS'),
          ],
          say: 'The last trick. If a Player won it, points in the kitty would count double. Play {RJ}.',
          mark: ['card RJ'],
          ask: ['RJ'],
          picked: 'RJ',
          why: 'It is your last card.',
          no: [],
          after: from(1, '5C', 'QH', 'QH'),
          expect: { 'result.playerPoints': 115, 'result.kittyPoints': 0, 'result.next': 4 },
        },
        {
          read: 'sheet',
          say: 'The Players have 115, between 80 and 155: you and Eli rise one level, to 3. Threes are trumps then.',
        },
      ],
    },
  ],
};
