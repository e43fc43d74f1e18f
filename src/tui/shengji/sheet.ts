import { firstDeal, type Seat, type Speaker } from '../../engine/game.ts';
import { parse, pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { type Advance, advanceFor } from '../../engine/shengji/score.ts';
import type { DealResult, Shengji, Standing } from '../../engine/shengji/state.ts';
import { count, list, within } from '../../engine/words.ts';
import { cut, padded, widthOf } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { meter } from '../drawing/meter.ts';
import { partiesOf, placesOf } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetBlock, SheetDrawing, SheetLines, SheetTable } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';
import { ends, formText, ordinalText, rankName } from './words.ts';

/** A level, or that it has been passed. */
export const stood = (level: number): string => levelText(level) || 'out';

/** The points in the cards that were buried, before they are multiplied. */
export const kittyPointsOf = ({ kitty }: DealResult): number => pointsOf(kitty.map((card) => parse(card)!));

/** The House from the Dealer on, in order of play, then the Players. */
function seatsOf({ house, dealer }: DealResult): Seat[] {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const order = seats.map((step) => (dealer + step) % SEATS);
  return [...order.filter((seat) => house.includes(seat)), ...seats.filter((seat) => !house.includes(seat))];
}

/** Who was of which party, what lies with them, and how their levels changed. */
function playersTable(deal: DealResult, speaker: Speaker): SheetTable {
  const level = (seat: Seat): string => {
    const before = deal.levels[seat]!;
    const gained = deal.points[seat]!;
    return gained > 0 ? `${levelText(before)} → ${stood(before + gained)}` : levelText(before);
  };
  return {
    kind: 'table',
    head: true,
    columns: [{ width: 10 }, { width: 8 }, { width: 8, right: true }, { width: 11, gap: 3 }],
    rows: [
      { cells: ['player', 'party', 'points', 'level'], strong: true },
      ...seatsOf(deal).map((seat) => {
        const role = seat === deal.dealer ? ' (D)' : '';
        return {
          cells: [
            cut(speaker.seat(seat), 9 - role.length) + role,
            deal.house.includes(seat) ? 'House' : 'Player',
            String(deal.taken[seat]),
            level(seat),
          ],
          strong: deal.points[seat]! > 0,
        };
      }),
    ],
  };
}

/** The row of the table of levels that was met: `80–155: every House member +1`. */
function rowText({ playerPoints }: DealResult, deadZone: boolean): string {
  const { party, levels } = advanceFor(playerPoints, deadZone);
  const from = playerPoints === 0 ? 0 : Math.max(5, Math.floor(playerPoints / 80) * 80);
  const upTo = Math.floor(playerPoints / 80) * 80 + 75;
  const range = playerPoints === 0 ? '0' : `${from}–${upTo}`;
  const who = party === 'house' ? 'every House member' : 'every Player';
  return levels === 0 ? `${range}: nobody rises` : `${range}: ${who} +${levels}`;
}

/** How the points of the Player party came about, the row of the rules that they meet, and that nothing is missing from the 400. */
function howLines(deal: DealResult, speaker: Speaker, deadZone: boolean): SheetLines {
  const { playerPoints, kittyPoints, last, house, taken } = deal;
  const tricks = playerPoints - kittyPoints;
  const kitty = kittyPointsOf(deal);
  const byHouse = house.includes(last.seat);
  const ours = taken.reduce((sum, n, seat) => (house.includes(seat) ? sum + n : sum), 0);
  const led = `${formText(last)}: `;
  const factor = 2 * last.size * last.length;
  return {
    kind: 'lines',
    title: 'HOW IT WAS SCORED',
    rows: [
      { text: 'Player party, in tricks', value: String(tricks) },
      { text: `last trick: ${speaker.seat(last.seat)}, ${byHouse ? 'House' : 'Player'}` },
      byHouse
        ? { text: 'so the kitty counts nothing', value: '0' }
        : { text: `${led}kitty ${kitty} × ${factor}`, value: String(kittyPoints) },
      { text: 'Player party', value: String(playerPoints), style: { bold: true } },
      { text: rowText(deal, deadZone), style: { bold: true } },
      { text: `House ${ours} + ${tricks} + kitty ${kitty} = ${ours + tricks + kitty}` },
    ],
  };
}

/** Points between two marks of the table of levels. */
export const STEP = 80;

/** `House +1`, `Player +2`, or `nobody`. */
const advanceText = ({ party, levels }: Advance): string =>
  levels === 0 ? 'nobody' : `${party === 'house' ? 'House' : 'Player'} +${levels}`;

