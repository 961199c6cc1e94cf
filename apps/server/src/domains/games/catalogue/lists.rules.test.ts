import { expect, test } from 'vitest';
import type { SearchIndex } from '../search/search.ts';
import { arrange, type Title, type Vendor } from './catalogue.rules.ts';
import { mapLobby } from './lists.rules.ts';

const vendor = (code: string): Vendor => ({ code, name: code, markUrl: null, tag: '', sort: 0 });
const title = (code: string, category: Title['category']): Title => ({
  nodeId: `${code}.1`,
  vendor: vendor(code),
  gameCode: '1',
  category,
  classification: 'minigames',
  names: { EN: code },
  iconUrl: '',
  returnToPlayer: null,
  minBet: 0n,
  lines: 0,
  hasTrial: false,
  hasFreeRounds: false,
  sort: 0,
  hotRank: null,
  isNew: false,
  addedAtMs: 0,
  groupId: null,
  lottoMode: '',
});
const nothing: SearchIndex = { find: () => [] };

test('a hidden tab that is split off from sports takes its vendors with it', () => {
  const titles = [title('SBO', 'SPORTS'), title('AV', 'ESPORTS'), title('DS88', 'COCKFIGHT')];
  const vendors = titles.map((each) => each.vendor);
  const lobby = arrange('brand', {
    vendors,
    titles,
    tabs: ['ESPORTS', 'SPORTS'],
    isOrdered: true,
    search: nothing,
  });
  const { mapping, sorting, order } = mapLobby(lobby);
  expect(mapping.SPORTS?.map(({ vassalage }) => vassalage)).toEqual(['SBO', 'AV']);
  expect([sorting, order]).toEqual([['SPORTS'], ['ESPORTS', 'SPORTS']]);
});
