/** Marks in this process that V8 has been told; by a name of Node's, since the parts of the bundle share no variables. */
const TOLD = Symbol.for('cardroom: small heap');
const told = globalThis as { [TOLD]?: true };

/** The space for new objects stays as large as it is, and the rest is looked through before it grows. */
const SMALL = ['--semi-space-growth-factor=1', '--optimize-for-size'];
/** The defaults of V8; the last one is changed by the second one above. */
const AS_STARTED = ['--semi-space-growth-factor=2', '--no-optimize-for-size', '--max-semi-space-size=0'];

const set = (flags: readonly string[]): void => {
  for (const flag of flags) process.getBuiltinModule('node:v8').setFlagsFromString(flag);
};

/** Frames leave much behind. V8 would rather take new memory than look through what it has: a quarter more in play. */
export function keepHeapSmall(): void {
  set(SMALL);
  told[TOLD] = true;
}

/** Does what depends on V8's options as if it had been told nothing: compiled code is taken only where they are the same. */
export function asStarted<T>(work: () => T): T {
  if (!told[TOLD]) return work();
  set(AS_STARTED);
  try {
    return work();
  } finally {
    set(SMALL);
  }
}
