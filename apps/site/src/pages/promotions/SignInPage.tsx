import { PageBody } from '@parlour/ui';
import { SignInCalendar } from '../../features/promotions/sign-in/SignInCalendar.tsx';

export default function SignInPage() {
  return (
    <PageBody>
      <SignInCalendar />
    </PageBody>
  );
}
