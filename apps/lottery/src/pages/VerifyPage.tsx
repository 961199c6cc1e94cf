import { VerifyDraw } from '../features/draws/verify/VerifyDraw.tsx';
import { AwaitedLottery } from '../features/lobby/AwaitedLottery.tsx';
import { useLottery } from '../features/lobby/useLotteries.ts';
import { readProved } from '../parts/issue/proved.rules.ts';
import { View } from '../parts/layout/View.tsx';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function VerifyPage({ address: { gameId, id } }: ViewProps) {
  const text = useText();
  const { lottery, isLoading, reload } = useLottery(gameId);
  return (
    <View title={text('lotto.verify')}>
      {lottery ? (
        id && <VerifyDraw gameId={gameId} family={lottery.gameGroupId} {...readProved(id)} />
      ) : (
        <AwaitedLottery gameId={gameId} isLoading={isLoading} onRetry={reload} />
      )}
    </View>
  );
}
