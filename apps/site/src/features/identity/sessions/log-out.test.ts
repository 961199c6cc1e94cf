import { CallRefused, type Client, createClient, type MemberInfo } from '@parlour/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../../platform/device/storage.ts';
import { useToast } from '../../../platform/dialogs/toasts.store.ts';
import { sessionToken, useSession } from '../../../platform/session/session.store.ts';
import { logOut } from './log-out.ts';

const stored = { id: '0190-1', token: 'first-token', userName: 'mary01', type: 0 } as StoredSession;

const shelf = new Map<string, string>();
const place = { pathname: '/m/member/home', search: '' };
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
});
vi.stubGlobal('location', place);
vi.stubGlobal('history', {
  state: null,
  replaceState: (_state: unknown, _title: string, to: string) => Object.assign(place, { pathname: to }),
});

beforeEach(() => {
  shelf.clear();
  shelf.set('MC_SESSION_INFO', JSON.stringify(stored));
  shelf.set('PARLOUR_TRIAL_USER', '"trial-7"');
  place.pathname = '/m/member/home';
  useSession.setState({ stored, member: {} as MemberInfo, picture: 'data:image/webp;base64,AA' });
});
afterEach(() => vi.restoreAllMocks());

test('the token goes with the call, and is forgotten before the server answers', async () => {
  const calls: { authorization: string | null; kept: boolean; words: string | undefined }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    // What other tabs see once the call is under way.
    await Promise.resolve();
    calls.push({
      authorization: headers.Authorization ?? null,
      kept: shelf.has('MC_SESSION_INFO'),
      words: useToast.getState().shown?.words,
    });
    return Response.json({ success: true, value: {} });
  });
  const client = createClient({ language: () => 'EN', device: () => 'H5', token: sessionToken });
  await logOut(client, 'Logging out');
  expect(calls).toEqual([{ authorization: 'Bearer first-token', kept: false, words: 'Logging out' }]);
  expect(useToast.getState().shown).toBeNull();
});

test.each(['logged_out', 'not_logged_in', 'offline'] as const)(
  'a call refused with %s logs out all the same: nothing stays, and home is shown in place of the page',
  async (code) => {
    const client = { identity: { logout: () => Promise.reject(new CallRefused(code, '', {})) } };
    await logOut(client as unknown as Client, 'Logging out');
    expect(useSession.getState()).toEqual({ stored: null, member: null, picture: null });
    expect([...shelf]).toEqual([['autoLogin', '0']]);
    expect(place.pathname).toBe('/m/home');
    expect(useToast.getState().shown).toBeNull();
  },
);
