/** How much larger than usual the counts of large and random tests are; `npm run test:full` sets it. */
export const SCALE = Number(process.env.SCALE ?? '1');
