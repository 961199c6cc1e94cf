import { useState } from 'react';
import { type Calls, errorKey, type Revealed, type SessionView } from '../../platform/calls.ts';
import { makeClientSeed } from '../../platform/client-seed.ts';
import type { PanelProps } from './panel.ts';

type Needs = { calls: Calls; session: SessionView; onSeeds: PanelProps['onSeeds'] };

/** Reveals the server seed in use and goes on with the next, whose hash was shown, and a client seed of the player. */
export function useSeedChange({ calls, session, onSeeds }: Needs) {
  const [clientSeed, setClientSeed] = useState(makeClientSeed);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof errorKey> | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function change(): Promise<boolean> {
    setRunning(true);
    try {
      const nextHash = session.seeds.nextServerSeedHash;
      const answer = await calls.changeSeeds({ clientSeed, nextHash });
      setRevealed(answer.revealed);
      onSeeds(answer.inUse);
      setClientSeed(makeClientSeed());
      setFailure(null);
      return true;
    } catch (error) {
      const key = errorKey(error);
      setFailure(key);
      // Another tab changed them: what is shown now can be agreed to again.
      if (key === 'arcade.error.seeds_changed') onSeeds((await calls.session()).seeds);
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { clientSeed, setClientSeed, revealed, failure, isRunning, change };
}
