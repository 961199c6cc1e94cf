import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitTo } from './commitment.ts';
import { computeDraw, type Draw } from './draw.ts';
import { type DrawRecord, type Evidence, verifyDrawRecord } from './draw-record.ts';
import { VECTOR_SEED } from './testing/vectors.ts';
import { hashTicket, proveTicket, rootOfTickets, type Ticket } from './tickets.ts';

const NEXT_SEED = '2'.repeat(64);
const TICKETS: Ticket[] = ['a', 'b', 'c'].map((letter) => ({
  id: `01900000-0000-7000-8000-00000000000${letter}`,
  content: `row ${letter}`,
}));
const HASHED = TICKETS.map((ticket) => ({ id: ticket.id, hash: hashTicket(ticket) }));
const [own] = TICKETS as [Ticket];
const draw: Draw = {
  game: 'L645',
  drawId: '20260101-001',
  seed: VECTOR_SEED,
  root: rootOfTickets(TICKETS),
  external: commitTo(NEXT_SEED),
  pick: { kind: 'distinct', count: 6, from: 45 },
};
const record: DrawRecord = { ...draw, ...computeDraw(draw) };
const evidence: Evidence = {
  commitment: record.commitment,
  tickets: TICKETS,
  external: { from: 'nextSeed', seed: NEXT_SEED },
};
const ALL_RIGHT = { commitment: 'right', root: 'right', external: 'right', numbers: 'right' };

describe('the record of a draw', () => {
  test('is right in everything when nothing was changed', () => {
    expect(verifyDrawRecord(record, evidence)).toEqual(ALL_RIGHT);
  });

  test('is checked as far as there is evidence, and no further', () => {
    const findings = { ...ALL_RIGHT, root: 'unchecked', external: 'unchecked' };
    expect(verifyDrawRecord(record)).toEqual(findings);
  });

  test('is checked by one ticket of one’s own', () => {
    const tickets = { own, proof: proveTicket(HASHED, own.id) };
    expect(verifyDrawRecord(record, { tickets }).root).toBe('right');
    const changed = { ...tickets, own: { ...own, content: 'row d' } };
    expect(verifyDrawRecord(record, { tickets: changed }).root).toBe('wrong');
  });

  test('is checked by the next commitment, or by the hash of a beacon’s signature', () => {
    const external = { from: 'nextCommitment', commitment: record.external } as const;
    expect(verifyDrawRecord(record, { external }).external).toBe('right');
    for (const bytes of [48, 96]) {
      const signature = Buffer.alloc(bytes, 5);
      const randomness = createHash('sha256').update(signature).digest('hex');
      const drawn = { ...record, external: randomness };
      const beacon = { from: 'beacon', signature: signature.toString('hex') } as const;
      expect(verifyDrawRecord(drawn, { external: beacon }).external).toBe('right');
      expect(verifyDrawRecord(record, { external: beacon }).external).toBe('wrong');
    }
  });

  test.each<[string, Partial<DrawRecord>, Partial<typeof ALL_RIGHT>]>([
    ['another seed', { seed: VECTOR_SEED.replace(/1$/, '3') }, { commitment: 'wrong', numbers: 'wrong' }],
    ['another commitment', { commitment: '0'.repeat(64) }, { commitment: 'wrong' }],
    ['another root', { root: rootOfTickets([own]) }, { root: 'wrong', numbers: 'wrong' }],
    ['another external value', { external: 'e'.repeat(64) }, { external: 'wrong', numbers: 'wrong' }],
    ['another draw', { drawId: '20260101-002' }, { numbers: 'wrong' }],
    ['another game', { game: 'L646' }, { numbers: 'wrong' }],
    ['another number', { numbers: record.numbers.with(5, 1) }, { numbers: 'wrong' }],
    ['a number too few', { numbers: record.numbers.slice(1) }, { numbers: 'wrong' }],
    ['another order', { numbers: record.numbers.toReversed() }, { numbers: 'wrong' }],
  ])('with %s is found out', (_, change, wrong) => {
    expect(verifyDrawRecord({ ...record, ...change }, evidence)).toEqual({ ...ALL_RIGHT, ...wrong });
  });

  test('with another seed and commitment fails for anybody who noted the first one', () => {
    const seed = '3'.repeat(64);
    const forged = { ...record, ...computeDraw({ ...draw, seed }), seed };
    expect(verifyDrawRecord(forged).commitment).toBe('right');
    expect(verifyDrawRecord(forged, evidence).commitment).toBe('wrong');
  });
});
