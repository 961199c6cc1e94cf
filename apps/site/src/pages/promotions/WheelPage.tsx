import { PageBody } from '@parlour/ui';
import { WheelBoard } from '../../features/promotions/wheel/WheelBoard.tsx';

export default function WheelPage() {
  return (
    <PageBody>
      <WheelBoard />
    </PageBody>
  );
}
