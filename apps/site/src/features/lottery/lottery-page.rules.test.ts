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
    '?playType=ent&gameId=HM1&view=order&id=a/b',
    '/m/lotto-h5/harbor/ent/games/HM1/order/a%2Fb?merchant=harbor&css=dark',
  ],
  ['?gameId=HM1&view=history', '/m/lotto-h5/harbor/trad/games/HM1/history?merchant=harbor&css=dark'],
  ['?gameId=HM1&view=order', '/m/lotto-h5/harbor/trad/games/HM1?merchant=harbor&css=dark'],
  [
    '?playType=other&gameId=../../home&prize_mode=x',
    '/m/lotto-h5/harbor/trad/games/..%2F..%2Fhome?merchant=harbor&css=dark',
  ],
])('%s opens %s', (search, page) => {
  expect(lotteryPageOf(search, HARBOR)).toBe(page);
});
