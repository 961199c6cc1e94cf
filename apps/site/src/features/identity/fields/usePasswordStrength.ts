import { useQuery } from '../../../platform/loading/useQuery.ts';
import type { PasswordStrength } from '../field.rules.ts';

/** Null until the list of common passwords is here: it is loaded only where a new password is chosen. */
export function usePasswordStrength(): PasswordStrength | null {
  return useQuery<PasswordStrength>({
    key: ['site', 'passwordStrength'],
    load: () => import('@parlour/contract/values/passwords/passwords.rules'),
    isKept: true,
  }).value;
}
