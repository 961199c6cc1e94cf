import { pageClock } from './clock.ts';

/** The service says something at least this often; after twice the time the connection is dead. */
const PULSE_MS = 15_000;
const TRY_AGAIN_MS = 2_000;

type Hear = { hear: (event: string, data: unknown) => void; onLost: () => void };

/**
 * Listens to server-sent events until the returned function is called. The browser connects again by itself when the
 * network comes back; where it gave up, or nothing comes any more, a new connection is made.
 */
export function listenTo(path: string, events: readonly string[], { hear, onLost }: Hear): () => void {
  let source: EventSource | null = null;
  let heardAt = pageClock.now();
  function connect(): void {
    source?.close();
    heardAt = pageClock.now();
    source = new EventSource(path);
    source.addEventListener('error', onLost);
    for (const event of events)
      source.addEventListener(event, ({ data }) => {
        heardAt = pageClock.now();
        hear(event, JSON.parse(data));
      });
  }
  function look(): void {
    const isDead = pageClock.now() - heardAt > 2 * PULSE_MS;
    if (isDead) onLost();
    if (isDead || source?.readyState === EventSource.CLOSED) connect();
  }
  connect();
  const timer = setInterval(look, TRY_AGAIN_MS);
  return () => {
    clearInterval(timer);
    source?.close();
  };
}
