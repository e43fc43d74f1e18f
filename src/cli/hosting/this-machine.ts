import { networkInterfaces, userInfo } from 'node:os';
import { calledBy } from '../../host/names.ts';

/** The addresses of this machine, those of IPv4 first; if it listens on one address, that one. */
export function addressesFor(listen: string | undefined): readonly string[] {
  if (listen !== undefined && listen !== '0.0.0.0' && listen !== '::') return [listen];
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const reachable = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80'));
  const addresses = ['IPv4', 'IPv6'].flatMap((version) =>
    reachable.flatMap(({ family, address }) => (family === version ? [address] : [])),
  );
  return addresses.length > 0 ? addresses : ['127.0.0.1'];
}

export function ownName(): string {
  try {
    return calledBy(userInfo().username);
  } catch {
    // The system has no name for this user.
    return calledBy('');
  }
}
