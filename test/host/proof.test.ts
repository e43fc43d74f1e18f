import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestKey } from '../../src/host/proof.ts';
import { until } from '../support/display.ts';
import { openPty } from '../support/pty.ts';
import { CODE, type House, openHouse } from './house.ts';

const hasSsh = ['ssh', 'ssh-keygen'].every((name) => !spawnSync(name, ['-?']).error);

const string = (bytes: Uint8Array | string): Buffer => {
  const text = Buffer.from(bytes);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
};
const strings = (...all: (Uint8Array | string)[]): Buffer => Buffer.concat(all.map(string));
const jwk = (key: KeyObject) => key.export({ format: 'jwk' }) as Record<string, string>;
const bytes = (text = ''): Buffer => Buffer.from(text, 'base64url');
const digest = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** A security key of software: its public half, and what it signs. */
function securityKey(kind: 'ssh-ed25519' | 'ecdsa-sha2-nistp256', isTouched: boolean) {
  const isCurve = kind !== 'ssh-ed25519';
  const { publicKey, privateKey } = isCurve
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('ed25519');
  const { x, y } = jwk(publicKey);
  const type = `sk-${kind}@openssh.com`;
  const half = isCurve
    ? strings('nistp256', Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]))
    : strings(bytes(x));
  const blob = Buffer.concat([string(type), half, string('ssh:')]);
  const told = Buffer.of(isTouched ? 1 : 0, 0, 0, 0, 7);
  const number = (part: Buffer) => {
    const short = part.subarray(part.findIndex((byte) => byte !== 0));
    return string(short[0]! & 0x80 ? Buffer.concat([Buffer.alloc(1), short]) : short);
  };
  const signed = (data: Uint8Array): Buffer => {
    const whole = Buffer.concat([digest(Buffer.from('ssh:')), told, digest(data)]);
    if (!isCurve) return Buffer.concat([string(type), string(sign(null, whole, privateKey)), told]);
    const pair = sign('sha256', whole, { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const numbers = Buffer.concat([number(pair.subarray(0, 32)), number(pair.subarray(32))]);
    return Buffer.concat([string(type), string(numbers), told]);
  };
  return { type, blob, signed };
}

/** An agent of OpenSSH that has one such key: it tells of it when it is asked for all keys, and signs. A request may come in pieces. */
function agentWith({ blob, signed }: ReturnType<typeof securityKey>, path: string): Promise<Server> {
  const answer = (type: number, rest: Buffer): Buffer => {
    if (type === 11) return Buffer.concat([Buffer.of(12, 0, 0, 0, 1), strings(blob, 'key')]);
    if (type === 13) return Buffer.concat([Buffer.of(14), string(signed(secondOf(rest)))]);
    return Buffer.of(5);
  };
  const server = createServer((socket) => {
    let come = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      come = Buffer.concat([come, piece]);
      while (come.length >= 4 && come.length >= 4 + come.readUInt32BE(0)) {
        const end = 4 + come.readUInt32BE(0);
        socket.write(string(answer(come[4]!, come.subarray(5, end))));
        come = come.subarray(end);
      }
    });
  });
  return new Promise((resolve) => server.listen(path, () => resolve(server)));
}
function secondOf(text: Buffer): Buffer {
  const from = 4 + text.readUInt32BE(0);
  return text.subarray(from + 4, from + 4 + text.readUInt32BE(from));
}

let house: House;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-proof-'));
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(home, { recursive: true });
});

const made = (name: string, ...how: string[]): Buffer => {
  const path = join(home, name);
  spawnSync('ssh-keygen', ['-q', '-N', '', '-f', path, ...how]);
  return Buffer.from(readFileSync(`${path}.pub`, 'utf8').split(' ')[1]!, 'base64');
};

/** OpenSSH’s window, in which somebody has come in by this key. */
const ssh = (...how: string[]) => {
  const known = ['-F', 'none', '-o', 'UserKnownHostsFile=/dev/null', '-o', 'StrictHostKeyChecking=no'];
  return openPty({
    command: ['ssh', '-p', String(house.port), ...known, '-o', 'LogLevel=ERROR', ...how, 'kim@127.0.0.1'],
  });
};
const byFile = (name: string, ...more: string[]) =>
  ssh('-o', 'IdentitiesOnly=yes', '-o', 'IdentityAgent=none', '-i', join(home, name), ...more);

