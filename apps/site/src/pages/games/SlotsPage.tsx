import { PageBody } from '@parlour/ui';
import { AllGames } from '../../features/games/lists/AllGames.tsx';

export default function SlotsPage() {
  return (
    <PageBody>
      <AllGames wanted="category" category="RNG" vendor={null} />
    </PageBody>
  );
}
