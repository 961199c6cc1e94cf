import type { GameCategory } from '@parlour/client';
import { describe, expect, it } from 'vitest';
import type { Menu } from '../category-tabs.rules.ts';
import { launchPath, launchQuery, playTypeOf, prizeModeOf, readLaunch } from './launch.rules.ts';

const GAME = {
  gameId: 'dragon',
  nodeId: 'LUM:dragon',
  gameCode: 'dragon',
  gameGroupId: null,
  lottoMode: '',
};

function mapping(codes: Partial<Record<GameCategory, string[]>>): Menu['mapping'] {
  return Object.fromEntries(
    Object.entries(codes).map(([category, vendors]) => [
      category,
      vendors.map((vassalage) => ({
        vassalage,
        gameCategory: category as GameCategory,
        displayName: '',
        labelName: '',
        tag: '' as const,
        vendorNames: {},
        titles: 1,
      })),
    ]),
  );
}

describe('a launch', () => {
  it('of a title names category, vendor, game and node', () => {
    expect(launchQuery({ category: 'RNG', vendor: 'LUM', game: GAME }, {})).toEqual({
      gameCategory: 'RNG',
      vendor: 'LUM',
      gameId: 'dragon',
      nodeId: 'LUM:dragon',
    });
  });

  it('of a vendor names category and vendor', () => {
    expect(launchQuery({ category: 'LIVE', vendor: 'NIN' }, {})).toEqual({
      gameCategory: 'LIVE',
      vendor: 'NIN',
    });
  });

  it('of TCG_LOTTO_VN opens the lottery lobby in the current prize mode', () => {
    expect(
      launchQuery({ category: 'ELOTT', vendor: 'TCG_LOTTO_VN' }, mapping({ ELOTT: ['TCG_LOTTO_VN'] })),
    ).toEqual({
      gameCategory: 'ELOTT',
      vendor: 'TCG_LOTTO_VN',
      gameCode: 'LOTTO_LOBBY',
      prizeMode: 'Elott',
    });
    expect(launchQuery({ category: 'LOTT', vendor: 'TCG_LOTTO_VN' }, {}).prizeMode).toBe('Lott');
  });

  it('of TCG_LOTTO_VN opens the lottery that is named', () => {
    const game = { ...GAME, gameCode: 'MB18' };
    expect(launchQuery({ category: 'LOTT', vendor: 'TCG_LOTTO_VN', game }, {}).gameCode).toBe('MB18');
  });

  it('of TCG_SEA has the prize mode SEA', () => {
    const query = launchQuery({ category: 'LOTT', vendor: 'TCG_SEA' }, mapping({ ELOTT: ['LOTT'] }));
    expect(query).toMatchObject({ gameCode: 'LOTTO_LOBBY', prizeMode: 'SEA' });
  });

  it.each(['LOTT', 'ELOTT'])('of %s leads to the lottery page, at its lobby', (vendor) => {
    expect(launchPath({ category: 'LOTT', vendor }, {})).toBe(
      '/m/launchGame?playType=trad&code=lobby&pageBack=home',
    );
  });

  it('of a lottery names the game, its group, how it is played and the prize mode', () => {
    const game = { ...GAME, gameId: 'SSC', gameGroupId: '7', lottoMode: 'Traditional,Entertainment' };
    expect(launchPath({ category: 'LOTT', vendor: 'LOTT', game }, mapping({ ELOTT: ['LOTT'] }))).toBe(
      '/m/launchGame?playType=ent&gameId=SSC&gameGroupId=7&prize_mode=Elott&pageBack=home',
    );
  });

  it('is read back from the address of the frame as it was written', () => {
    for (const vendor of ['LUM', 'TCG_SEA']) {
      const wanted = { category: 'RNG', vendor, game: GAME } as const;
      const path = launchPath(wanted, {});
      expect(path.startsWith('/m/play?')).toBe(true);
      expect(readLaunch(path.slice('/m/play'.length))).toEqual(launchQuery(wanted, {}));
    }
  });

  it('that names no category of ours is none', () => {
    expect(readLaunch('?gameCategory=CHESS&vendor=LUM')).toBeNull();
    expect(readLaunch('?gameCategory=RNG')).toBeNull();
  });
});

it('a lottery is played for entertainment only where its modes say so', () => {
  expect(playTypeOf({ lottoMode: 'Traditional,Entertainment' })).toBe('ent');
  expect(playTypeOf({ lottoMode: 'Traditional' })).toBe('trad');
  expect(playTypeOf({ lottoMode: '' })).toBe('trad');
});

it('the prize mode is that of the e-lottery where ELOTT has a lottery vendor', () => {
  expect(prizeModeOf(mapping({ ELOTT: ['LOTT'] }))).toBe('Elott');
  expect(prizeModeOf(mapping({ ELOTT: ['OTHER'], LOTT: ['LOTT'] }))).toBe('Lott');
  expect(prizeModeOf({})).toBe('Lott');
});
