const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const IPV6_MAX_BITS = 128;
const IPV4_MAX_BITS = 32;
/** A range with a shorter prefix than this is probably a typo. */
const WIDE = { v4: 8, v6: 16 };

/** What is wrong with an address or range, shown while typing; the server decides. */
export function addressFault(entry: string): 'wrong' | 'wide' | undefined {
  const [address = '', prefix, ...rest] = entry.split('/');
  const isV4 = IPV4.test(address);
  if (rest.length > 0 || (!isV4 && !isIpv6(address))) return 'wrong';
  if (prefix === undefined) return undefined;
  const bits = /^(?:0|[1-9]\d{0,2})$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (!(bits <= (isV4 ? IPV4_MAX_BITS : IPV6_MAX_BITS))) return 'wrong';
  return bits < (isV4 ? WIDE.v4 : WIDE.v6) ? 'wide' : undefined;
}

/** The first entry with a fault; `wrong` comes before `wide`. */
export function faultOf(entries: readonly string[]): { value: string; fault: 'wrong' | 'wide' } | undefined {
  const faults = entries.flatMap((value) => {
    const fault = addressFault(value);
    return fault ? [{ value, fault }] : [];
  });
  return faults.find(({ fault }) => fault === 'wrong') ?? faults[0];
}

/** The browser's URL parser knows all spellings. */
function isIpv6(address: string): boolean {
  return /^[\dA-Fa-f:.]+$/.test(address) && address.includes(':') && URL.canParse(`http://[${address}]/`);
}
