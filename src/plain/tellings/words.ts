import { count } from '../../engine/words.ts';

/** Sentences on the table of any game. */
export const tableTexts = {
  lead: 'Your turn: you lead.',
  play: 'Your turn to play.',
  trick: (plays: string) => `Trick: ${plays || 'nothing yet'}.`,
  last: (plays: string, winner: string) => `Last trick: ${plays}. ${winner} won it.`,
};

export const gongzhuTexts = {
  pass: (name: string) => `Choose three cards for ${name}: type pass and the cards.`,
  deal: (deal: number, trick: number, isBroken: boolean) =>
    `Deal ${deal}, trick ${trick} of 13, hearts ${isBroken ? 'broken' : 'not broken'}.`,
  passing: (deal: number) => `Deal ${deal}: three cards are passed.`,
  given: (cards: string, name: string) => `You passed ${cards} to ${name}.`,
};

export const shangTexts = {
  opening: 'You open the match: your play must contain 2C.',
  lead: 'The table is yours: lead anything.',
  beat: (cards: string, name: string, kind: string) =>
    `Beat ${cards}, a ${kind} by ${name}; type check to pass.`,
  toBeat: (cards: string, name: string, kind: string) => `To beat: ${cards}, ${kind}, by ${name}.`,
  empty: 'The table is empty.',
  deal: (deal: number, limit: number) => `Deal ${deal}; the match ends at ${limit}.`,
  round: (plays: string) => (plays === '' ? '' : `On the table: ${plays}.`),
};

export const shengjiTexts = {
  call: 'Call trumps, or stay.',
  lastCall: 'The cards are drawn. Last calls: call, or stay.',
  bury: 'Choose six cards to bury: type bury and the cards.',
  tickets: 'Name two tickets: type tickets, then each as its number and card, such as 1AH 2KS.',
  drawing: (deal: number, rank: string, drawn: number) =>
    `Deal ${deal}: cards are drawn, ${drawn} so far. Trump rank ${rank}.`,
  called: (name: string, cards: string) => `${name} has called ${cards}.`,
  noCall: 'Nobody has called.',
  deal: (deal: number, suit: string, rank: string, dealer: string) =>
    `Deal ${deal}, trumps ${suit}, rank ${rank}. Dealer: ${dealer}.`,
  noTrumps: 'without a suit',
  tickets2: (tickets: readonly string[]) =>
    tickets.length === 0 ? '' : `Tickets, whose players join the House: ${tickets.join('; ')}.`,
  ticket: (ordinal: string, card: string, met: string | null, toCome: number) =>
    met === null
      ? `${ordinal} ${card}, ${toCome === 1 ? 'the next one' : `${toCome} to come`}`
      : `${ordinal} ${card}, played by ${met}`,
  ordinals: ['', 'first', 'second', 'third', 'fourth'] as const,
  buried: (cards: string) => `You buried ${cards}.`,
};

export const fiveHundredTexts = {
  bid: 'Bid, as in bid 7S, inkle H or nello; or type pass.',
  give: 'Choose a card for your partner: type give and the card.',
  bury: (cards: number) => `Choose ${cards} cards to bury: type bury and the cards.`,
  deal: (deal: number, dealer: string) => `Deal ${deal}. Dealer: ${dealer}.`,
  auction: (calls: string) => `Bids: ${calls || 'none yet'}.`,
  contract: (contract: string, name: string, needed: number, trump: string) =>
    `Contract: ${contract} by ${name}, ${needed === 0 ? 'no trick' : count(needed, 'trick')}, ${trump}.`,
  trumps: (suit: string) => `trumps ${suit}`,
  noTrumps: 'no trumps',
  taken: (contractors: number, defenders: number) =>
    `Tricks: contractors ${contractors}, defenders ${defenders}.`,
};

export const kingsCourtTexts = {
  place: 'Place a card: type it with its space, like R5@b1.',
  pass: 'None of your cards fits anywhere: type pass.',
  top: (prime: string, stack: number) => `Prime Suit ${prime}; ${count(stack, 'card')} in the stack.`,
  /** A row of the board; `runs` are finished texts. */
  row: (row: number, runs: readonly string[]) => `Row ${row}: ${runs.join(', ')}.`,
  empty: (from: string, to: string) => (from === to ? `${from} empty` : `${from} to ${to} empty`),
  scores: (card: string, space: string, total: string) => `${card} on ${space} scores ${total}.`,
  last: (name: string, card: string, space: string, total: string) =>
    `Last: ${name} placed ${card} on ${space} for ${total}.`,
};
