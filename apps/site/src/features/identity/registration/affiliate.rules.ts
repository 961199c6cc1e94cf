/** docs/decisions/0058: the names under which links carry an invitation code, the first that is there counts. */
const CODE_PARAMETERS = ['affiliateCode', 'code', 'i'] as const;
/** As long as a code may be on the wire. */
const CODE_LENGTH_MAX = 64;

/** The invitation code of an address, or null. */
export function affiliateCodeOf(search: string): string | null {
  const parameters = new URLSearchParams(search);
  for (const name of CODE_PARAMETERS) {
    const code = parameters.get(name)?.trim();
    if (code) return code.slice(0, CODE_LENGTH_MAX);
  }
  return null;
}
