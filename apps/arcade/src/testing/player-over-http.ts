import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

type Magazine = { id: string; state: string; steps: object[]; seen: { left: number } };
type Told = Partial<Magazine> & {
  error?: string;
  magazines?: Magazine[];
  sitting?: { tableId: string; seat: number } | null;
};
const AGAIN_MS = 250;
const FATAL = 500;
const VOLLEY = { room: null, shots: new Array(5).fill({ fish: null, weapon: 'shot' }) };

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
    /** A magazine, which is there once its bet is. Answers its id. */
    async load(stake: string): Promise<string> {
      const roundId = randomUUID();
      for (;;) {
        const { body } = await ask('/api/rounds', { roundId, stake, pick: {} });
        if (body.state === 'open') return roundId;
        await sleep(AGAIN_MS);
      }
    },
    /** The next volley of a magazine, at whatever is nearest; if nothing is there, its shots come back and it is tried again. */
    async fire(roundId: string): Promise<Told> {
      const index = (await ask(`/api/rounds/${roundId}`)).body.steps?.length ?? 0;
      for (;;) {
        const { body } = await ask(`/api/rounds/${roundId}/steps`, { index, step: VOLLEY });
        if ((body.steps?.length ?? 0) > index) return body;
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
