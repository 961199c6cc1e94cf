import { useTerms } from '../features/betting/useTerms.ts';
import { PlayRules } from '../features/rules/PlayRules.tsx';
import type { ViewProps } from './view.ts';

export default function RulesPage({ address: { gameId, playType } }: ViewProps) {
  const { value } = useTerms({ gameId, playType });
  return (
    value && (
      <PlayRules family={value.game.gameGroupId} skin={playType} hiddenPlays={value.terms.hiddenPlays} />
    )
  );
}
