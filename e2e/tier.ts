import { SCALE } from '../packages/money/src/testing/scale.ts';
/** `npm run test:full`: the large counts, every language of every screen, every rule of access. */
export const IS_FULL = SCALE > 1;

/** What runs every day, and with it what runs in full. */
export const inFull = <Item>(everyday: readonly Item[], others: readonly Item[]): readonly Item[] =>
  IS_FULL ? [...everyday, ...others] : everyday;
