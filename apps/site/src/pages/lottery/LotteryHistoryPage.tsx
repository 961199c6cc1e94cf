import { PageBody } from '@parlour/ui';
import { LotteryHistory } from '../../features/lottery/LotteryHistory.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function LotteryHistoryPage() {
  const text = useText();
  return (
    <PageBody lead={text('lottery.draws.emptyDetail')}>
      <LotteryHistory />
    </PageBody>
  );
}
