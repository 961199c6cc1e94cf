export { createSealing, type Sealing } from './sealing.service.ts';
