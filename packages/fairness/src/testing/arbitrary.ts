import fc from 'fast-check';
import type { Draw } from '../draw.ts';
import type { Pick } from '../pick.ts';

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

/** Any pick, with the ends of its range as likely as the middle. */
export const arbitraryPick: fc.Arbitrary<Pick> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 60 }))
    .map(([from, count]): Pick => ({ kind: 'distinct', from, count: Math.min(count, from) })),
  fc.integer({ min: 1, max: 40 }).map((count): Pick => ({ kind: 'distinct', from: count, count })),
  fc.integer({ min: 1, max: 120 }).map((count): Pick => ({ kind: 'digits', count })),
  fc.integer({ min: 1, max: 20 }).map((count): Pick => ({ kind: 'dice', count })),
);

export const arbitraryDraw: fc.Arbitrary<Draw> = fc.record({
  game: text,
  drawId: text,
  seed: hex,
  root: fc.oneof(hex, text),
  external: fc.oneof(hex, text),
  pick: arbitraryPick,
});
