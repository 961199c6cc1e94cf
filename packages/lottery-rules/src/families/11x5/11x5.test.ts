import { describe } from 'vitest';
import { distinct } from '../../play/space.ts';
import { naiveOfElevenFive } from '../../testing/naive-distinct.ts';
import { testPlays } from '../../testing/test-plays.ts';
import { elevenFive } from './11x5.ts';

const EVERY_RESULT = distinct({ from: 11, length: 5 }, [0, 1, 2, 3, 4]);

describe('11-choose-5, over the 55,440 results', () => {
  testPlays(elevenFive.plays(), naiveOfElevenFive, () => EVERY_RESULT);
});
