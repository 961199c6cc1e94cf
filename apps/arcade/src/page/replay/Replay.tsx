import type { Sheet } from '@parlour/game-rules';
import { useEffect, useState } from 'react';
import { Waiting } from '../frame/Waiting.tsx';
import type { AnyMechanicPage } from '../game/mechanic-page.ts';
import { loadMechanicPage } from '../game/mechanics.ts';
import type { Boot } from '../platform/boot.ts';
import { CallFailed, type Calls, errorKey, type ReplayView } from '../platform/calls.ts';
import { ReplayFrame } from './ReplayFrame.tsx';

type Loaded = { page: AnyMechanicPage; model: { sheet: Sheet }; replay: ReplayView };
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
  if (known && 'page' in known) return <ReplayFrame title={boot.title} {...known} />;
  const retry = () => {
    setKnown(null);
    setAttempt(load(boot, calls));
  };
  return <Waiting error={known?.error ?? null} onRetry={retry} />;
}

async function load({ mechanic }: Boot, calls: Calls): Promise<Known> {
  try {
    const [page, model, replay] = await Promise.all([
      // A chunk that cannot be loaded is a lost connection.
      loadMechanicPage(mechanic).catch(() => Promise.reject(new CallFailed('offline'))),
      calls.model(),
      calls.replay(),
    ]);
    return { page, model, replay };
  } catch (failure) {
    const isEnded = failure instanceof CallFailed && failure.code === 'session_ended';
    return { error: isEnded ? 'arcade.replay.ended' : errorKey(failure) };
  }
}
