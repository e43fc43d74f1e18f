import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { type GuestLine, openGuestLines, openGuestTerminal } from '../../src/host/wire.ts';
import { simulatedClock } from '../support/clock.ts';
import { settled } from './evening.ts';

/** Facts of a guest's terminal before it opens. */
export interface LineOptions extends Partial<Pick<GuestLine, 'term' | 'env' | 'columns' | 'rows'>> {
  /** The terminal's answers to the questions about its abilities. */
  readonly answers?: string;
}

/** A wire that is not there: what was sent over it, and whether it is taken. */
function wire(given: Omit<LineOptions, 'answers'>, clock: ReturnType<typeof simulatedClock>) {
  let isDestroyed = false;
  let isDeaf = false;
  const untaken: (() => void)[] = [];
  const sent: string[] = [];
  const channel = new Duplex({
    highWaterMark: 1 << 30,
    read() {},
    write(chunk: Buffer, _encoding, done) {
      sent.push(chunk.toString());
      if (isDeaf) untaken.push(done);
      else done();
    },
  });
  const link = Object.assign(new EventEmitter(), {
    writableNeedDrain: false,
    destroy() {
      isDestroyed = true;
      channel.destroy();
    },
  });
  let resize = (_columns: number, _rows: number): void => {};
  const onResize = (listener: typeof resize) => {
    resize = listener;
  };
  return {
    clock,
    line: { term: 'xterm', env: {}, columns: 80, rows: 24, ...given, channel, link, onResize },
    sent,
    resize: (columns: number, rows: number) => resize(columns, rows),
    type: (typed: string | Uint8Array) => channel.push(typed),
    /** Nothing more is typed. */
    end: () => channel.push(null),
    isDestroyed: () => isDestroyed,
    /** Takes nothing from now on, or all that has come. */
    listen(takes: boolean) {
      isDeaf = !takes;
      if (takes) for (const done of untaken.splice(0)) done();
    },
  };
}

/** Opens lines of text for a guest at the other end of such a wire. */
export function openLines(clock = simulatedClock()) {
  const { line, ...end } = wire({}, clock);
  const faults: unknown[] = [];
  return { ...end, lines: openGuestLines(line, (error) => faults.push(error), clock), faults };
}

/** Opens the terminal of a guest at the other end of such a wire. */
export async function openLine({ answers = '', ...given }: LineOptions = {}) {
  const { line, ...end } = wire(given, simulatedClock());
  const { clock } = end;
  let isOpen = false;
  const opening = openGuestTerminal(line, clock).finally(() => {
    isOpen = true;
  });
  end.type(answers);
  // Whatever it says or does not say of itself, it is not waited for long.
  for (let turn = 0; turn < 8 && !isOpen; turn++) {
    await settled();
    clock.forward(2000);
  }
  return { ...end, ...(await opening) };
}

/** Cardroom's own sequences. */
const OWN = new RegExp(
  [
    '\\x1b\\[\\?(?:25|7|1000|1006|1049|2004|2026)[hl]',
    '\\x1b\\[[0-9;]*[GHJKXmCDn]',
    '\\x1b\\]11;\\?(?:\\x07|\\x1b\\\\)',
  ].join('|'),
  'g',
);

/** Output without cardroom's own sequences: no control character may stand in it. */
export const withoutOwn = (raw: string): string => raw.replace(OWN, '');
