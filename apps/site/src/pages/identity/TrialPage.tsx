import { EmptyArt, NoData, PageBody } from '@parlour/ui';
import { useIsSignedIn, useIsTrial } from '../../features/identity/profile/useMember.ts';
import { TrialStart } from '../../features/identity/trial/TrialStart.tsx';
import { useHasFreePlay } from '../../features/identity/trial/useHasFreePlay.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function TrialPage() {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const isTrial = useIsTrial();
  const hasFreePlay = useHasFreePlay();
  const words = () => {
    if (isTrial)
      return { title: text('identity.trial.running'), detail: text('identity.trial.runningDetail') };
    if (isSignedIn)
      return { title: text('identity.trial.member'), detail: text('identity.trial.memberDetail') };
    if (!hasFreePlay) return { title: text('identity.trial.off'), detail: text('identity.trial.offDetail') };
    return { title: text('identity.trial.offer'), detail: text('identity.trial.offerDetail') };
  };
  return (
    <PageBody>
      <NoData art={<EmptyArt icon="gift" />} {...words()}>
        <TrialStart />
      </NoData>
    </PageBody>
  );
}
