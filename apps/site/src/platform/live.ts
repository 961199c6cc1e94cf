import { LIVE_ADDRESS, LIVE_PROTOCOL, type LiveTopic } from '@parlour/contract/values/live';
import type { Random } from './device/random.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = 60_000;

/** Money may move between the answer to a page's first question and the first connection: it is asked for again. */
const TOLD_AT_ONCE: readonly LiveTopic[] = ['wallet'];
export type Live = ReturnType<typeof createLive>;

type Needs = {
  random: Random;
  /** What stands for the session in the address; null for whoever has none. */
  askTicket: () => Promise<string | null>;
};

/**
 * Hears that something changed, and whoever listens fetches it. Hence nothing is lost by missing a message: after a
 * gap everybody is told as if everything had changed. It connects when the first one listens.
 */
export function createLive({ random, askTicket }: Needs) {
  const listeners = new Map<LiveTopic, Set<() => void>>();
  let retryMs = RETRY_FIRST_MS;
  let isConnected = false;
  let isFirst = true;
  let socket: WebSocket | null = null;
  let attempts = 0;

  const tell = (topic: LiveTopic) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };

  async function connect(): Promise<void> {
    isConnected = true;
    attempts += 1;
    const attempt = attempts;
    const ticket = await askTicket();
    // Somebody signed in or out while the ticket was on its way, and the next attempt is under way.
    if (attempt !== attempts) return;
    const opened = new WebSocket(
      ticket ? `${LIVE_ADDRESS}?${new URLSearchParams({ ticket })}` : LIVE_ADDRESS,
      LIVE_PROTOCOL,
    );
    socket = opened;
    opened.onopen = () => {
      retryMs = RETRY_FIRST_MS;
      for (const topic of listeners.keys()) if (!isFirst || TOLD_AT_ONCE.includes(topic)) tell(topic);
      isFirst = false;
    };
    opened.onmessage = ({ data }) => tell((JSON.parse(String(data)) as { topic: LiveTopic }).topic);
    opened.onclose = () => {
      if (socket !== opened) return;
      // Spread, so that not all come back at once when a server does.
      setTimeout(() => attempt === attempts && void connect(), retryMs * (0.5 + random()));
      retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
    };
  }

  return {
    /** Answers what ends it. */
    on(topic: LiveTopic, listener: () => void): () => void {
      const ours = listeners.get(topic) ?? new Set();
      listeners.set(topic, ours.add(listener));
      if (!isConnected) void connect();
      return () => ours.delete(listener);
    },
    /** For another caller: the connection belongs to whoever opened it. */
    reconnect(): void {
      if (!isConnected) return;
      if (socket) leave(socket);
      socket = null;
      void connect();
    },
  };
}

/** A browser complains about a connection that is closed before it is open. */
function leave(socket: WebSocket): void {
  socket.onmessage = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
