import { presentersTexts } from '@parlour/texts/load/presenters';
import { PageBody } from '@parlour/ui';
import { PresenterList } from '../../features/messages/presenters/PresenterList.tsx';
import { useTextOf } from '../../platform/texts/texts.tsx';

export default function PresentersPage() {
  const text = useTextOf(presentersTexts);
  return (
    <PageBody lead={text('presenters.lead')}>
      <PresenterList />
    </PageBody>
  );
}
