import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import type { DrawnPacket, OperatorPacket, Packet } from '@parlour/contract';
import { commitTo, computePacket, rootOfTickets } from '@parlour/fairness';
import { amountOf } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chance, openChance, openDesk, type Player } from '../../../testing/promotions/chance.ts';
import { promotionsPacketSeed } from './packets.schema.ts';

let chance: Chance;
let desk: Awaited<ReturnType<typeof openDesk>>;
const players: Player[] = [];
beforeAll(async () => {
  chance = await openChance();
  desk = await openDesk(chance.app);
  for (let index = 0; index < 12; index += 1) players.push(await chance.addPlayer(`tapper${index}`));
});
afterAll(() => chance.close());

const now = () => chance.app.clock.now();
const ask = (about: object = {}) =>
  desk.post('/ops/promotions/packets', {
    total: '10.00',
    shares: 5,
    opensAt: now() + MINUTE_MS,
    closesAt: now() + 2 * MINUTE_MS,
    ...about,
  });

/** Announced by two; its number. */
async function announce(about: object = {}): Promise<number> {
  const { approvalId } = (await ask(about)).value as { approvalId: string };
  expect((await desk.approve(approvalId)).status).toBe(200);
  const { items } = await desk.get<{ items: OperatorPacket[] }>('/ops/promotions/packets');
  return items[0]?.number ?? 0;
}
const find = async (by: Player, number: number) =>
  ((await by.call('/wps/promotions/packets')).value as { items: Packet[] }).items.find(
    (packet) => packet.number === number,
  ) as Packet;
const tap = (by: Player, number: number) => by.post('/wps/promotions/packet/tap', { number });
const drawOf = async (by: Player, number: number) =>
  (await by.call(`/wps/promotions/packet?number=${number}`)).value as DrawnPacket;

test('is announced with its commitment, tapped in time, cut at its close and paid; anybody checks it', async () => {
  const number = await announce();
  const [first, second, third] = players as [Player, Player, Player];
  expect(await tap(first, number)).toMatchObject({ status: 409, code: 'packet_not_open' });
  const announced = await find(first, number);
  expect(announced).toMatchObject({ state: 'coming', total: '10.00', shares: 5, taken: 0, own: null });
  chance.app.clock.set(announced.opensAt);
  expect((await tap(second, number)).value).toMatchObject({
    state: 'open',
    taken: 1,
    own: { place: 1, share: null },
  });
  expect((await tap(first, number)).value).toMatchObject({ taken: 2, own: { place: 2 } });
  expect((await tap(second, number)).value).toMatchObject({ taken: 2, own: { place: 1 } });
  chance.app.clock.set(announced.closesAt);
  expect(await tap(third, number)).toMatchObject({ status: 409, code: 'packet_not_open' });
  expect((await first.call(`/wps/promotions/packet?number=${number}`)).code).toBe('not_found');
  await chance.app.modules.promotions.closePackets();
  await chance.app.modules.promotions.closePackets();

  const { draw, ...packet } = await drawOf(third, number);
  expect(packet).toMatchObject({ state: 'drawn', taken: 2, own: null, commitment: announced.commitment });
  expect(commitTo(draw.seed)).toBe(announced.commitment);
  expect(rootOfTickets(draw.taps.map((id, index) => ({ id, content: String(index + 1) })))).toBe(draw.root);
  const { drawId, seed, root } = draw;
  const { shares } = computePacket({
    drawId,
    seed,
    root,
    external: announced.external,
    total: 1_000,
    count: 5,
  });
  expect(draw.shares).toEqual(shares.map((share) => (share / 100).toFixed(2)));
  expect(await second.balance()).toBe(amountOf(draw.shares[0] ?? ''));
  expect(await first.balance()).toBe(amountOf(draw.shares[1] ?? ''));
  expect((await find(first, number)).own).toEqual({ place: 2, share: draw.shares[1] });
  expect(await third.balance()).toBe(0n);
  const { items } = await desk.get<{ items: OperatorPacket[] }>('/ops/promotions/packets');
  expect(amountOf(items[0]?.paid ?? '')).toBe((await first.balance()) + (await second.balance()));
});