describe.skipIf(!hasSsh)('with OpenSSH', () => {
  test.each([
    ['ed25519', ['-t', 'ed25519']],
    ['ecdsa-256', ['-t', 'ecdsa', '-b', '256']],
    ['ecdsa-384', ['-t', 'ecdsa', '-b', '384']],
    ['ecdsa-521', ['-t', 'ecdsa', '-b', '521']],
    ['rsa-2048', ['-t', 'rsa', '-b', '2048']],
  ])('a key of %s identifies its guest', async (name, how) => {
    const blob = made(name, ...how);
    expect(guestKey(blob)).not.toBeNull();
    house.guests.remember(`SHA256:${digest(blob).toString('base64').replace(/=+$/, '')}`, name, CODE);
    house.clock.forward(60_000);
    const window = byFile(name);
    await window.waitFor(new RegExp(`Hello ${name}`));
    window.hangUp();
    await until(() => house.inside.at(-1)!.isOut);
  });

  test.each([
    ['RSA of 1024 bits', ['-t', 'rsa', '-b', '1024'], []],
    ['RSA with SHA-1', ['-t', 'rsa', '-b', '2048'], ['-o', 'PubkeyAcceptedAlgorithms=ssh-rsa']],
  ])('%s identifies no guest, and the code is asked', async (name, how, more) => {
    const file = name.replaceAll(' ', '-');
    const blob = made(file, ...how);
    house.guests.remember(`SHA256:${digest(blob).toString('base64').replace(/=+$/, '')}`, 'liar', CODE);
    house.clock.forward(60_000);
    const window = byFile(file, '-o', 'RequiredRSASize=1024', ...more);
    await window.waitFor(/Code of the table/);
    window.hangUp();
  });

  test.each(['ssh-ed25519', 'ecdsa-sha2-nistp256'] as const)(
    'a security key of %s identifies its guest after a touch',
    async (kind) => {
      for (const isTouched of [true, false]) {
        const key = securityKey(kind, isTouched);
        expect(guestKey(key.blob)).not.toBeNull();
        const fingerprint = `SHA256:${digest(key.blob).toString('base64').replace(/=+$/, '')}`;
        house.guests.remember(fingerprint, 'secure', CODE);
        const name = `${kind}-${isTouched}`;
        const agent = await agentWith(key, join(home, name));
        writeFileSync(join(home, `${name}.pub`), `${key.type} ${key.blob.toString('base64')}\n`);
        house.clock.forward(60_000);
        const window = ssh('-o', `IdentityAgent=${join(home, name)}`);
        await window.waitFor(isTouched ? /Hello secure/ : /Code of the table/);
        window.hangUp();
        agent.close();
      }
    },
  );
});

describe('keys of guests exclude', () => {
  const ed25519 = strings('ssh-ed25519', bytes(jwk(generateKeyPairSync('ed25519').publicKey).x));
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['DSA', strings('ssh-dss', 'p', 'q', 'g', 'y')],
    ['a certificate', strings('ssh-ed25519-cert-v01@openssh.com', 'x')],
    [
      'RSA as a security key',
      strings('sk-ssh-rsa@openssh.com', Buffer.of(1, 0, 1), Buffer.alloc(256, 0xff), 'ssh:'),
    ],
    ['half a key', ed25519.subarray(0, 40)],
    ['more than a key', Buffer.concat([ed25519, Buffer.of(0)])],
    ['another curve than it says', strings('ecdsa-sha2-nistp256', 'nistp384', Buffer.alloc(65, 4))],
    ['a point that is on no curve', strings('ecdsa-sha2-nistp256', 'nistp256', Buffer.alloc(65, 4))],
    ['RSA of no number', strings('ssh-rsa', Buffer.of(1, 0, 1), '')],
  ])('%s', (_, blob) => {
    expect(guestKey(blob)).toBeNull();
  });
  test('but not the whole key behind those shapes', () => expect(guestKey(ed25519)).not.toBeNull());
});
