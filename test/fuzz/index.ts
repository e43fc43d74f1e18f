import { calibration, truth } from './advice.ts';
import { commandLines } from './command-lines.ts';
import { deckFiles } from './deck-files.ts';
import type { Fuzzer } from './fuzzer.ts';
import { guestsFile } from './guests-file.ts';
import { hostBytes } from './host-bytes.ts';
import { hostLines } from './host-lines.ts';
import { hostSizesAndEnv } from './host-sizes-and-env.ts';
import { keys } from './keys.ts';
import { logBytes } from './log-bytes.ts';
import { matchTexts } from './match-texts.ts';
import { positions } from './positions.ts';
import { protocolLines } from './protocol-lines.ts';
import { resultLines } from './result-lines.ts';
import { settingsFiles } from './settings-files.ts';
import { sideFiles } from './side-files.ts';
import { tableStorm } from './table-storm.ts';

/** A fuzzer a class of input. */
export const FUZZERS: readonly Fuzzer[] = [
  keys,
  positions,
  protocolLines,
  commandLines,
  logBytes,
  settingsFiles,
  sideFiles,
  resultLines,
  deckFiles,
  matchTexts,
  hostBytes,
  hostSizesAndEnv,
  hostLines,
  guestsFile,
  truth,
  calibration,
  tableStorm,
];
