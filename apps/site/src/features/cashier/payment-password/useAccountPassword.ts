import type { Rule } from '../../../platform/forms/field.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useCashierText } from '../cashier-text.ts';

/** The account's password, required for changes that touch money; members without one are not asked. */
export function useAccountPassword(): { isAsked: boolean; rule: Rule } {
  const text = useCashierText();
  const isAsked = useSession(({ member }) => member?.hasPassword ?? true);
  return {
    isAsked,
    rule: (value) => (isAsked && value === '' ? { words: text('cashier.password.loginMissing') } : null),
  };
}
