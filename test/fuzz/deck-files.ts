import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readInvitation } from '../../src/cli/invitation.ts';
import { Misuse } from '../../src/cli/misuse.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { catalogue } from '../../src/games.ts';
import { printable } from '../../src/printable.ts';
import { bytesEdits, type Edit, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

let folder: string | undefined;

/** A deck file of two deals a game, as their logs hold the decks of a seed. */
const decks = catalogue.map(({ game }) => {
  const lines = ['one', 'two'].map((seed) => {
    const setup = readSetup(game, { seed }, '');
    if (isRefusal(setup)) throw new Error(setup.rule);
    const [deal] = new Match(game, setup).entries;
    return (deal as { deck: string }).deck;
  });
  return { game, bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')) };
});

/** A deck file: it deals its own cards, or is refused in a sentence. */
export const deckFiles = defineFuzzer<{ deck: number; edits: readonly Edit[] }>({
  name: 'deck-files',
  what: 'a deck file of a game, with up to three edits',
  briefly: 250,
  inputs: fc.record({
    deck: fc.nat(decks.length - 1),
    edits: fc.oneof({ weight: 9, arbitrary: bytesEdits }, fc.constant([])),
  }),
  holds({ deck, edits }) {
    folder ??= mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
    const { game, bytes } = decks[deck]!;
    const path = join(folder, 'deck.txt');
    writeFileSync(path, edited(bytes, edits));
    try {
      const { setup } = readInvitation(game.id, { deck: path }, 'seed');
      const [first] = setup.decks;
      assert(first);
      const [deal] = new Match(game, setup).entries;
      assert.deepEqual(deal, { deal: 1, deck: first.map((card) => game.formatCard(card)).join(' ') });
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      assert(edits.length > 0, error.message);
      const sentence = printable(error.message);
      assert(sentence.length < 600, sentence);
      assert.match(sentence, /^\S.*\.$/s);
      // Quotes come from the file.
      assert.doesNotMatch(sentence.replace(/".*"/, ''), /undefined|\[object|NaN|Cannot read/);
    }
  },
  end() {
    if (folder) rmSync(folder, { recursive: true, force: true });
  },
});
