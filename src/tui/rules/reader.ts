import type * as Page from './page.ts';

export type Reader = typeof Page;

let loaded: Reader | null = null;

/** What reads Markdown, once it is there. */
export const readerSoFar = (): Reader | null => loaded;

/** Loads what reads Markdown, which takes as long as drawing a frame. */
export async function loadReader(): Promise<Reader> {
  loaded ??= await import('./page.ts');
  return loaded;
}
