import { PageBody } from '@parlour/ui';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { PointHistory } from '../../features/promotions/mall/PointHistory.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function PointHistoryPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly detail={text('promotions.mall.emptyDetail')}>
        <PointHistory />
      </MembersOnly>
    </PageBody>
  );
}
