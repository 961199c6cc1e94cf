import { useTerms } from '../features/betting/useTerms.ts';
import { AwaitedLottery } from '../features/lobby/AwaitedLottery.tsx';
import { PlayRules } from '../features/rules/PlayRules.tsx';
import { View } from '../parts/layout/View.tsx';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function RulesPage({ address: { gameId, playType } }: ViewProps) {
  const text = useText();
  const { value, isFailed, reload } = useTerms({ gameId, playType });
  return (
    <View title={text('lotto.rules.title')}>
      {value ? (
        <PlayRules family={value.game.gameGroupId} skin={playType} hiddenPlays={value.terms.hiddenPlays} />
      ) : (
        <AwaitedLottery gameId={gameId} isForMembers isLoading={!isFailed} onRetry={reload} />
      )}
    </View>
  );
}
