import { purseEndpoints } from './purses.ts';
import { recordEndpoints } from './records.ts';

export const wallet = { ...purseEndpoints, ...recordEndpoints };
