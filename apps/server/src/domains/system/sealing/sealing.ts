/** Keys for sealed bodies, and the guard against a body that comes twice. */

export { createSealing, type Sealing } from './sealing.service.ts';
