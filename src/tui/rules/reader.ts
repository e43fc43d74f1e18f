import type * as Page from './page.ts';

export type Reader = typeof Page;

let loaded: Reader | null = null;

/** The reader of Markdown, once it is loaded; else null. */
export const readerSoFar = (): Reader | null => loaded;

/** Loads the reader of Markdown. That takes as long as drawing a frame, so it is done when there is time. */
export async function loadReader(): Promise<Reader> {
  loaded ??= await import('./page.ts');
  return loaded;
}
