/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

export const deviceRandom: Random = () => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
};
