/** Points: lots that expire, spent oldest first. */

export { createPoints, type Points } from './points.service.ts';
