import { panel } from '@parlour/ui';
import type { Security } from '../security/useSecurity.ts';
import styles from './ContactForm.module.css';
import type { ContactKind } from './contact.rules.ts';
import { useContactsText } from './contacts-text.ts';
import { useContactState } from './useContactState.ts';

export function CurrentContact({ kind, security }: { kind: ContactKind; security: Security }) {
  const text = useContactsText();
  const stateOf = useContactState();
  return (
    <dl className={panel.panel}>
      <div className={styles.current}>
        <dt className={styles.label}>
          {text(kind === 'mobile' ? 'contacts.mobile.current' : 'contacts.email.current')}
        </dt>
        <dd className={styles.value}>{stateOf(kind, security)}</dd>
      </div>
    </dl>
  );
}
