import { useEffect, useState } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { stateAt } from './packets.rules.ts';

const TICK_MS = 250;

/** The red packets by the server's clock: what opens or closes changes at its moment, without a reload. */
export function usePackets() {
  const { client, clock } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'packets'],
    load: async (signal) => {
      const { now, items } = await client.promotions.packets({ signal });
      return { items, aheadMs: now - clock.now() };
    },
    news: 'promotions',
  });
  const [tickedMs, setTicked] = useState(() => clock.now());
  useEffect(() => {
    const ticking = setInterval(() => setTicked(clock.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [clock]);
  const nowMs = tickedMs + (value?.aheadMs ?? 0);
  const packets = value?.items.map((packet) => ({ ...packet, state: stateAt(packet, nowMs) }));
  return { packets, nowMs, isFailed, reload };
}
