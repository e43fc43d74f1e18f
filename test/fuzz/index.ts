import { commandLines } from './command-lines.ts';
import type { Fuzzer } from './fuzzer.ts';
import { protocolLines } from './protocol-lines.ts';

/** A fuzzer a class of input. */
export const FUZZERS: readonly Fuzzer[] = [protocolLines, commandLines];
