import { useTerms } from '../features/betting/useTerms.ts';
import { VerifyDraw } from '../features/draws/verify/VerifyDraw.tsx';
import { readProved } from '../parts/issue/proved.rules.ts';
import { View } from '../parts/layout/View.tsx';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function VerifyPage({ address: { gameId, playType, id } }: ViewProps) {
  const text = useText();
  const { value } = useTerms({ gameId, playType });
  return (
    <View title={text('lotto.verify')}>
      {value && id && <VerifyDraw gameId={gameId} family={value.game.gameGroupId} {...readProved(id)} />}
    </View>
  );
}
