import { PageBody } from '@parlour/ui';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { PushPanels } from '../../features/messages/push/PushPanels.tsx';
import { usePushText } from '../../features/messages/push/push-text.ts';

export default function NotificationsPage() {
  const words = usePushText();
  return (
    <PageBody lead={words('push.lead')}>
      <MembersOnly detail={words('push.lead')}>
        <PushPanels />
      </MembersOnly>
    </PageBody>
  );
}
