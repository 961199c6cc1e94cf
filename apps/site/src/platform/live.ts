import { MINUTE_MS } from '@parlour/clock/durations';
import { LIVE_ADDRESS, LIVE_PROTOCOL, type LiveMessage, type LiveTopic } from '@parlour/contract/values/live';
import type { Random } from './device/random.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = MINUTE_MS;

/** Fetched again on the first connection: money may have moved, and somebody written, since the page first asked. */
const TOLD_AT_ONCE: readonly LiveTopic[] = ['wallet', 'chat'];
/** After a gap nobody knows what was missed, and calls may have failed meanwhile. */
type Heard = LiveMessage & { isAfterGap?: true };
type Listener = (message: Heard) => void;
export type Live = ReturnType<typeof createLive>;

type Needs = {
  random: Random;
  /** Stands for the session in the address; null without a session. */
  askTicket: () => Promise<string | null>;
};

/**
 * Tells listeners that something changed; they fetch it themselves. A missed message loses nothing: after a gap all
 * listeners are told. Connects with the first listener.
 */
export function createLive({ random, askTicket }: Needs) {
  const listeners = new Map<LiveTopic, Set<Listener>>();
  let retryMs = RETRY_FIRST_MS;
  let isConnected = false;
  let isFirst = true;
  let socket: WebSocket | null = null;
  let attempts = 0;

  const tell = (message: Heard) => {
    for (const listener of listeners.get(message.topic) ?? []) listener(message);
  };

  async function connect(): Promise<void> {
    isConnected = true;
    attempts += 1;
    const attempt = attempts;
    const ticket = await askTicket();
    // The session changed while the ticket was on its way, and a newer attempt is running.
    if (attempt !== attempts) return;
    const opened = new WebSocket(
      ticket ? `${LIVE_ADDRESS}?${new URLSearchParams({ ticket })}` : LIVE_ADDRESS,
      LIVE_PROTOCOL,
    );
    socket = opened;
    opened.onopen = () => {
      retryMs = RETRY_FIRST_MS;
      for (const topic of listeners.keys()) {
        if (!isFirst) tell({ topic, isAfterGap: true });
        else if (TOLD_AT_ONCE.includes(topic)) tell({ topic });
      }
      isFirst = false;
    };
    opened.onmessage = ({ data }) => tell(JSON.parse(String(data)) as LiveMessage);
    opened.onclose = () => {
      if (socket !== opened) return;
      // Jittered, so that clients do not all reconnect at once.
      setTimeout(() => attempt === attempts && void connect(), retryMs * (0.5 + random()));
      retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
    };
  }

  return {
    /** Returns the unsubscribe function. */
    on(topic: LiveTopic, listener: Listener): () => void {
      const ours = listeners.get(topic) ?? new Set();
      listeners.set(topic, ours.add(listener));
      if (!isConnected) void connect();
      return () => ours.delete(listener);
    },
    /** Reconnects after the session changed: a connection belongs to the session that opened it. */
    reconnect(): void {
      if (!isConnected) return;
      if (socket) leave(socket);
      socket = null;
      void connect();
    },
  };
}

/** A browser complains about a socket that is closed before it opened. */
function leave(socket: WebSocket): void {
  socket.onmessage = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
