import { networkInterfaces, userInfo } from 'node:os';
import { calledBy } from '../../host/names.ts';

/** The addresses under which this machine may be reached, those of version 4 first; or the one that is listened on. */
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
    // A user whom the system has no name for.
    return calledBy('');
  }
}
