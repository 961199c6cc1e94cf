import type { Random } from './random.ts';

const ADDRESS = '/wps/live';
const PROTOCOL = 'live.v1';
const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = 60_000;

export type LiveTopic = 'site';
export type Live = ReturnType<typeof createLive>;

/**
 * Hears that something changed, and whoever listens fetches it. Hence nothing is lost by missing a message: after a
 * gap everybody is told as if everything had changed. It connects when the first one listens.
 */
export function createLive({ random }: { random: Random }) {
  const listeners = new Map<LiveTopic, Set<() => void>>();
  let retryMs = RETRY_FIRST_MS;
  let isConnected = false;
  let isFirst = true;

  const tell = (topic: LiveTopic) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };

  function connect(): void {
    isConnected = true;
    const socket = new WebSocket(ADDRESS, PROTOCOL);
    socket.onopen = () => {
      retryMs = RETRY_FIRST_MS;
      if (!isFirst) for (const topic of listeners.keys()) tell(topic);
      isFirst = false;
    };
    socket.onmessage = ({ data }) => tell((JSON.parse(String(data)) as { topic: LiveTopic }).topic);
    socket.onclose = () => {
      // Spread, so that not all come back at once when a server does.
      setTimeout(connect, retryMs * (0.5 + random()));
      retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
    };
  }

  return {
    /** Answers what ends it. */
    on(topic: LiveTopic, listener: () => void): () => void {
      const ours = listeners.get(topic) ?? new Set();
      listeners.set(topic, ours.add(listener));
      if (!isConnected) connect();
      return () => ours.delete(listener);
    },
  };
}
