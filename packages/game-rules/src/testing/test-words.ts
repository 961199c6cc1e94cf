import { createInstantStream, type WordStream } from '@parlour/fairness';

/** The words of a fixed seed: the same in every run. */
export function wordsOf(nonce: number, clientSeed = 'parlour'): WordStream {
  return createInstantStream({ serverSeed: `${'0'.repeat(63)}1`, clientSeed, nonce });
}

/** Words that make `uniform()` answer these values one after another; asking for more is an error. */
export function wordsFor(...values: number[]): WordStream {
  const left = [...values];
  return {
    next() {
      const value = left.shift();
      if (value === undefined) throw new Error('more words were taken than the test gave');
      return value;
    },
  };
}
