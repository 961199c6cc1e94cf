import { FormMessage, panel, Row, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import { type Security, useSecurity } from '../security/useSecurity.ts';
import { type ContactKind, ROUTE_OF } from './contact.rules.ts';
import { useContactsText } from './contacts-text.ts';
import { useContactState } from './useContactState.ts';

/** Phone and mail in the security centre: what is bound, and until when a change holds withdrawals. */
export function ContactLinks() {
  const text = useContactsText();
  const { moment } = useFormats();
  const { value, isFailed, reload } = useSecurity();
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
  return (
    <>
      {value.withdrawalsHeldUntil !== null && (
        <FormMessage
          kind="info"
          words={text('contacts.held', { moment: moment(value.withdrawalsHeldUntil) })}
        />
      )}
      <ul className={panel.panel}>
        <ContactLink kind="mobile" security={value} />
        <ContactLink kind="email" security={value} />
      </ul>
    </>
  );
}

function ContactLink({ kind, security }: { kind: ContactKind; security: Security }) {
  const words = useText();
  const stateOf = useContactState();
  const { path, title } = ROUTES[ROUTE_OF[kind]];
  return (
    <li>
      <Link className={panel.link} to={path}>
        <Row
          icon={kind === 'mobile' ? 'phone' : 'mail'}
          title={words(title)}
          detail={stateOf(kind, security)}
          end="arrow"
        />
      </Link>
    </li>
  );
}
