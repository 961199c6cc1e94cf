import { randomUUID } from 'node:crypto';
import { LISTENER_LIMITS } from '@parlour/clock/listener-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';

const PER_ADDRESS = 3;
let arcade: TestArcade;
let origin: string;
beforeAll(async () => {
  const listener = { ...LISTENER_LIMITS, connectionsPerAddress: PER_ADDRESS };
  // The proxy's own connections are not counted: the streams of one caller are.
  arcade = await startTestArcade({ isStill: true, listener, trustedProxies: ['127.0.0.1', '::1'] });
  origin = await arcade.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => arcade.close());

async function listen(address: string) {
  const ending = new AbortController();
  const answer = await fetch(`${origin}/tables/comet-crash/events`, {
    signal: ending.signal,
    headers: { 'x-forwarded-for': address },
  });
  const reader = answer.body?.getReader();
  let text = '';
  return {
    answer,
    close: () => ending.abort(),
    /** Until so much was told. */
    async hear(isEnough: (text: string) => boolean): Promise<string> {
      while (!isEnough(text)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
        if (done) throw new Error(`the stream ended after ${text}`);
        text += new TextDecoder().decode(value);
      }
      return text;
    },
  };
}

const dataOf = (text: string, event: string) =>
  [...text.matchAll(new RegExp(`event: ${event}\\ndata: (.*)\\n\\n`, 'g'))].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

test('a table is told to anybody as it changes, and that the connection lives', async () => {
  const stream = await listen('203.0.113.1');
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.answer.headers.get('cache-control')).toBe('no-store');
  await stream.hear((text) => text.includes('event: pulse'));
  const table = await sitAt(arcade);
  await table.until('betting');
  const player = await arcade.open({ user: randomUUID(), game_code: 'comet-crash' }, 'REDFINCH');
  const roundId = randomUUID();
  const { body: round } = await player.post('/api/rounds', {
    roundId,
    stake: '10.00',
    pick: { target: 200 },
  });
  expect(round.mark).toMatch(/^[0-9a-f]{16}$/);
  await table.look();
  const heard = await stream.hear((text) => dataOf(text, 'change').some(({ bets }) => bets?.count === 1));
  const phases = [...dataOf(heard, 'table'), ...dataOf(heard, 'change')].flatMap(({ phase }) => phase ?? []);
  expect(phases.slice(-1)).toEqual(['betting']);
  expect(dataOf(heard, 'change').at(-1)).toMatchObject({
    bets: {
      count: 1,
      list: [{ id: round.mark, stake: '10.00', currency: 'CNY', stoppedAt: null }],
    },
  });
  expect(heard).not.toContain(roundId);
  expect(heard).not.toContain(player.userName);
  await table.until('over');
  const end = await stream.hear((text) => dataOf(text, 'change').some(({ phase }) => phase === 'over'));
  const over = dataOf(end, 'change').findLast(({ phase }) => phase === 'over');
  expect(over).toMatchObject({ phase: 'over', now: expect.any(Number), history: [{ point: over.point }] });
  arcade.clock.advance(15_000);
  await stream.hear((text) => dataOf(text, 'pulse').length > 1);
  stream.close();
  table.leave();
});

test('no player can make their bet look like that of another: the sign of a bet is no part of its id', async () => {
  const table = await sitAt(arcade);
  await table.until('betting');
  const end = randomUUID().slice(-4);
  const marks: string[] = [];
  for (const roundId of [randomUUID(), randomUUID()].map((id) => id.slice(0, -4) + end)) {
    const player = await arcade.open({ user: randomUUID(), game_code: 'comet-crash' }, 'REDFINCH');
    const order = { roundId, stake: '10.00', pick: { target: 200 } };
    marks.push((await player.post('/api/rounds', order)).body.mark);
  }
  await table.look();
  const { bets } = (table.heard.at(-1)?.data ?? {}) as { bets?: { list: { id: string }[] } };
  expect(new Set(marks).size).toBe(2);
  for (const mark of marks) expect(bets?.list.filter(({ id }) => id === mark)).toHaveLength(1);
  await table.settled();
  table.leave();
});

test('one address has so many streams at most, and gets another when one has ended', async () => {
  const streams = await Promise.all(Array.from({ length: PER_ADDRESS }, () => listen('203.0.113.2')));
  for (const stream of streams) await stream.hear((text) => text.includes('event: pulse'));
  const refused = await listen('203.0.113.2');
  expect(refused.answer.status).toBe(429);
  const elsewhere = await listen('203.0.113.3');
  expect(elsewhere.answer.status).toBe(200);
  streams[0]?.close();
  await expect.poll(async () => (await listen('203.0.113.2')).answer.status).toBe(200);
});

test('there is no table where nothing is shared', async () => {
  for (const code of ['tide-dice', 'none', '..%2f']) {
    const answer = await arcade.server.inject({ url: `/tables/${code}/events` });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not_found' }]);
  }
});
