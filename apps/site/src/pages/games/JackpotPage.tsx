import { PageBody } from '@parlour/ui';
import { JackpotBoard } from '../../features/games/jackpot/JackpotBoard.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function JackpotPage() {
  const text = useText();
  return (
    <PageBody title={text('games.jackpot.title')}>
      <JackpotBoard />
    </PageBody>
  );
}