test('that cannot be drawn holds up no other', async () => {
  const [broken, good] = [await announce(), await announce()];
  const [first, second] = players as [Player, Player];
  chance.app.clock.set((await find(first, good)).opensAt);
  await tap(first, broken);
  await tap(second, good);
  const { queries } = chance.app.database;
  const seeds = promotionsPacketSeed;
  const isBroken = and(eq(seeds.brandId, chance.brandId), eq(seeds.number, broken));
  const [seed] = await queries.select().from(seeds).where(isBroken);
  if (!seed) throw new Error('no seed');
  await queries.delete(seeds).where(isBroken);
  chance.app.clock.set((await find(second, good)).closesAt);
  await chance.app.modules.promotions.closePackets();
  expect([(await find(first, broken)).state, (await find(second, good)).state]).toEqual(['closed', 'drawn']);
  await queries.insert(seeds).values(seed);
  await chance.app.modules.promotions.closePackets();
  expect((await find(first, broken)).state).toBe('drawn');
});

test('takes the commitment of the next one, published before, as its external value', async () => {
  const one = await find(players[0] as Player, await announce());
  const next = await find(players[0] as Player, await announce());
  expect(next.number).toBe(one.number + 1);
  expect(one.external).toBe(next.commitment);
});

test('has as many places as shares, whoever comes at once, and each member one', async () => {
  const number = await announce({ shares: 10, total: '1.00' });
  const { opensAt, closesAt } = await find(players[0] as Player, number);
  chance.app.clock.set(opensAt);
  const answers = await Promise.all(
    players.flatMap((player) => Array.from({ length: 4 * SCALE }, () => tap(player, number))),
  );
  const places = answers.flatMap(({ value, status }) =>
    status === 200 ? [(value as Packet).own?.place] : [],
  );
  expect(new Set(places)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['packet_full']),
  );
  chance.app.clock.set(closesAt + SECOND_MS);
  await Promise.all([1, 2, 3].map(() => chance.app.modules.promotions.closePackets()));
  const { draw } = await drawOf(players[0] as Player, number);
  expect(draw.taps).toHaveLength(10);
  expect(draw.shares.reduce((sum, share) => sum + amountOf(share), 0n)).toBe(amountOf('1.00'));
});

test.each([
  [{ total: '0.00' }, 'total'],
  [{ total: '10.001' }, 'total'],
  [{ total: '10000.02' }, 'total'],
  [{ total: '0.04' }, 'shares'],
  [{ shares: 1 }, 'shares'],
  [{ shares: 501 }, 'shares'],
  [{ opensAt: 1 }, 'opensAt'],
  [{ closesAt: 1 }, 'closesAt'],
])('is refused as %j', async (about, field) => {
  const { status, value } = await ask(about);
  expect(status).toBe(400);
  expect((value as { fields: object }).fields).toHaveProperty(field);
});

test('can be taken back by one before it opens, and is drawn by nobody then', async () => {
  const number = await announce();
  const cancel = () => desk.post('/ops/promotions/packets/cancel', { number });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).code).toBe('stale');
  expect((await desk.post('/ops/promotions/packets/cancel', { number: 999 })).code).toBe('not_found');
  expect(await find(players[0] as Player, number)).toBeUndefined();
  chance.app.clock.advance(3 * MINUTE_MS);
  await chance.app.modules.promotions.closePackets();
  expect((await desk.get<{ items: OperatorPacket[] }>('/ops/promotions/packets')).items[0]?.state).toBe(
    'cancelled',
  );
});

test('that nobody tapped is drawn, and pays nothing', async () => {
  const number = await announce();
  const { closesAt } = await find(players[0] as Player, number);
  chance.app.clock.set(closesAt);
  await chance.app.modules.promotions.closePackets();
  expect(await find(players[0] as Player, number)).toMatchObject({ state: 'drawn', taken: 0 });
});
