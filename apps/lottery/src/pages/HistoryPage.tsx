import { DrawHistory } from '../features/draws/history/DrawHistory.tsx';
import { MissingLottery } from '../features/lobby/MissingLottery.tsx';
import { View } from '../parts/layout/View.tsx';
import { goTo } from '../platform/place.store.ts';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function HistoryPage({ address: { gameId } }: ViewProps) {
  const text = useText();
  return (
    <View title={text('lotto.history')}>
      <DrawHistory
        gameId={gameId}
        onVerify={(numero) => goTo({ view: 'verify', id: numero })}
        missing={(retry) => <MissingLottery gameId={gameId} isForMembers={false} onRetry={retry} />}
      />
    </View>
  );
}
