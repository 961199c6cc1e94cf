import type { Sheet } from '@parlour/game-rules';
import { arcadeReplayTexts } from '@parlour/texts/load/arcade-replay';
import { useEffect, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Waiting } from '../frame/Waiting.tsx';
import { type LoadedPage, loadPage } from '../open-game.ts';
import type { Boot } from '../platform/boot.ts';
import { CallFailed, type Calls, errorKey, type ReplayView } from '../platform/calls.ts';
import { SpokenProvider } from '../platform/texts.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';

type Loaded = LoadedPage & { model: { sheet: Sheet }; replay: ReplayView };
type Known = Loaded | { error: ReturnType<typeof errorKey> };

/** A round that was played, for an operator to look at: there is nothing to press but the replay itself. */
export default function Replay({ boot, calls }: { boot: Boot; calls: Calls }) {
  const [attempt, setAttempt] = useState(() => load(boot, calls));
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void attempt.then((loaded) => isCurrent && setKnown(loaded));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (known && 'page' in known) {
    const { spoken, ...shown } = known;
    return (
      <SpokenProvider value={spoken}>
        <main className={frame.game}>
          <ReplayFrame title={boot.title} {...shown} />
        </main>
      </SpokenProvider>
    );
  }
  const retry = () => {
    setKnown(null);
    setAttempt(load(boot, calls));
  };
  return <Waiting error={known?.error ?? null} onRetry={retry} />;
}

async function load(boot: Boot, calls: Calls): Promise<Known> {
  try {
    const [loaded, model, replay] = await Promise.all([
      loadPage(boot, [arcadeReplayTexts]),
      calls.model(),
      calls.replay(),
    ]);
    return { ...loaded, model, replay };
  } catch (failure) {
    const isEnded = failure instanceof CallFailed && failure.code === 'session_ended';
    return { error: isEnded ? 'arcade.replay.ended' : errorKey(failure) };
  }
}
