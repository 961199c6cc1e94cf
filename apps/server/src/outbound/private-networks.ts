import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { PRIVATE_NETWORKS } from './outbound.rules.ts';

const blocked = new BlockList();
for (const network of PRIVATE_NETWORKS) blocked.addSubnet(...network);

/** An address written the IPv6 way is judged by the IPv4 one inside. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether an address that people typed names a private network outright. A name may still lead to one: that is seen
 * when it is called.
 */
export function isPrivateUrl(url: string, allowedHosts: readonly string[]): boolean {
  const { host, hostname } = new URL(url);
  if (isAllowed({ host, hostname }, allowedHosts)) return false;
  const name = withoutBrackets(hostname);
  return isIP(name) === 0 ? /(^|\.)localhost\.?$/.test(name) : isPrivateAddress(name);
}

/** Throws for a private address. Names are judged by what they lead to, at the moment of connecting. */
export function guardedLookup(url: string, allowedHosts: readonly string[]): LookupFunction | undefined {
  if (isAllowed(new URL(url), allowedHosts)) return undefined;
  if (isPrivateUrl(url, allowedHosts)) throw new Error('the address is in a private network');
  return (name, options, callback) =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const isPrivate = !error && addresses.some(({ address }) => isPrivateAddress(address));
      const refused = isPrivate ? new Error('the name leads to a private network') : error;
      const [first] = addresses ?? [];
      if (refused || !first) callback(refused ?? new Error('the name leads nowhere'), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

const isAllowed = ({ host, hostname }: Pick<URL, 'host' | 'hostname'>, allowed: readonly string[]) =>
  allowed.includes(host) || allowed.includes(hostname);
const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');
