import { PageBody } from '@parlour/ui';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { FeedbackPanels } from '../../features/messages/feedback/FeedbackPanels.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function FeedbackPage() {
  const text = useText();
  return (
    <PageBody lead={text('member.feedback.lead')}>
      <MembersOnly detail={text('member.feedback.lead')}>
        <FeedbackPanels />
      </MembersOnly>
    </PageBody>
  );
}
