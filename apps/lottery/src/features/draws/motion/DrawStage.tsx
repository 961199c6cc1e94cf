import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { OpenedHere } from '../../../parts/issue/issue.rules.ts';
import { useText } from '../../../platform/texts.ts';
import type { DrawMotionProps } from './DrawMotion.tsx';
import { useFreshDraw } from './useFreshDraw.ts';

/** Loads with the first draw that is waited for. A phone that cannot load it bets on, and sees the result. */
const loadMotion = (): Promise<{ default: ComponentType<DrawMotionProps> }> =>
  import('./DrawMotion.tsx').catch(() => ({ default: NoMotion }));
const DrawMotion = lazy(loadMotion);

/** The draw to watch, if one has just been held, and the issue whose result is to be said. */
export function useDrawStage(
  family: LotteryFamily | null,
  opened: OpenedHere | null,
): { stage: ReactNode; told: string | null } {
  const text = useText();
  const { isRevealing, told, onDone } = useFreshDraw(opened);
  const isDue = opened?.isResultDue ?? false;
  useEffect(() => {
    if (isDue) void loadMotion();
  }, [isDue]);
  const last = opened?.last;
  if (!family || !isRevealing || !last?.result) return { stage: null, told };
  const stage = (
    <Suspense fallback={text('lotto.issue.drawing')}>
      <DrawMotion
        key={last.numero}
        family={family}
        result={last.result}
        numero={last.numero}
        onDone={onDone}
      />
    </Suspense>
  );
  return { stage, told };
}

function NoMotion({ onDone }: DrawMotionProps): ReactNode {
  const end = useEffectEvent(onDone);
  useEffect(() => end(), []);
  return null;
}
