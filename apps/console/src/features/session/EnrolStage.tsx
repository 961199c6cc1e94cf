import { SecondFactorSteps } from '../../parts/security/SecondFactorSteps.tsx';
import { useText } from '../../platform/texts.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { SessionCard } from './SessionCard.tsx';

/** Roles that administer or move money require a second factor. */
export function EnrolStage() {
  const text = useText();
  return (
    <SessionCard title={text('session.enrol')} hint={text('session.enrol.hint')}>
      <SecondFactorSteps />
      <LeaveButton />
    </SessionCard>
  );
}
