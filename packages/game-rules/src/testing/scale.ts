/** How much larger than usual the counts of random tests are. */
export const SCALE = Number(process.env.SCALE ?? '1');
