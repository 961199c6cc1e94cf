import { PageBody } from '@parlour/ui';
import { ContactForm } from '../../features/identity/contacts/ContactForm.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import type { RouteName } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';

/** Phone or mail, depending on the route's name. */
export default function ContactPage({ name }: { name: RouteName }) {
  const text = useText();
  const kind = name === 'mobileContact' ? 'mobile' : 'email';
  return (
    <PageBody>
      <MembersOnly detail={text('member.security.lead')}>
        <ContactForm key={kind} kind={kind} />
      </MembersOnly>
    </PageBody>
  );
}
