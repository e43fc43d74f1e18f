import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const shedYourHand: Lesson = {
  id: 'shang/1',
  title: 'Shed your hand',
  goal: 'Beat what lies there with the same number of cards, and go out.',
  minutes: 2,
  known: 'Beat cards by as many higher ones. When all others check, you lead. Next: which five beats which.',
  exercises: [
    {
      deck: oneByOne([
        '2C 2D 3H 4D 4H 4S 7C 7S QC QH KD KS AD',
        '3C 5C 5S 6D 6H 8H 9H TD TS JC JS QS KC',
        '2H 4C 5D 6S 7D 8S 9C 9D TC JH KH AH AS',
        '2S 3D 3S 5H 6C 7H 8C 8D 9S TH JD QD AC',
      ]),
      tasks: [
        {
          read: 'table',
          shows: ['seats'],
          say: 'Be the first without cards. The others get a point a card; at 26 the match ends, and the lowest total wins.',
        },
        {
          shows: ['hand', 'trick', 'taken'],
          say: 'You open, that is, begin with {2C}. Two cards of equal rank are a pair. Press 2 twice, then Enter.',
          mark: ['card 2C', 'card 2D'],
          ask: ['2C 2D'],
          why: 'A pair sheds both twos at once.',
          no: [
            {
              on: ['2C'],
              say: 'The other two stays behind, the lowest card. A pair sheds both.',
            },
            {
              on: 'any legal',
              say: 'Five cards at once, and not bad. But keep the fours: play the pair of twos.',
            },
          ],
          after: ['1 6D 6H', '2 9C 9D', '3 check'],
          expect: { checked: [3] },
          done: 'Only a higher pair beats a pair. Dan had none and checked: he plays nothing until all but one check.',
        },
        {
          shows: ['stakes'],
          say: 'Beat the pair {9C} {9D}. Tab shows what you can play: choose the lower pair.',
          mark: ['card 9C', 'card 9D'],
          ask: ['QC QH'],
          why: 'The cheapest pair that beats nines; kings stay for later.',
          no: [
            { on: ['KD KS'], say: 'Kings beat it, but queens are enough. Keep for late what wins late.' },
            {
              on: ['check'],
              say: 'You may check, but queens beat it. Play them.',
            },
          ],
          after: ['1 check', '2 AH AS'],
        },
        {
          say: 'Nothing of yours beats two aces. Check: press the full stop.',
          mark: ['card AH', 'card AS'],
          ask: ['check'],
          why: 'Nothing you hold beats two aces.',
          no: [],
          after: ['2 8S', '3 QD'],
          done: 'All but Cat had checked, so she took the table, and leads: plays anything. She led {8S}, a single card.',
        },
        {
          shows: ['out'],
          say: 'Of equal ranks ♠ is the highest, then ♥, ♦, ♣. {AS} and {AH} are gone: nothing beats your {AD}. Play it.',
          mark: ['card AD'],
          ask: ['AD'],
          why: 'Nothing beats it any more: one card buys the lead.',
          no: [
            {
              on: ['KD', 'KS'],
              say: 'It beats {QD}, but tears your kings apart. Two of them can take a table.',
            },
            { on: ['check'], say: 'You may, but your {AD} cannot be beaten: one card buys you the lead.' },
          ],
          after: ['1 check', '2 check', '3 check'],
          expect: { toBeat: null, turn: 0 },
          done: 'Three checks: the table is yours, and you lead whatever you like.',
        },
        {
          say: 'Three of one rank and a pair are a full house: five cards at once. Press 4 three times, 7 twice, Enter.',
          mark: ['card 4D', 'card 4H', 'card 4S', 'card 7C', 'card 7S'],
          ask: ['4D 4H 4S 7C 7S'],
          why: 'Five cards go at once, and nobody can beat them.',
          no: [{ on: 'any legal', say: 'Five at once are better: {4D} {4H} {4S} {7C} {7S}.' }],
          after: ['1 check', '2 check', '3 check'],
          done: 'Five cards are beaten only by five stronger ones. The next lesson says which are stronger.',
        },
        {
          say: '{3H} {KD} {KS} are left, one ace is still out, and you lead. How do you get rid of all three?',
          decide: [
            {
              on: ['KD KS'],
              rank: 'best',
              after: ['1 check', '2 check', '3 check', '0 3H'],
              expect: { 'result.points': [0, 11, 8, 12] },
              say: 'A single ace beats no pair: you are out. The others pay a point a card: Bo 11, Cat 8, Dan 12.',
            },
            {
              on: ['3H'],
              rank: 'poor',
              after: ['1 TS', '2 JH', '3 AC', '0 check', '1 check', '2 check'],
              say: "Dan's {AC} took the table, and your kings wait for a pair. Lead the odd low card last.",
            },
            {
              on: ['KD', 'KS'],
              rank: 'poor',
              after: ['1 check', '2 KH/check', '3 AC', '0 check'],
              say: "A single king falls to Dan's {AC}; as a pair nothing could beat them.",
            },
          ],
        },
      ],
    },
    {
      deck: oneByOne([
        '4D 4H 5S 6H 7H 9C 9H TC TS JH KH AH AS',
        '2D 2H 3H 5D 6C 6D 7C 8D 8S JC JS QD QH',
        '5C 6S 7D 7S 8C 9S TD TH JD QC QS KD KS',
        '2C 2S 3C 3D 3S 4C 4S 5H 8H 9D KC AC AD',
      ]),
      before: ['3 2C 2S', '0 4D 4H', '1 6C 6D', '2 TD TH', '3 check'],
      tasks: [
        {
          say: 'Another deal: {TD} {TH} are to beat. Of equal ranks ♠ is the highest. Which pair?',
          mark: ['card TD', 'card TH'],
          ask: ['TC TS'],
          why: '{TS} is above {TH}, and the aces stay for later.',
          no: [
            { on: ['AH AS'], say: 'Aces beat it, but {TC} {TS} do, and aces win late.' },
            { on: 'any legal', say: 'You may check, but {TC} {TS} are higher: ♠ is above ♥.' },
          ],
          after: ['1 check', '2 check'],
          done: 'Of two equal pairs the one with ♠ is the higher.',
        },
      ],
    },
    {
      deck: oneByOne([
        '3S 4S 5C 5D 9C 9H TC TD TH JC QD KD AC',
        '3C 4H 5H 6C 6H 7C 8D 9D 9S JS QC QH AS',
        '2D 2H 2S 3H 6D 6S 7S 8S JD KC KH KS AH',
        '2C 3D 4C 4D 5S 7D 7H 8C 8H TS JH QS AD',
      ]),
      before: ['3 2C', '0 4S', '1 8D', '2 8S', '3 TS'],
      tasks: [
        {
          say: 'On your own now. {TS}, a single, is to beat. Which card do you play?',
          mark: ['card TS'],
          ask: ['JC'],
          why: '{JC} is the lowest card that beats {TS}.',
          no: [
            { on: ['QD', 'KD', 'AC'], say: 'That beats it. But the lowest that does is enough: {JC}.' },
            { on: 'any legal', say: 'You may check, but {JC} beats it and belongs to no pair.' },
          ],
          after: ['1 check', '2 check', '3 check'],
          done: 'The lowest that is enough: your high cards are for the end.',
        },
      ],
    },
  ],
};
