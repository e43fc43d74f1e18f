import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isRefusal } from '../../src/engine/game.ts';
import { headerOf, loadLog, readHeader, saveLog } from '../../src/engine/save.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { printableLines } from '../../src/printable.ts';
import { readMatchText } from '../../src/store/match-text/read.ts';
import { matchText } from '../../src/store/match-text/write.ts';
import { playersIn, textOf } from '../../src/store/saved.ts';
import { bytesEdits, type Edit, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

const findGame = (id: string) => partsOf(id)?.game;
const DATE = '2026-11-20';

/** A finished match a game, as text. */
const texts = catalogue.map(({ game }) => {
  const lines = readFileSync(`test/samples/logs/${game.id}-finished.ndjson`, 'utf8').trim().split('\n');
  const [match, header] = [loadLog(lines, findGame), readHeader(lines[0])];
  if (isRefusal(match) || isRefusal(header)) throw new Error('the sample does not load');
  return Buffer.from(matchText({ match, players: playersIn(header), header }, DATE));
});

/** A match as text that was damaged: it is refused in a sentence, or it is a match that reads back as itself. */
export const matchTexts = defineFuzzer<{ text: number; edits: readonly Edit[] }>({
  name: 'match-texts',
  what: 'an exported match with one to three edits of bytes, values or lines',
  briefly: 90,
  inputs: fc.record({ text: fc.nat(texts.length - 1), edits: bytesEdits }),
  holds({ text, edits }) {
    const given = textOf(edited(texts[text]!, edits));
    if (given === null) return;
    const read = readMatchText(given, findGame);
    if (isRefusal(read)) {
      const { line, sentence } = read;
      assert(line >= 1 && line <= given.split('\n').length, sentence);
      assert.match(sentence, /^Line \d+: \S.*\.$/s);
      assert(sentence.length < 1200, sentence);
      // Quotes come from the text.
      assert.doesNotMatch(sentence.replace(/".*"/s, ''), /undefined|\[object|NaN|Maximum|Cannot read/);
      return;
    }
    const { match, players, about } = read;
    assert(!isRefusal(loadLog(saveLog(match), findGame)));
    const header = headerOf(match, about);
    const written = matchText({ match, players, header }, about.imported ?? DATE);
    assert.equal(printableLines(written), written);
    const again = readMatchText(written, findGame);
    assert(!isRefusal(again), isRefusal(again) ? again.sentence : '');
    assert.deepEqual(again.match.entries, match.entries);
    assert.deepEqual(again.players, players);
  },
});
