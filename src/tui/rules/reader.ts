import type * as Page from './page.ts';

export type Reader = typeof Page;

let loaded: Reader | null = null;

/** Returns the reader of Markdown once it is loaded, else null. */
export const readerSoFar = (): Reader | null => loaded;

/** Loads the reader of Markdown. It takes as long as drawing a frame, so call it when there is time. */
export async function loadReader(): Promise<Reader> {
  loaded ??= await import('./page.ts');
  return loaded;
}