/** The rows of the table of levels, and which of them these points of the Player party meet. */
function marksFor(points: number, deadZone: boolean): { readonly text: string; readonly holds: boolean }[] {
  const high = Math.floor(points / STEP) * STEP;
  const steps = [0, 5, 80, 160, 240, 320, ...(high > 320 ? [high] : [])];
  let party = '';
  return steps.map((from, place) => {
    const advance = advanceFor(from, deadZone);
    const again = party === 'player' && advance.party === 'player' && advance.levels > 0;
    party = advance.levels > 0 ? advance.party : '';
    const holds = points >= from && points < (steps[place + 1] ?? Number.POSITIVE_INFINITY);
    return { text: `${from} ${again ? `+${advance.levels}` : advanceText(advance)}`, holds };
  });
}
/** The table of levels with the row that was met in bold, and a bar of how far the points came. */
function marksBlock(deal: DealResult, deadZone: boolean): SheetDrawing {
  return {
    kind: 'drawing',
    rows: 2,
    draw(canvas: Canvas, x: number, y: number, columns: number) {
      const { strong } = canvas.theme;
      let at = x;
      marksFor(deal.playerPoints, deadZone).forEach(({ text, holds }, place) => {
        if (place > 0) at = canvas.plain(at, y, ' · ');
        at = canvas.plain(at, y, text, holds ? strong : {});
      });
      at = x;
      for (let from = 0; from < 400; from += 80) {
        const cells = meter(((deal.playerPoints - from) / 80) * 8, 8, canvas.theme);
        at = canvas.plain(at, y + 1, `${from} ${cells} `);
      }
      at = canvas.plain(at, y + 1, '400');
      canvas.writeRight(x + columns - 1, y + 1, String(deal.playerPoints), strong);
    },
  };
}

/** `2nd A♦ met by Fay in trick 5 · 2nd A♥ by Fay too: adds nobody`. */
function ticketsText({ tickets }: DealResult, speaker: Speaker): string {
  return tickets
    .map(({ ordinal, card, met, trick, joins }, place) => {
      const name = `${ordinalText(ordinal)} ${speaker.card(card)}`;
      if (met === null) return `${name} met by nobody`;
      const seat = within(speaker).seat(met);
      if (!joins && met === tickets[1 - place]?.met) return `${name} by ${seat} too: adds nobody`;
      return `${name} met by ${seat} in trick ${trick}${joins ? '' : ': adds nobody'}`;
    })
    .join(' · ');
}

function detailsBlock(deal: DealResult, speaker: Speaker, over: boolean): SheetLines {
  const cards = deal.kitty.map((card) => speaker.card(card)).join(' ');
  const { size, length } = deal.last;
  const led = count(size * length, 'card');
  const kitty = `${cards} (${count(kittyPointsOf(deal), 'point')}), multiplier: 2 × ${led} led`;
  const rows = [
    { name: 'Kitty', text: kitty },
    { name: 'Tickets', text: ticketsText(deal, speaker) },
    ...(over ? [] : [{ name: 'Next Dealer', text: nextText(deal, speaker) }]),
  ];
  return { kind: 'lines', rows };
}

const houseWins = ({ playerPoints }: DealResult): boolean =>
  advanceFor(playerPoints, false).party === 'house';

/** `Fay: the next House member after Cat, at level 3`. */
function nextText(deal: DealResult, speaker: Speaker): string {
  const { next, dealer, house } = deal;
  const level = `at level ${levelText(Math.min(14, deal.levels[next]! + deal.points[next]!))}`;
  const name = speaker.seat(next);
  if (next === dealer && house.length === 1) return `${name}: a House of one keeps its Dealer, ${level}`;
  const party = houseWins(deal) ? 'House member' : 'Player';
  return `${name}: the next ${party} after ${within(speaker).seat(dealer)}, ${level}`;
}

/** Levels and places at the end. */
function finalBlock(
  position: Parameters<typeof partiesOf>[0],
  standing: Standing,
  speaker: Speaker,
): SheetLines {
  const { levels, rules } = standing;
  const places = placesOf(levels, 'highest');
  const order = levels.map((_, seat) => seat).sort((a, b) => levels[b]! - levels[a]!);
  const texts = order.map((seat) => {
    const level = levelText(levels[seat]!);
    const at = levels[seat]! > rules.to ? `past ${levelText(rules.to)}` : level;
    return padded(`${places[seat]} ${cut(speaker.seat(seat), 9)}  ${at}`, 21);
  });
  const half = Math.ceil(position.scores.length / 2);
  return {
    kind: 'lines',
    rows: [{ name: 'FINAL', text: texts.slice(0, half).join('') }, { text: texts.slice(half).join('') }],
  };
}

/** A row a deal: points of the Player party, what they brought, and every level after it. */
function dealsTable(results: readonly DealResult[], first: number, speaker: Speaker): SheetTable {
  const row = (deal: DealResult, number: string, latest: boolean) => ({
    cells: [
      number,
      `${deal.playerPoints}: ${gain(deal)}`,
      ...deal.levels.map((level, seat) => stood(level + deal.points[seat]!)),
    ],
    latest,
  });
  return {
    kind: 'table',
    head: true,
    columns: [{ width: 7 }, { width: 18 }, ...Array(SEATS).fill({ width: 8, right: true })],
    rows: [
      {
        cells: ['deal', 'Players’ points', ...results[0]!.levels.map((_, seat) => speaker.seat(seat))],
        strong: true,
      },
      ...results.map((deal, at) => row(deal, String(first + at), at === results.length - 1)),
    ],
    fold: (deals) => row(results[deals - 1]!, `${first}-${first + deals - 1}`, false),
  };
}

