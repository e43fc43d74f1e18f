import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { type GuestLine, openGuestTerminal } from '../../src/host/wire.ts';
import { simulatedClock } from '../support/clock.ts';
import { settled } from './evening.ts';

/** What is to be known of a guest's terminal before it is opened. */
export interface LineOptions extends Partial<Pick<GuestLine, 'term' | 'env' | 'columns' | 'rows'>> {
  /** What is typed while the terminal is asked what it can show. */
  readonly answers?: string;
}

/** Opens the terminal of a guest at the other end of a wire that is not there: what was sent, and whether it is taken. */
export async function openLine({ answers = '', ...given }: LineOptions = {}) {
  const clock = simulatedClock();
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
  const line = { term: 'xterm', env: {}, columns: 80, rows: 24, ...given, channel, link, onResize };
  let isOpen = false;
  const opening = openGuestTerminal(line, clock).finally(() => {
    isOpen = true;
  });
  channel.push(answers);
  // Whatever it says or does not say of itself, it is not waited for long.
  for (let turn = 0; turn < 8 && !isOpen; turn++) {
    await settled();
    clock.forward(2000);
  }
  const { terminal, gone } = await opening;
  return {
    clock,
    terminal,
    gone,
    sent,
    resize: (columns: number, rows: number) => resize(columns, rows),
    type: (text: string) => channel.push(text),
    isDestroyed: () => isDestroyed,
    /** Takes nothing from now on, or all that has come. */
    listen(takes: boolean) {
      isDeaf = !takes;
      if (takes) for (const done of untaken.splice(0)) done();
    },
  };
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
