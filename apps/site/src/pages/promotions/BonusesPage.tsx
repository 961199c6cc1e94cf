import { PageBody } from '@parlour/ui';
import { Bonuses } from '../../features/promotions/bonuses/Bonuses.tsx';

export default function BonusesPage() {
  return (
    <PageBody>
      <Bonuses />
    </PageBody>
  );
}
