import { BlockList, isIPv6 } from 'node:net';

/** Whether an address is in a brand's list of addresses and ranges. */
export function blockedAddresses(listed: readonly string[]): (ip: string) => boolean {
  const blocked = new BlockList();
  for (const entry of listed) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) blocked.addAddress(address, familyOf(address));
    else blocked.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (ip) => blocked.check(ip, familyOf(ip));
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');
