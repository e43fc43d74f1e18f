import { ask, namesRow, type Programs } from './checkouts.ts';
import { median, row } from './figures.ts';

const inFigures = (rate: number): string => Number(rate.toPrecision(3)).toLocaleString('en');

/** Prints the deals a second of processor time of each checkout, measured in turn. */
export function benchDeals(programs: Programs): void {
  console.log('\nDeals a second on one core, every move checked (slowest / median / fastest batch)');
  namesRow(programs);
  for (const work of ask<string[]>(Object.values(programs)[0]!)) {
    const cells = Object.values(programs).map((program) => {
      const rates = ask<number[]>(program, work);
      return [Math.min(...rates), median(rates), Math.max(...rates)].map(inFigures).join(' / ');
    });
    console.log(row(work, ...cells));
  }
}
