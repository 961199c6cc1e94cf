import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

type Told = {
  state?: string;
  error?: string;
  sitting?: { tableId: string; seat: number } | null;
};
const AGAIN_MS = 250;
const FATAL = 500;

/** A player of what many play together, over HTTP: asks a service that may die under any call until it answers. */
export function openPlayer(url: string) {
  const { origin, pathname, hash } = new URL(url);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`,
  };

  async function ask(path: string, sent?: object): Promise<{ status: number; body: Told }> {
    for (;;) {
      const method = sent ? { method: 'POST', body: JSON.stringify(sent) } : {};
      const answer = await fetch(origin + path, { headers, ...method }).catch(() => null);
      if (answer && answer.status < FATAL)
        return { status: answer.status, body: (await answer.json()) as Told };
      await sleep(AGAIN_MS);
    }
  }

  return {
    ask,
    /** A bet at the round that opens next, for which somebody has to look on. Answers its id. */
    async bet(gameCode: string, order: { stake: string; pick: object }): Promise<string> {
      const looking = new AbortController();
      await fetch(`${origin}/tables/${gameCode}/events`, { signal: looking.signal });
      for (;;) {
        const roundId = randomUUID();
        const { status, body } = await ask('/api/rounds', { roundId, ...order });
        if (status === 200 && body.state === 'open') {
          looking.abort();
          return roundId;
        }
        await sleep(AGAIN_MS);
      }
    },
    async sit(order: { quick: string; buyIn: string }): Promise<{ tableId: string; seat: number }> {
      const { status, body } = await ask('/api/card-tables/seats', { sittingId: randomUUID(), ...order });
      if (status !== 200 || !body.sitting) throw new Error(`nobody sat down: ${JSON.stringify(body)}`);
      return body.sitting;
    },
  };
}
