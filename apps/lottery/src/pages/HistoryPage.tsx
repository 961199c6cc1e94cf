import { useTerms } from '../features/betting/useTerms.ts';
import { DrawHistory } from '../features/draws/history/DrawHistory.tsx';
import { View } from '../parts/layout/View.tsx';
import { goTo } from '../platform/place.store.ts';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function HistoryPage({ address: { gameId, playType } }: ViewProps) {
  const text = useText();
  const { value } = useTerms({ gameId, playType });
  return (
    <View title={text('lotto.history')}>
      {value && (
        <DrawHistory
          gameId={gameId}
          family={value.game.gameGroupId}
          onVerify={(numero) => goTo({ view: 'verify', id: numero })}
        />
      )}
    </View>
  );
}
