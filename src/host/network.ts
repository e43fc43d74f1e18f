import { isIPv6 } from 'node:net';

/** Number of 16-bit groups of an IPv6 address that identify its network: 64 bits. */
const GROUPS = 4;

/** Turns `::ffff:192.168.1.3` into `192.168.1.3`. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The network of an address, which counts as one place: a whole IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  // `::` stands for the zero groups that are missing to eight. An IPv4 address at the end counts as two groups.
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const missing = 8 - groups.length - rest.length - (plain.includes('.') ? 1 : 0);
  const all = after === undefined ? groups : [...groups, ...Array(missing).fill('0'), ...rest];
  return all
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
