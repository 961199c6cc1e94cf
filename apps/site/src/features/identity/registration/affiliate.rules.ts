import { ROUTES } from '../../../platform/routes/routes.ts';

/** docs/decisions/0058: the address parameters that may carry an invitation code; the first one found counts. */
const CODE_PARAMETERS = ['affiliateCode', 'code', 'i'] as const;
/** The longest code the contract accepts. */
const CODE_LENGTH_MAX = 64;

/** The invitation code in an address, or null. At the login page `code` is a provider's answer. */
export function affiliateCodeOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const parameters = new URLSearchParams(search);
  for (const name of CODE_PARAMETERS) {
    if (name === 'code' && pathname.startsWith(ROUTES.login.path)) continue;
    const code = parameters.get(name)?.trim();
    if (code) return code.slice(0, CODE_LENGTH_MAX);
  }
  return null;
}
