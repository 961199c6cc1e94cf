import { expect, it } from 'vitest';
import { lotteryPageOf } from './lottery-page.rules.ts';

const HARBOR = { mui: 'harbor', merchantCode: 'harbor', theme: 'dark' };

it.each([
  ['', '/m/lotto-h5/harbor/trad/games/lobby?merchant=harbor&css=dark'],
  ['?playType=trad&code=lobby&pageBack=home', '/m/lotto-h5/harbor/trad/games/lobby?merchant=harbor&css=dark'],
  [
    '?playType=ent&gameId=HM1&prize_mode=Lott&pageBack=home',
    '/m/lotto-h5/harbor/ent/games/HM1?merchant=harbor&css=dark&prize_mode=Lott',
  ],
  [
    '?playType=other&gameId=../../home&prize_mode=x',
    '/m/lotto-h5/harbor/trad/games/..%2F..%2Fhome?merchant=harbor&css=dark',
  ],
])('%s opens %s', (search, page) => {
  expect(lotteryPageOf(search, HARBOR)).toBe(page);
});
