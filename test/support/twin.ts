import { isRefusal, type Seat, type Viewer } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { randomFor, shuffled } from '../../src/engine/random.ts';
import { readSetup } from '../../src/engine/setup.ts';

/** The match again, with the latest deck as given; null where its moves are not legal then. */
function withDeck(match: Match, deck: readonly string[]): Match | null {
  const { seats, options, seed } = match.setup;
  const decks: (readonly string[])[] = [];
  // A deal that was taken back is dealt, and noted, again.
  for (const entry of match.entries) if ('deck' in entry) decks[entry.deal - 1] = entry.deck.split(' ');
  decks[match.status.deal - 1] = deck;
  const setup = readSetup(match.game, { seats, options, seed, decks }, '');
  // Of some packs not every order is dealt.
  if (isRefusal(setup)) return null;
  const again = new Match(match.game, setup);
  for (const entry of match.entries) {
    if ('undo' in entry) again.undo();
    if ('redo' in entry) again.redo();
    if ('move' in entry && isRefusal(again.play(entry.seat, entry.move))) return null;
  }
  return again;
}

const seenBy = (match: Match, viewer: Viewer): string =>
  JSON.stringify(match.history.map((step) => [step.view(viewer), step.facts(viewer)]));

/** The same match but for cards of its running deal that this viewer has never seen: some of them have changed places. */
export function twinOf(match: Match, viewer: Viewer): Match {
  const random = randomFor(match.setup.seed, 'twin');
  const { deal } = match.status;
  const deck = match.entries
    .flatMap((entry) => ('deck' in entry && entry.deal === deal ? [entry.deck] : []))[0]!
    .split(' ');
  const seats = Array.from({ length: match.setup.seats }, (_, seat): Seat => seat);
  const same = seenBy(match, viewer);
  const others = seats.map((seat) => seenBy(match, seat));
  for (let attempt = 0; attempt < 600; attempt++) {
    const [one = 0, other = 0] = shuffled([...deck.keys()], random);
    const swapped = deck.slice();
    [swapped[one], swapped[other]] = [deck[other]!, deck[one]!];
    const twin = withDeck(match, swapped);
    if (!twin || seenBy(twin, viewer) !== same) continue;
    if (seats.some((seat) => seenBy(twin, seat) !== others[seat])) return twin;
  }
  throw new Error('no other deal looks the same');
}
