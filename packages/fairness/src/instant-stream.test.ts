import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInstantStream } from './instant-stream.ts';
import { referenceUniform, referenceWords } from './testing/reference.ts';
import { VECTOR_SEED } from './testing/vectors.ts';
import { uniform } from './uniform.ts';
import { BLOCKS_MAX } from './word-stream.ts';

const round = { serverSeed: VECTOR_SEED, clientSeed: 'lucky', nonce: 0 };

describe('a round of an instant game', () => {
  test('is what a second, independent implementation computes, over block ends', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
        fc.nat(),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (bytes, clientSeed, nonce, n) => {
          const key = Buffer.from(bytes);
          const stream = createInstantStream({ serverSeed: key.toString('hex'), clientSeed, nonce });
          const words = referenceWords(key, (index) => `${clientSeed}:${nonce}:${index}`);
          for (let turn = 0; turn < 20; turn += 1)
            expect(uniform(stream, n)).toBe(referenceUniform(words, n));
        },
      ),
    );
  });

  test('differs from every other in its first words', () => {
    const others = [
      { ...round, nonce: 1 },
      { ...round, nonce: 10 },
      { ...round, clientSeed: 'lucky:0' },
      { ...round, clientSeed: 'Lucky' },
      { ...round, serverSeed: VECTOR_SEED.replace(/1$/, '0') },
    ];
    const starts = [round, ...others].map((inputs) => createInstantStream(inputs).next());
    expect(new Set(starts).size).toBe(starts.length);
  });

  test.each([
    ['a negative nonce', { nonce: -1 }, 'the nonce must be'],
    ['half a nonce', { nonce: 0.5 }, 'the nonce must be'],
    ['a nonce that a number cannot hold', { nonce: 2 ** 53 }, 'the nonce must be'],
    ['no client seed', { clientSeed: '' }, 'clientSeed must be a text that is not empty'],
    ['a long client seed', { clientSeed: 'x'.repeat(65) }, 'clientSeed must be at most 64'],
    ['a broken client seed', { clientSeed: '\ud800' }, 'clientSeed is no well-formed text'],
    ['a short server seed', { serverSeed: 'ab' }, 'serverSeed must be 64 lower-case hex digits'],
  ])('is refused for %s', (_, change, problem) => {
    expect(() => createInstantStream({ ...round, ...change })).toThrow(problem);
  });

  test('refuses to produce endless words', () => {
    const stream = createInstantStream(round);
    for (let word = 0; word < BLOCKS_MAX * 8; word += 1) stream.next();
    expect(() => stream.next()).toThrow('a stream ends after 65536 blocks');
  });
});
