import type { Display } from './display.ts';
import type { Stage } from './stage.ts';

/** The rows of the screen in one text. */
export const text = (screen: Pick<Display, 'lines'>): string => screen.lines().join('\n');

/** Types these one after the other, waiting each time until what comes of it is drawn. Answers the screen. */
export async function press(stage: Stage, ...typed: readonly string[]): Promise<string> {
  for (const keys of typed) {
    stage.keys(keys);
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    await stage.drawn();
  }
  return text(stage);
}
