import { CallRefused, type Client } from '@parlour/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// Browser globals must exist before the stores that use them are loaded.
const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => shelf.set(key, value),
  removeItem: (key: string) => shelf.delete(key),
});
vi.stubGlobal('location', { pathname: '/m/home', search: '' });
vi.stubGlobal('history', {
  state: null,
  pushState(_state: unknown, _title: string, to: string) {
    [location.pathname, location.search] = [
      to.split('?')[0] ?? '',
      to.includes('?') ? `?${to.split('?')[1]}` : '',
    ];
  },
});
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});
const { usePlace } = await import('../../../platform/routes/place.store.ts');
const { endSession, startSession } = await import('../../../platform/session/session.store.ts');
const { useToast } = await import('../../../platform/dialogs/toasts.store.ts');
const { followFavourites, toggleFavourite, useFavourites } = await import('./favourites.store.ts');

const game = { nodeId: 'LUM:koi', vassalage: 'LUM' };
const words = { loading: 'Saving', saved: 'Saved', removed: 'Removed' };
const session = {
  id: '1',
  customerId: '1',
  token: 't1',
  merchantCode: 'harbor',
  userName: 'mary01',
  type: 0,
  customerType: 0,
  firstTimeLogin: false,
} as const;

type Answer = () => Promise<object>;
let calls: string[] = [];
let answer: Answer = async () => ({});
const pages = [['a', 'b'], ['c']];
const client = {
  games: {
    addFavourite: ({ body }: { body: object }) => {
      calls.push(`add ${JSON.stringify(body)}`);
      return answer();
    },
    removeFavourite: ({ body }: { body: object }) => {
      calls.push(`remove ${JSON.stringify(body)}`);
      return answer();
    },
    favouriteIds: async ({ query }: { query: { pageNo: number } }) => ({
      content: pages[query.pageNo - 1],
      pageNum: query.pageNo,
      totalPages: pages.length,
    }),
  },
} as unknown as Client;

const toggle = () => toggleFavourite({ client, game, words });
const shown = () => useToast.getState().shown;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answer = async () => ({});
  startSession(session as Parameters<typeof startSession>[0]);
  useFavourites.setState({ ids: new Set() });
});

describe('a favourite', () => {
  it('is loading for at most ten seconds and then saved for one', async () => {
    let finish: (value: object) => void = () => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const toggled = toggle();
    expect(shown()).toEqual({ words: 'Saving', kind: 'loading' });
    expect(useFavourites.getState().ids?.size).toBe(0);
    finish({});
    await toggled;
    expect([...(useFavourites.getState().ids ?? [])]).toEqual(['LUM:koi']);
    expect(shown()).toEqual({ words: 'Saved', kind: 'plain' });
    vi.advanceTimersByTime(999);
    expect(shown()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });

  it('that the server refuses changes nothing, and says nothing', async () => {
    answer = () => Promise.reject(new CallRefused('too_many_favourites', 'full', {}));
    await toggle();
    expect(useFavourites.getState().ids?.size).toBe(0);
    expect(shown()).toBeNull();
  });

  it('is removed by its node id', async () => {
    useFavourites.setState({ ids: new Set(['LUM:koi', 'LUM:jade']) });
    await toggle();
    expect(calls).toEqual(['remove {"nodeId":"LUM:koi","vendor":"LUM"}']);
    expect([...(useFavourites.getState().ids ?? [])]).toEqual(['LUM:jade']);
  });

  it('that is pressed twice is sent once', async () => {
    await Promise.all([toggle(), toggle()]);
    expect(calls).toEqual(['add {"nodeId":"LUM:koi","vendor":"LUM"}']);
  });

  it('needs a login, which leads back', async () => {
    endSession();
    await toggle();
    expect(calls).toEqual([]);
    expect(usePlace.getState().pathname).toBe('/m/login');
  });
});

it('all pages of ids are loaded, and forgotten when the member signs out', async () => {
  followFavourites(client);
  await vi.waitFor(() => expect([...(useFavourites.getState().ids ?? [])]).toEqual(['a', 'b', 'c']));
  endSession();
  expect(useFavourites.getState().ids).toBeNull();
});
