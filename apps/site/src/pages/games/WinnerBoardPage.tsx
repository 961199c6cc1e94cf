import { PageBody } from '@parlour/ui';
import { AllWinners } from '../../features/games/winners/AllWinners.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function WinnerBoardPage() {
  const text = useText();
  return (
    <PageBody lead={text('games.winners.emptyDetail')}>
      <AllWinners />
    </PageBody>
  );
}
