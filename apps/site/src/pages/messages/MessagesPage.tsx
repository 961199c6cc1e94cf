import { PageBody } from '@parlour/ui';
import { MessageCentre } from '../../features/messages/centre/MessageCentre.tsx';
import { ServiceLinks } from '../../features/system/service/ServiceLinks.tsx';
import { useBrand } from '../../platform/site.ts';

export default function MessagesPage() {
  const { customerService } = useBrand();
  return (
    <PageBody>
      <MessageCentre />
      <ServiceLinks entries={customerService} />
    </PageBody>
  );
}
