import type { Security } from '../security/useSecurity.ts';
import type { ContactKind } from './contact.rules.ts';
import { useContactsText } from './contacts-text.ts';

/** The bound phone or mail, masked, and whether it is verified, in words. */
export function useContactState() {
  const text = useContactsText();
  return (kind: ContactKind, security: Security): string => {
    const value = security[kind];
    const isProved = kind === 'mobile' ? security.isMobileVerified : security.isEmailVerified;
    if (value === null) return text('contacts.row.none');
    return isProved ? value : text('contacts.row.unproven', { value });
  };
}
