import type { Rule } from '../../../platform/forms/field.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useBrand } from '../../../platform/site.ts';
import { notWeak } from '../field.rules.ts';
import { usePasswordStrength } from '../fields/usePasswordStrength.ts';

/** Not a password that is guessed early: common, or made of the names of the member and the brand. */
export function useNotWeak(): Rule {
  const account = useSession(({ stored }) => stored?.userName ?? '');
  return notWeak(usePasswordStrength(), { account, brandName: useBrand().name });
}
