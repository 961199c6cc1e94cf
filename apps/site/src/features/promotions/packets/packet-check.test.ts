import type { DrawnPacket } from '@parlour/client';
import { commitTo, computePacket, rootOfTickets } from '@parlour/fairness';
import { expect, test } from 'vitest';
import { checkPacket, packetFile } from './packet-check.ts';

const TAPS = ['0190c0de-0000-7000-8000-00000000000a', '0190c0de-0000-7000-8000-00000000000b'];
const seed = `${'0'.repeat(63)}1`;
const external = commitTo(`${'0'.repeat(63)}2`);
const root = rootOfTickets(TAPS.map((id, index) => ({ id, content: String(index + 1) })));
const { shares } = computePacket({ drawId: 'harbor-1', seed, root, external, total: 1_000, count: 5 });
const PACKET: DrawnPacket = {
  number: 1,
  currency: 'CNY',
  total: '10.00',
  shares: 5,
  taken: 2,
  opensAt: 1,
  closesAt: 2,
  state: 'drawn',
  commitment: commitTo(seed),
  external,
  own: null,
  draw: {
    drawId: 'harbor-1',
    seed,
    root,
    taps: TAPS,
    shares: shares.map((share) => (share / 100).toFixed(2)),
  },
};

test('a packet is right as it was published', () => {
  expect(checkPacket(PACKET)).toBe(true);
  expect(packetFile(PACKET)).toMatchObject({
    game: 'PACKET',
    pick: { kind: 'distinct', count: 4, from: 999 },
  });
});

test.each<[string, Partial<DrawnPacket>]>([
  ['another commitment', { commitment: external }],
  ['a tap too few', { draw: { ...PACKET.draw, taps: TAPS.slice(1) } }],
  ['taps in another order', { draw: { ...PACKET.draw, taps: [...TAPS].reverse() } }],
  ['another share', { draw: { ...PACKET.draw, shares: ['0.01', ...PACKET.draw.shares.slice(1)] } }],
  ['another external value', { external: commitTo(seed) }],
  ['another total', { total: '10.01' }],
])('a packet with %s is wrong', (_, change) => {
  expect(checkPacket({ ...PACKET, ...change })).toBe(false);
});
