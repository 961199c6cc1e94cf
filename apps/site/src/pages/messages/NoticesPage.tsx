import { PageBody } from '@parlour/ui';
import { NoticeList } from '../../features/messages/notices/NoticeList.tsx';

export default function NoticesPage() {
  return (
    <PageBody>
      <NoticeList />
    </PageBody>
  );
}
