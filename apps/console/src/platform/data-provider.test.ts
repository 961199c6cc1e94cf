import type { ConsoleClient } from '@parlour/client/console';
import { expect, test } from 'vitest';
import { createDataProvider } from './data-provider.ts';

const sort = { field: 'id', order: 'ASC' } as const;

function open(brand: string | null = null) {
  const asked: unknown[] = [];
  const audit = async (input: unknown) => {
    asked.push(input);
    return { items: [{ id: `a${asked.length}` }], next: `after-${asked.length}` };
  };
  const brandVersions = async (input: unknown) => {
    asked.push(input);
    return { items: [{ version: 7 }], next: null };
  };
  const statement = async (input: unknown) => {
    asked.push(input);
    return { items: [], next: null, opening: '1.00', closing: '2.00' };
  };
  const client = {
    operators: { audit },
    system: { brandVersions },
    wallet: { statement },
  } as unknown as ConsoleClient;
  return { provider: createDataProvider(client, () => brand), asked };
}

test('a page is asked for by limit and cursor, without empty filters', async () => {
  const { provider, asked } = open();
  const ask = (page: number) =>
    provider.getList('audit', {
      pagination: { page, perPage: 25 },
      sort,
      filter: { kind: 'view', action: '' },
    });
  expect(await ask(1)).toEqual({
    data: [{ id: 'a1' }],
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  expect((await ask(2)).pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true });
  expect(asked).toEqual([
    { query: { kind: 'view', limit: 25 } },
    { query: { kind: 'view', limit: 25, after: 'after-1' } },
  ]);
});

test('a list of one brand names it beside the query, and its rows are known by their version', async () => {
  const { provider, asked } = open();
  const { data } = await provider.getList('brandVersions', {
    pagination: { page: 1, perPage: 10 },
    sort,
    filter: { merchant: 'lantern' },
  });
  expect(data).toEqual([{ version: 7, id: 7 }]);
  expect(asked).toEqual([{ query: { limit: 10 }, merchant: 'lantern' }]);
});

test('a list of one brand is not asked for without it', async () => {
  const { provider, asked } = open('harbor');
  const ask = provider.getList('statement', { pagination: { page: 1, perPage: 10 }, sort, filter: {} });
  await expect(ask).rejects.toThrow('needs the brand');
  expect(asked).toEqual([]);
});

test('what an answer tells of the list as a whole comes with the page', async () => {
  const { provider, asked } = open();
  const { meta } = await provider.getList('statement', {
    pagination: { page: 1, perPage: 10 },
    sort,
    filter: { merchant: 'lantern', accountId: 'a' },
  });
  expect(meta).toEqual({ opening: '1.00', closing: '2.00' });
  expect(asked).toEqual([{ query: { limit: 10, accountId: 'a' }, merchant: 'lantern' }]);
});

test('nothing is changed through it', async () => {
  await expect(open().provider.create('audit', { data: {} })).rejects.toThrow('calls of its own');
});
