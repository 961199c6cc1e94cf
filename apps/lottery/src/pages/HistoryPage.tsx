import { DrawHistory } from '../features/draws/history/DrawHistory.tsx';
import { AwaitedLottery } from '../features/lobby/AwaitedLottery.tsx';
import { useLottery } from '../features/lobby/useLotteries.ts';
import { View } from '../parts/layout/View.tsx';
import { goTo } from '../platform/place.store.ts';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function HistoryPage({ address: { gameId } }: ViewProps) {
  const text = useText();
  const { lottery, isLoading, reload } = useLottery(gameId);
  return (
    <View title={text('lotto.history')}>
      {lottery ? (
        <DrawHistory
          gameId={gameId}
          family={lottery.gameGroupId}
          onVerify={(numero) => goTo({ view: 'verify', id: numero })}
        />
      ) : (
        <AwaitedLottery gameId={gameId} isLoading={isLoading} onRetry={reload} />
      )}
    </View>
  );
}
