import { useTerms } from '../features/betting/useTerms.ts';
import { AwaitedLottery } from '../features/lobby/AwaitedLottery.tsx';
import { TrendScreen } from '../features/trends/TrendScreen.tsx';
import { View } from '../parts/layout/View.tsx';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function TrendPage({ address: { gameId, playType } }: ViewProps) {
  const text = useText();
  const { value, isFailed, reload } = useTerms({ gameId, playType });
  return (
    <View title={text('lotto.trend')}>
      {value ? (
        <TrendScreen gameId={gameId} family={value.game.gameGroupId} settings={value.terms.settings} />
      ) : (
        <AwaitedLottery gameId={gameId} isForMembers isLoading={!isFailed} onRetry={reload} />
      )}
    </View>
  );
}
