import { CallRefused, type WheelTurn } from '@parlour/client';
import { useRef, useState } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

const SEED_BYTES = 8;

const newClientSeed = () =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The wheel, the client seed of the next turn, and turning. */
export function useWheel() {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'wheel'],
    load: (signal) => client.promotions.wheel({ signal }),
    news: 'promotions',
  });
  const [clientSeed, setClientSeed] = useState(newClientSeed);
  // A call whose answer was lost is repeated under the same id, so that it cannot take a second turn.
  const unanswered = useRef<Turning | null>(null);

  const wheel = value?.wheel;

  async function turn(): Promise<WheelTurn> {
    if (!wheel) throw new Error('the wheel is not there yet');
    const { version, commitment } = wheel;
    const asked = unanswered.current ?? { id: crypto.randomUUID(), version, commitment, clientSeed };
    unanswered.current = asked;
    try {
      const answer = await client.promotions.turnWheel({ body: asked });
      unanswered.current = null;
      setClientSeed(newClientSeed());
      return answer.turn;
    } catch (error) {
      if (error instanceof CallRefused && error.code !== 'offline') {
        unanswered.current = null;
        reload();
      }
      throw error;
    }
  }

  return { wheel, isFailed, reload, clientSeed, setClientSeed, turn };
}

type Turning = { id: string; version: number; commitment: string; clientSeed: string };
