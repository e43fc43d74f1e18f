import fc from 'fast-check';
import { catalogue } from '../../src/games.ts';
import { storm } from '../host/storm.ts';
import { defineFuzzer } from './fuzzer.ts';

/** Hosted tables: people come, go, ask back, sit down and play, and every screen is looked at after each round. */
export const tableStorm = defineFuzzer({
  name: 'table-storm',
  what: 'a whole match at a hosted table with people who come and go',
  briefly: 2,
  inputs: fc.tuple(fc.constantFrom(...catalogue.map(({ game }) => game.id)), fc.nat(1e6)),
  async holds([game, seed]) {
    await storm(game, String(seed));
  },
});
