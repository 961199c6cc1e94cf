import { PageBody } from '@parlour/ui';
import { JackpotBoard } from '../../features/games/jackpot/JackpotBoard.tsx';

export default function JackpotPage() {
  return (
    <PageBody>
      <JackpotBoard />
    </PageBody>
  );
}
