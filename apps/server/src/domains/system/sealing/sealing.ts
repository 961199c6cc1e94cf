/** Keys for sealed bodies, and protection against replays. */

export { createSealing, type Sealing } from './sealing.service.ts';
