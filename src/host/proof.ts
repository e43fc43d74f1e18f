import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { PublicKeyAuthContext } from 'ssh2';

// Guests' keys, and the check that a guest has the private key. ssh2 leaves it to its user, and knows no security keys.

/** Fewest bits of an RSA key. */
const LEAST_RSA = 2048;

/** A guest's public key. */
interface GuestKey {
  /** Its kind in ssh's words. */
  readonly kind: string;
  readonly key: KeyObject;
  /** The application that a security key signs for, such as `ssh:`; null if it is no security key. */
  readonly application: Uint8Array | null;
}

/** The ECDSA curves: their name in a JWK, their digest, and the bytes of a coordinate. */
const CURVES: Readonly<Record<string, { crv: string; digest: string; size: number }>> = {
  nistp256: { crv: 'P-256', digest: 'sha256', size: 32 },
  nistp384: { crv: 'P-384', digest: 'sha384', size: 48 },
  nistp521: { crv: 'P-521', digest: 'sha512', size: 66 },
};
const RSA_DIGESTS: readonly (string | undefined)[] = ['sha256', 'sha512'];

const SECURITY = /^sk-(.+)@openssh\.com$/;
/** Kinds of keys that can be security keys. */
const SECURE: readonly string[] = ['ssh-ed25519', 'ecdsa-sha2-nistp256'];
/** Bytes of an Ed25519 signature, and of a number in an ECDSA signature. */
const SIGNATURE = 64;
const NUMBER = 32;
/** Bit by which a security key says that somebody touched it. */
const TOUCHED = 1;

/** Reads ssh's strings from bytes, each after its length in four bytes. Throws if they are cut short. `rest`: the bytes not read yet. */
class Strings {
  rest: Buffer;
  constructor(bytes: Uint8Array) {
    this.rest = Buffer.from(bytes);
  }
  next(): Buffer {
    const end = 4 + this.rest.readUInt32BE(0);
    if (end > this.rest.length) throw new RangeError('A string is longer than what is left.');
    const text = this.rest.subarray(4, end);
    this.rest = this.rest.subarray(end);
    return text;
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Reads a key of an allowed kind: Ed25519 and ECDSA, both also as security keys, and RSA from 2048 bits. Null for anything else. */
export function guestKey(blob: Uint8Array): GuestKey | null {
  try {
    const strings = new Strings(blob);
    const kind = strings.next().toString();
    const plain = SECURITY.exec(kind)?.[1];
    const key = keyOf(plain ?? kind, strings);
    const application = plain === undefined ? null : strings.next();
    const isKnown = plain === undefined || SECURE.includes(plain);
    if (key === null || strings.rest.length > 0 || !isKnown) return null;
    return { kind, key, application };
  } catch {
    return null;
  }
}

function keyOf(kind: string, strings: Strings): KeyObject | null {
  if (kind === 'ssh-ed25519') return ofJwk({ kty: 'OKP', crv: 'Ed25519', x: base64(strings.next()) });
  if (kind === 'ssh-rsa') {
    const [e, n] = [base64(strings.next()), base64(unsigned(strings.next()))];
    const key = ofJwk({ kty: 'RSA', e, n });
    return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA ? key : null;
  }
  const name = /^ecdsa-sha2-(.+)$/.exec(kind)?.[1];
  const curve = name === undefined ? undefined : CURVES[name];
  if (!curve || strings.next().toString() !== name) return null;
  const point = strings.next();
  const { crv, size } = curve;
  if (point[0] !== 4 || point.length !== 1 + 2 * size) return null;
  return ofJwk({
    kty: 'EC',
    crv,
    x: base64(point.subarray(1, 1 + size)),
    y: base64(point.subarray(1 + size)),
  });
}

const ofJwk = (key: object): KeyObject => createPublicKey({ key: key as never, format: 'jwk' });

/** A whole number of ssh without its leading zeros, which mark it as positive. */
function unsigned(number: Uint8Array): Uint8Array {
  const from = number.findIndex((byte) => byte !== 0);
  return from < 0 ? new Uint8Array() : number.subarray(from);
}

/** Has the owner of a key signed this very connection with it, and touched it if it is a security key? */
export function isProven(
  { kind, key, application }: GuestKey,
  { key: { algo }, blob, signature, hashAlgo }: PublicKeyAuthContext,
): boolean {
  if (!blob || !signature || algo !== kind) return false;
  try {
    if (application !== null) return isTouched(key, application, blob, signature);
    if (kind === 'ssh-rsa') return RSA_DIGESTS.includes(hashAlgo) && verify(hashAlgo, blob, key, signature);
    return verify(CURVES[kind.replace('ecdsa-sha2-', '')]?.digest, blob, key, signature);
  } catch {
    return false;
  }
}

/**
 * Checks a security key's signature. It covers a digest of the data, the application, whether the key was touched, and its count of
 * signatures; the last two, a byte and four, follow the signature.
 */
function isTouched(key: KeyObject, application: Uint8Array, blob: Buffer, signature: Buffer): boolean {
  const isCurve = key.asymmetricKeyType === 'ec';
  const strings = new Strings(signature);
  const numbers = isCurve ? [strings.next(), strings.next()].map((number) => filled(unsigned(number))) : [];
  const signed = isCurve ? Buffer.concat(numbers) : signature.subarray(0, SIGNATURE);
  const told = isCurve ? strings.rest : signature.subarray(SIGNATURE);
  if (told.length !== 5 || (told[0]! & TOUCHED) === 0) return false;
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const whole = Buffer.concat([digest(application), told, digest(blob)]);
  const how = isCurve ? ({ key, dsaEncoding: 'ieee-p1363' } as const) : key;
  return verify(isCurve ? 'sha256' : null, whole, how, signed);
}

/** A number in the fixed number of bytes of ECDSA. */
const filled = (number: Uint8Array): Buffer => Buffer.concat([Buffer.alloc(NUMBER - number.length), number]);
