import { ChangePasswordStage } from '../features/session/ChangePasswordStage.tsx';
import { EnrolStage } from '../features/session/EnrolStage.tsx';
import { SignInAgain } from '../features/session/SignInAgain.tsx';
import { SignInPage } from '../features/session/SignInPage.tsx';
import { UnreachablePage } from '../features/session/UnreachablePage.tsx';
import { useSession } from '../platform/session.store.ts';
import { ConsolePages } from './ConsolePages.tsx';

/** What an operator must complete first: sign-in, a password of their own, a second factor. */
export function Gate() {
  const me = useSession((session) => session.me);
  const isUnreachable = useSession((session) => session.isUnreachable);
  const hasEnded = useSession((session) => session.hasEnded);
  if (isUnreachable) return <UnreachablePage />;
  if (!me) return <SignInPage />;
  return (
    <>
      {me.stage === 'change_password' ? <ChangePasswordStage /> : null}
      {me.stage === 'enrol_second_factor' ? <EnrolStage /> : null}
      {me.stage === 'ready' ? <ConsolePages /> : null}
      {hasEnded ? <SignInAgain key={me.id} name={me.name} operatorId={me.id} /> : null}
    </>
  );
}
