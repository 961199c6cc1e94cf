import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { CardPage } from './test-cards.ts';

/** What a page proves itself with. */
export const keyOf = ({ url }: CardPage): string => `${url.pathname.split('/').at(-1)}.${url.hash.slice(1)}`;

/** The wire to a card table, with every word that was heard on it. */
export async function openLine(origin: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/card-tables/live`, { headers });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  return {
    socket,
    heard,
    closed,
    say: (said: unknown) => socket.send(typeof said === 'string' ? said : JSON.stringify(said)),
    /** Until something of this kind was heard. */
    async hear(isIt: (text: string) => boolean): Promise<void> {
      while (!heard.some(isIt)) await once(socket, 'message');
    },
  };
}