const gain = (deal: DealResult): string => {
  const most = Math.max(...deal.points);
  if (most === 0) return 'nobody up';
  const advance = advanceFor(deal.playerPoints, false);
  return advanceText({ ...advance, levels: most });
};

const COLUMNS = 78;
const LEFT_COLUMNS = 42;

/** What this deal decided: who rises, and who deals next; at the end who wins, and why. */
function verdict(standing: Standing, deal: DealResult, speaker: Speaker): [string, string] {
  const { winners, rules, levels } = standing;
  const party = houseWins(deal) ? 'House' : 'Player party';
  const risen = deal.points.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const names = (seats: readonly Seat[], { seat } = speaker) => list(seats.map(seat));
  const many = (seats: readonly Seat[]) => seats.length > 1 || seats[0] === speaker.you;
  if (winners) {
    const wins = `${names(winners)} ${many(winners) ? 'win' : 'wins'}`;
    const to = levelText(rules.to);
    if (levels[winners[0]!]! <= rules.to) {
      const level = levelText(levels[winners[0]!]!);
      return [
        inLine(`${wins} on level ${level}, the highest.`, `${wins}.`),
        `It ends after ${count(rules.deals ?? standing.deals, 'deal')}, as agreed.`,
      ];
    }
    const reach = risen.filter((seat) => levels[seat] === rules.to && deal.levels[seat] !== rules.to);
    return [
      inLine(`${wins}: already on ${to}, and the ${party} rises.`, `${wins}.`),
      reach.length > 0
        ? inLine(
            `${names(reach)} ${many(reach) ? 'reach' : 'reaches'} ${to} in the same deal, and had yet to play on it.`,
            '',
          )
        : `It ends because somebody on ${to} has risen once more.`,
    ];
  }
  const next = deal.next;
  const rank = rankName(Math.min(rules.to, levels[next]!) - 2);
  const deals = `${speaker.seat(next)} ${next === speaker.you ? 'deal' : 'deals'} next; trumps are the ${rank}.`;
  if (risen.length === 0) return [`${rowText(deal, rules.deadZone)}: nobody rises.`, deals];
  const byLevel = new Map<number, Seat[]>();
  for (const seat of risen) byLevel.set(levels[seat]!, [...(byLevel.get(levels[seat]!) ?? []), seat]);
  const rises = [...byLevel].map(([level, seats], place) => {
    const word = place > 0 ? '' : many(seats) ? ' rise' : ' rises';
    return `${names(seats, within(speaker))}${word} to ${place > 0 ? '' : 'level '}${levelText(level)}`;
  });
  const wins = `The Players have ${deal.playerPoints} points${houseWins(deal) ? ', the House wins' : ' and win'}`;
  return [inLine(`${wins}: ${rises.join(', ')}.`, `${wins}.`), deals];
}

/** A sentence, or a shorter one where it has no room in a line. */
const inLine = (text: string, short: string): string => (widthOf(text) <= COLUMNS ? text : short);

export const sheet: SheetUi<Shengji> = {
  brought: (levels) => (levels === 0 ? 'no level gained' : `${count(levels, 'level')} gained`),
  page({ view, status, speaker, columns }) {
    const { standing } = view;
    const { results, winners, rules, levels } = standing;
    const deal = results.at(-1);
    const parties = partiesOf(status, speaker);
    const base = {
      ends: ends(view),
      course: { ...courseOf(parties, winners ? 'highest' : null), text: stood },
    };
    if (!deal) {
      const rows = levels.map((level, seat) => ({
        name: speaker.seat(seat),
        text: `level ${levelText(level)}`,
      }));
      return {
        ...base,
        blocks: [{ kind: 'lines', title: 'LEVELS', rows }],
        verdict: ['No deal is over yet.'],
      };
    }
    const how: SheetBlock = {
      kind: 'beside',
      left: playersTable(deal, speaker),
      right: howLines(deal, speaker, rules.deadZone),
      columns: Math.max(LEFT_COLUMNS, Math.floor(columns / 2)),
    };
    return {
      ...base,
      blocks: [
        how,
        marksBlock(deal, rules.deadZone),
        ...(winners && !status.only ? [finalBlock(status, standing, speaker)] : []),
        detailsBlock(deal, speaker, status.winners !== null),
      ],
      more: [dealsTable(results, firstDeal(status), speaker)],
      verdict: verdict(standing, deal, speaker),
    };
  },
};
