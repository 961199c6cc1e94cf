import { describe, expect, test } from 'vitest';
import { readAddress, readPrizeMode, readTheme, writeAddress } from './address.rules.ts';

describe('an address', () => {
  test('names the lottery and its skin, and what is opened over it', () => {
    const bet = { mui: 'harbor', playType: 'trad', gameId: 'HM1', view: 'bet', id: null } as const;
    expect(readAddress('/m/lotto-h5/harbor/trad/games/HM1')).toEqual(bet);
    const draw = { ...bet, view: 'verify', id: '20261117-0543' } as const;
    expect(readAddress('/m/lotto-h5/harbor/trad/games/HM1/verify/20261117-0543')).toEqual(draw);
    for (const own of [bet, draw]) expect(readAddress(writeAddress(own))).toEqual(own);
  });

  test('without a lottery is the lobby', () => {
    const lobby = readAddress('/m/lotto-h5/harbor/ent/games/lobby');
    expect(lobby).toMatchObject({ gameId: null, playType: 'ent' });
    expect(lobby && writeAddress(lobby)).toBe('/m/lotto-h5/harbor/ent/games/lobby');
  });

  test.each([
    '/m/home',
    '/m/lotto-h5/harbor/other/games/HM1',
    '/m/lotto-h5/harbor/trad/games/HM1/nothing',
    '/m/lotto-h5/harbor/trad/games/%E0%A4%A',
  ])('%s is none of this page', (pathname) => {
    expect(readAddress(pathname)).toBeNull();
  });

  test('asks for a prize mode and a theme that exist', () => {
    expect([readPrizeMode('?prize_mode=SEA'), readPrizeMode('?prize_mode=x')]).toEqual(['SEA', null]);
    expect([readTheme('?css=light'), readTheme('?css=neon')]).toEqual(['light', null]);
  });
});
