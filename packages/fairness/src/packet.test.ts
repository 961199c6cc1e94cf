import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reproduceDraws } from './draw-file.ts';
import { computePacket, drawOfPacket, PACKET_TOTAL_MAX, sharesOf } from './packet.ts';
import { VECTOR_COMMITMENT, VECTOR_SEED } from './testing/vectors.ts';

const about = { drawId: '20260101-001', seed: VECTOR_SEED, root: 'root0', external: 'ext0' };

describe('a red packet', () => {
  test('is cut as in the published example', () => {
    expect(computePacket({ ...about, total: 1_000, count: 5 })).toEqual({
      commitment: VECTOR_COMMITMENT,
      numbers: [752, 821, 548, 551],
      shares: [548, 3, 201, 69, 179],
    });
  });

  test('is a draw that the verifier computes from a file', () => {
    const packet = { ...about, total: 1_000, count: 5 };
    const [drawn] = reproduceDraws(JSON.stringify([drawOfPacket(packet)]));
    expect(sharesOf(packet, drawn?.numbers ?? [])).toEqual(computePacket(packet).shares);
  });

  test('has no empty share, and its shares sum to the total', () => {
    const packets = fc
      .integer({ min: 2, max: 5_000 })
      .chain((total) => fc.record({ total: fc.constant(total), count: fc.integer({ min: 2, max: total }) }));
    fc.assert(
      fc.property(packets, fc.uuid(), (packet, drawId) => {
        const { shares } = computePacket({ ...about, drawId, ...packet });
        expect(shares).toHaveLength(packet.count);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(packet.total);
      }),
    );
  });

  test('gives every place the same on average', () => {
    const packets = 4_000;
    const sums = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < packets; draw += 1)
      for (const [place, share] of computePacket({
        ...about,
        drawId: `${draw}`,
        total: 1_000,
        count: 5,
      }).shares.entries())
        sums[place] = (sums[place] ?? 0) + share;
    // One share varies by about 163 around 200: the mean of 4,000 by 2.6, and by 13 in one of two million tries.
    for (const sum of sums) expect(Math.abs(sum / packets - 200)).toBeLessThan(13);
  });

  test('may be as large as a pick reaches', () => {
    const { shares } = computePacket({ ...about, total: PACKET_TOTAL_MAX, count: 3 });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000_001);
  });

  test.each([
    [{ total: PACKET_TOTAL_MAX + 1, count: 2 }, 'a total must be a whole number up to 1000001'],
    [{ total: 10.5, count: 2 }, 'a total must be a whole number'],
    [{ total: 1_000, count: 1 }, 'a total of 1000 can be shared by 2 to 1000, not 1'],
    [{ total: 4, count: 5 }, 'a total of 4 can be shared by 2 to 4, not 5'],
  ])('is refused as %j', (packet, problem) => {
    expect(() => computePacket({ ...about, ...packet })).toThrow(problem);
    expect(() => sharesOf({ total: 10, count: 3 }, [4])).toThrow('3 shares take 2 cuts, not 1');
  });
});
