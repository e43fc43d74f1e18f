import { isIPv6 } from 'node:net';

/** How many groups of an address of IPv6 tell its network: 64 bits. */
const GROUPS = 4;

/** `::ffff:192.168.1.3` is 192.168.1.3. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The network of an address, which counts as one place however many addresses it has: all of an address of IPv4, the first 64 bits of one of IPv6. */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  // `::` stands for as many groups of zeros as are missing of eight. An address of IPv4 at the end takes the place of two.
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const missing = 8 - groups.length - rest.length - (plain.includes('.') ? 1 : 0);
  const all = after === undefined ? groups : [...groups, ...Array(missing).fill('0'), ...rest];
  return all
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
