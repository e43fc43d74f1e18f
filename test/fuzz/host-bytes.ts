import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { makeKey, speakSsh } from '../../src/host/ssh.ts';
import { bytesEdits, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

const hostKey = makeKey();
/** Empty until ssh2 has made its cryptography ready. */
let whole: Buffer = Buffer.alloc(0);

/** Returns the door's answer to the bytes of a caller who then hangs up, and whether it let them in. */
function spokenTo(bytes: Uint8Array): Promise<{ readonly answer: Buffer; readonly isIn: boolean }> {
  const answer: Buffer[] = [];
  let isIn = false;
  const socket = new Duplex({
    allowHalfOpen: false,
    read() {},
    write(chunk: Buffer, _encoding, done) {
      answer.push(chunk);
      done();
    },
  });
  const options = {
    hostKey,
    standing: () => 'new' as const,
    isOpen: () => false,
    lock: { ask: () => true, open: () => null },
    enter() {
      isIn = true;
      return true;
    },
    after: () => () => {},
  };
  const letIn = () => {
    isIn = true;
  };
  speakSsh(socket as Socket, options, { stage() {}, shell: letIn });
  return new Promise((resolve) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ answer: Buffer.concat(answer), isIn }));
    socket.push(bytes);
    // ssh2 answers nobody who has hung up.
    setImmediate(() => setImmediate(() => socket.push(null)));
  });
}

/** Bytes before anybody has logged in: the door ends the connection, lets nobody in, and goes on. */
export const hostBytes = defineFuzzer<readonly [string, (whole: Buffer) => Buffer]>({
  name: 'host-bytes',
  what: 'what a connection says before it has logged in: a greeting and an offer of keys, edited, or noise',
  briefly: 500,
  inputs: fc.tuple(
    fc.constantFrom('', 'SSH-2.0-x\r\n', 'SSH-1.5-x\n', 'hello\r\nSSH-2.0-x\r\n'),
    fc.oneof(
      bytesEdits.map((edits) => (offer: Buffer) => edited(offer, edits)),
      fc.uint8Array({ maxLength: 200 }).map((noise) => () => Buffer.from(noise)),
    ),
  ),
  async holds([greeting, said]) {
    // A client may send the first bytes of a host.
    while (whole.length < 100) whole = (await spokenTo(Buffer.from('SSH-2.0-x\r\n'))).answer;
    const { isIn } = await spokenTo(Buffer.concat([Buffer.from(greeting), said(whole)]));
    assert(!isIn);
  },
});
