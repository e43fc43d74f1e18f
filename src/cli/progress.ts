import { estimate } from '../arena/estimate.ts';

const WIDTH = 30;

/** Shows a bar on a terminal, and nothing elsewhere. */
export function progressBar(
  stream: NodeJS.WriteStream,
  total: number,
): { show(differences: readonly number[]): void; clear(): void } {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const begun = performance.now();
  return {
    show(differences) {
      const done = differences.length;
      const filled = Math.round((WIDTH * done) / total);
      const { mean, margin } = estimate(differences);
      const left = Math.round(((performance.now() - begun) / 1e3 / done) * (total - done));
      stream.write(
        `\r\x1b[K${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)} ${done}/${total}  ` +
          `${mean.toFixed(2)} ± ${margin.toFixed(2)}  ${left} s left`,
      );
    },
    clear() {
      stream.write('\r\x1b[K');
    },
  };
}
