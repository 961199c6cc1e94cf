import type { CardTableView, Hello, Told } from '../../card-tables/card-wire.ts';
import { pageClock } from '../platform/clock.ts';
import { ALIVE_MS, SILENT_MS, waitBefore } from './line.rules.ts';
import { heardAt } from './service-clock.ts';

type Hear = {
  onView: (view: CardTableView) => void;
  onLost: () => void;
  /** There is no such table for this player: nothing more is tried. */
  onRefused: (code: string) => void;
};

/**
 * Follows a table until the returned function is called. A line that breaks or falls silent is made anew; a phone that
 * wakes up or finds its network again does not wait for it.
 */
export function followTable(hello: Omit<Hello, 'type'>, { onView, onLost, onRefused }: Hear): () => void {
  let socket: WebSocket | null = null;
  let tries = 0;
  let heard = pageClock.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function connect(): void {
    clearTimeout(waiting);
    hangUp();
    heard = pageClock.now();
    const line = new WebSocket(addressOf('/card-tables/live'));
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', ...hello } satisfies Hello));
    line.onmessage = ({ data }) => take(JSON.parse(String(data)) as Told);
    line.onclose = () => {
      if (socket === line) tryAgain();
    };
  }
  function take(told: Told): void {
    heard = pageClock.now();
    if (told.type === 'refused') {
      end();
      onRefused(told.code);
      return;
    }
    tries = 0;
    heardAt(told.type === 'table' ? told.view.now : told.now);
    if (told.type === 'table') onView(told.view);
  }
  function tryAgain(): void {
    if (isOver) return;
    onLost();
    tries += 1;
    clearTimeout(waiting);
    waiting = setTimeout(connect, waitBefore(tries, anyShare()));
  }
  function hangUp(): void {
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    socket = null;
  }
  function stayAlive(): void {
    if (pageClock.now() - heard > SILENT_MS) {
      onLost();
      connect();
    } else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'alive' }));
  }
  /** A device that slept does not know how long: what was known may be old. */
  function wake(): void {
    if (document.hidden || isOver) return;
    tries = 0;
    if (socket?.readyState !== WebSocket.OPEN || pageClock.now() - heard > ALIVE_MS) connect();
  }
  function end(): void {
    isOver = true;
    clearInterval(beating);
    clearTimeout(waiting);
    hangUp();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
  }
  const beating = setInterval(stayAlive, ALIVE_MS);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  connect();
  return end;
}

function addressOf(path: string): string {
  return new URL(path, location.href.replace(/^http/, 'ws')).href.replace(/#.*/, '');
}

const BYTE_MAX = 255;

/** Of this page alone; nothing depends on it but when it tries again. */
function anyShare(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / BYTE_MAX;
}
