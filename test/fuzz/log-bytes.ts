import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal, type Json } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { headerOf } from '../../src/engine/save.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { listed } from '../support/saved.ts';
import { bytesEdits, type Edit, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

let folder: string | undefined;

/** Two logs of each game: moves, some taken back, some made again. King's Court is over within the second. */
const logs: readonly Buffer[] = catalogue.flatMap(({ game }) =>
  [24, 40].map((moves) => {
    const setup = readSetup(game, { seed: `log ${moves}` }, '');
    if (isRefusal(setup)) throw new Error(setup.rule);
    const match = new Match(game, setup);
    for (let move = 0; move < moves && !match.over; move++) {
      const seat = match.turn[0]!;
      const [text] = match.moves(seat);
      match.play(seat, text!);
      if (move % 11 === 10) match.undo();
      if (move % 22 === 21) match.redo();
    }
    const about = { version: '1.2.3', players: seatPlayers(setup.seats, [0], 'normal') as unknown as Json };
    return Buffer.from(
      [headerOf(match, about), ...match.entries].map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  }),
);

const openStore = (): MatchStore => new MatchStore(folder!, '1.2.3', (id) => partsOf(id)?.game);

/** A log that was damaged: it is refused and stays as it is, or it goes on and every later load takes what was written. */
export const logBytes = defineFuzzer<{ log: number; edits: readonly Edit[] }>({
  name: 'log-bytes',
  what: 'a saved match with one to three edits of bytes, values or lines',
  briefly: 60,
  inputs: fc.record({ log: fc.nat(logs.length - 1), edits: bytesEdits }),
  holds({ log, edits }) {
    folder ??= mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
    const path = join(folder, 'gongzhu-1.ndjson');
    const aside = join(folder, 'removed', 'gongzhu-1.ndjson');
    rmSync(aside, { force: true });
    const bytes = edited(logs[log]!, edits);
    writeFileSync(path, bytes);
    const store = openStore();
    const [first] = listed(store);
    assert(first);
    const standing = store.standing(first.id);
    const kept = store.resume('gongzhu-1');
    assert.equal(isRefusal(standing), isRefusal(kept));
    if (isRefusal(kept)) {
      assert(kept.rule === 'damaged' || kept.rule === 'foreign', kept.rule);
      assert.match(kept.sentence, /^\S.*\.$/s);
      // Quotes come from the file.
      assert.doesNotMatch(kept.sentence.replace(/".*"/s, ''), /undefined|\[object|NaN|Maximum|Cannot read/);
      assert.equal(existsSync(aside), kept.rule === 'damaged');
      assert.deepEqual(readFileSync(kept.rule === 'damaged' ? aside : path), bytes);
      return;
    }
    assert(!isRefusal(standing));
    const { match } = kept;
    assert.deepEqual(standing.turn, match.turn);
    match.undo();
    for (let move = 0; move < 2 && !match.over; move++) {
      const seat = match.turn[0]!;
      const [text] = match.moves(seat);
      match.play(seat, text!);
    }
    assert.equal(kept.release(), null);
    const again = openStore().resume('gongzhu-1');
    assert(!isRefusal(again), isRefusal(again) ? again.sentence : '');
    assert.equal(again.notice, null);
    assert.deepEqual(again.match.entries, match.entries);
    assert.deepEqual(again.match.view('table'), match.view('table'));
    assert.equal(again.release(), null);
    const [later] = listed(openStore());
    assert.equal(later?.state, match.over ? 'finished' : 'open');
  },
  end() {
    if (folder) rmSync(folder, { recursive: true, force: true });
  },
});
