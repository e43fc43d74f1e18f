import { callCards } from '../../engine/shengji/calling.ts';
import { DRAWS, format, KINDS, KITTY } from '../../engine/shengji/cards.ts';
import type { DrawPhase, Hidden, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import type { Layout } from './layout.ts';
import { whereabouts } from './offers.ts';
import { callsOf, handOf, type Naming, type Selection } from './selection.ts';
import { cardsText, ordinalText, type ShengjiPosition, suitSign } from './words.ts';

/** The lines at the right: what matters in the present phase. */
export function panelLines(
  position: ShengjiPosition,
  layout: Layout,
  selection: Selection | null,
  rows: number,
): string[] {
  const { view } = layout;
  switch (view.phase) {
    case 'draw':
      return drawLines(position, view, selection, rows);
    case 'bury': {
      const kitty = view.kitty === null ? [] : ['THE KITTY', `  ${textOf(view.kitty, layout, position)}`];
      return [...kitty, '', `Dealer buries ${KITTY} of ${35 + KITTY}`];
    }
    case 'tickets':
      return ticketLines(position, layout, selection?.kind === 'tickets' ? selection : null);
    case 'play':
      return [trickHead(position, layout), ...pastLines(position, layout, selection, rows - 1, view)];
  }
}

const textOf = (cards: readonly number[], { view }: Layout, { speaker }: ShengjiPosition): string =>
  view.phase === 'draw' ? '' : cardsText(cards, lieOf(view.deal.trumps), speaker);

function drawLines(
  position: ShengjiPosition,
  view: DrawPhase<Hidden>,
  selection: Selection | null,
  rows: number,
): string[] {
  const { speaker, viewer } = position;
  const drew = viewer === 'table' ? null : view.drew[viewer]!;
  const calls = callsOf(position);
  const at = selection?.kind === 'call' ? selection.at : null;
  const mark = (here: boolean) => (here ? '>' : ' ');
  const head = [
    view.stays === null ? `DRAWN ${view.drawn} of ${DRAWS}` : 'LAST CALLS',
    drew === null ? '' : `You drew ${speaker.card(format(drew))}`,
  ];
  if (selection === null) return head;
  const choices = [
    `${mark(at === null)}   stay`,
    ...calls.map((call, place) => {
      const cards = callCards(call).map((card) => speaker.card(format(card)));
      return `${mark(place === at)} ${place + 1} call ${cards.join('')}`;
    }),
  ];
  const first = Math.max(0, (at ?? 0) + 3 - (rows - 2));
  return [...head, ...choices.slice(first, first + rows - 2)];
}

/** The two tickets as they are being named, and how many copies of each card the Dealer holds. */
function ticketLines(position: ShengjiPosition, { view }: Layout, naming: Naming | null): string[] {
  const { speaker } = position;
  if (view.phase !== 'tickets' || naming === null) return ['Dealer announces tickets'];
  const slots = [0, 1].flatMap((slot) => {
    const ticket = naming.tickets[slot];
    if (!ticket) return [` ${slot + 1}  ...`, ''];
    const { held, buried, out } = whereabouts(view, ticket.card);
    return [
      ` ${slot + 1}  ${ordinalText(ticket.ordinal)} ${speaker.card(format(ticket.card))}`,
      `    you ${held}${buried > 0 ? ` (+${buried} buried)` : ''}, others ${out}`,
    ];
  });
  const { held, out } = whereabouts(view, naming.cursor);
  const card = speaker.card(format(naming.cursor));
  return ['TICKETS', ...slots, '', `> ${card}: you ${held}, others ${out}`];
}

/** What the present trick is worth and what was led to it: `40 pts  ♥ Tolaji 2×2`. */
function trickHead({ speaker }: ShengjiPosition, { trick }: Layout): string {
  if (trick === null) return 'A lead is due';
  const { suit, size, length } = trick.lead;
  const form = length > 1 ? `Tolaji ${length}×${size}` : GROUPS[size];
  return `${trickPoints(trick)} pts  ${suit === TRUMPS ? 'TR' : suitSign(suit, speaker)} ${form}`;
}

const GROUPS = ['', 'single', 'pair', 'triple', 'quadruple'] as const;

/** The last trick, or an earlier one; and where there is room, what is out. */
function pastLines(
  position: ShengjiPosition,
  { past, view }: Layout,
  selection: Selection | null,
  rows: number,
  play: PlayPhase<Hidden>,
): string[] {
  if (past.length === 0) return ['LAST TRICK (v)', '  none yet'];
  const lie = lieOf(play.deal.trumps);
  const back = (selection?.back ?? 0) % past.length;
  const lines = trickLines(past, past.length - 1 - back, position, lie);
  if (rows < 14) return lines.slice(0, rows);
  const own =
    view.phase === 'play' && view.kitty
      ? ['BURIED', `  ${cardsText(view.kitty, lie, position.speaker)}`]
      : [];
  return [...lines, '', ...(position.assist ? outLines(position, play, lie) : []), ...own].slice(0, rows);
}

function trickLines(past: readonly Trick[], at: number, { speaker }: ShengjiPosition, lie: Lie): string[] {
  const { plays, winner } = past[at]!;
  const points = trickPoints(past[at]!);
  const last = at === past.length - 1;
  return [
    `${last ? 'LAST TRICK' : `TRICK ${at + 1}`} +${points} (v)`,
    ...plays.map(
      ({ seat, cards }) =>
        `${seat === winner ? '*' : ' '} ${speaker.seat(seat).slice(0, 7).padEnd(7)} ${cardsText(cards, lie, speaker)}`,
    ),
  ];
}

/** Cards of each suit in the other hands and in the kitty. */
function outLines(position: ShengjiPosition, { gone, kitty }: PlayPhase<Hidden>, lie: Lie): string[] {
  const hand = handOf(position);
  if (hand === null) return [];
  const out = Array.from(
    { length: KINDS },
    (_, card) => 4 - gone[card]! - hand[card]! - (kitty?.filter((other) => other === card).length ?? 0),
  );
  const suits = [TRUMPS, 3, 2, 0, 1].flatMap((suit) => {
    const line = lie.lines[suit]!;
    const number = line.reduce((sum, card) => sum + out[card]!, 0);
    return line.length === 0 ? [] : [`${suitSign(suit, position.speaker)} ${number}`];
  });
  return ['NOT SEEN YET', `  ${suits.join('  ')}`, ''];
}
