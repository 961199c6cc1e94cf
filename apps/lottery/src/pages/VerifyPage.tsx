import { VerifyDraw } from '../features/draws/verify/VerifyDraw.tsx';
import { readProved } from '../parts/issue/proved.rules.ts';
import { View } from '../parts/layout/View.tsx';
import { useText } from '../platform/texts.ts';
import type { ViewProps } from './view.ts';

export default function VerifyPage({ address: { gameId, id } }: ViewProps) {
  const text = useText();
  return <View title={text('lotto.verify')}>{id && <VerifyDraw gameId={gameId} {...readProved(id)} />}</View>;
}
