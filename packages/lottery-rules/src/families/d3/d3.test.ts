import { describe } from 'vitest';
import { independent } from '../../play/space.ts';
import { naiveOfD3 } from '../../testing/naive-digit-plays.ts';
import { testPlays } from '../../testing/test-plays.ts';
import { d3 } from './d3.ts';

const EVERY_RESULT = independent({ first: 0, size: 10, length: 3 }, [0, 1, 2]);

describe('3D, over all 1,000 results', () => {
  testPlays(d3.plays(), naiveOfD3, () => EVERY_RESULT);
});
