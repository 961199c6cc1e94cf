import { PageBody } from '@parlour/ui';
import { AllWinners } from '../../features/games/winners/AllWinners.tsx';
import { useWinners } from '../../features/games/winners/useWinners.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function WinnerBoardPage() {
  const text = useText();
  const { winners } = useWinners();
  // Without winners their place says it.
  const lead = winners?.length ? { lead: text('games.winners.emptyDetail') } : {};
  return (
    <PageBody {...lead}>
      <AllWinners />
    </PageBody>
  );
}
