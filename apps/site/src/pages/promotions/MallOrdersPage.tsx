import { PageBody } from '@parlour/ui';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { Orders } from '../../features/promotions/mall/Orders.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function MallOrdersPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly detail={text('promotions.mall.emptyDetail')}>
        <Orders />
      </MembersOnly>
    </PageBody>
  );
}
