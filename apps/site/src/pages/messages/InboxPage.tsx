import { PageBody } from '@parlour/ui';
import { InboxList } from '../../features/messages/inbox/InboxList.tsx';

export default function InboxPage() {
  return (
    <PageBody>
      <InboxList />
    </PageBody>
  );
}
