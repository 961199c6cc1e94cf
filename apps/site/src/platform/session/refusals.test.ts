import { CallRefused, type Client, type MemberInfo } from '@parlour/client';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { StoredSession } from '../device/storage.ts';
import { useToast } from '../dialogs/toasts.store.ts';
import { usePlace } from '../routes/place.store.ts';
import { reactToRefusals } from './refusals.ts';
import { useSession } from './session.store.ts';

const stored: StoredSession = {
  id: '0190-1',
  customerId: '0190-1',
  token: 'first-token',
  merchantCode: 'harbor',
  userName: 'mary01',
  type: 0,
  firstTimeLogin: false,
};

const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
});
const location = { pathname: '', search: '' };
vi.stubGlobal('location', location);
vi.stubGlobal('history', {
  state: null,
  replaceState(_state: unknown, _title: string, to: string) {
    const { pathname, search } = new URL(to, 'http://localhost');
    Object.assign(location, { pathname, search });
  },
});

/** Refuses every call, after doing what the test passes in. */
function refusingClient(code: CallRefused['code'], meanwhile: () => void = () => {}) {
  const refuse = async () => {
    meanwhile();
    throw new CallRefused(code, `words of ${code}`, {});
  };
  return reactToRefusals({ identity: { info: refuse, logout: refuse } } as unknown as Client, 'harbor');
}

const place = () => location.pathname + location.search;
const words = () => useToast.getState().shown?.words ?? null;
const isSignedIn = () => useSession.getState().stored !== null;
const keep = (session: StoredSession) => void shelf.set('MC_SESSION_INFO', JSON.stringify(session));

beforeEach(() => {
  shelf.clear();
  keep(stored);
  useSession.setState({ stored, member: {} as MemberInfo, picture: null });
  useToast.setState({ shown: null });
  Object.assign(location, { pathname: '/m/securityCenter', search: '?a=1' });
  usePlace.setState(location);
});

describe('a call refused', () => {
  test.each(['logged_out', 'not_logged_in'] as const)(
    '%s ends the session, says so, and leads to log in and back',
    async (code) => {
      await expect(refusingClient(code).identity.info()).rejects.toMatchObject({ code });
      expect(isSignedIn()).toBe(false);
      expect(shelf.has('MC_SESSION_INFO')).toBe(false);
      expect(words()).toBe(`words of ${code}`);
      expect(place()).toBe('/m/login?return=%2Fm%2FsecurityCenter%3Fa%3D1');
    },
  );

  it('free_reject says so, and nothing else changes', async () => {
    await expect(refusingClient('free_reject').identity.info()).rejects.toThrow();
    expect(words()).toBe('words of free_reject');
    expect([isSignedIn(), place()]).toEqual([true, '/m/securityCenter?a=1']);
  });

  test.each(['offline', 'maintenance', 'rate_limited'] as const)('%s is left to the page', async (code) => {
    await expect(refusingClient(code).identity.info()).rejects.toThrow();
    expect([isSignedIn(), words()]).toEqual([true, null]);
  });
});

describe('nothing is said and nobody is led away', () => {
  it('when a visitor is told to log in', async () => {
    useSession.setState({ stored: null, member: null });
    await expect(refusingClient('not_logged_in').identity.info()).rejects.toThrow();
    expect([words(), place()]).toEqual([null, '/m/securityCenter?a=1']);
  });

  it('when the session that is logged out of had ended already', async () => {
    await expect(refusingClient('logged_out').identity.logout()).rejects.toThrow();
    expect([isSignedIn(), words()]).toEqual([true, null]);
  });

  it('when somebody signed in while the refusal was on its way', async () => {
    const signIn = () => useSession.setState({ stored: { ...stored, token: 'second-token' } });
    await expect(refusingClient('logged_out', signIn).identity.info()).rejects.toThrow();
    expect([isSignedIn(), words()]).toEqual([true, null]);
  });

  it('when another tab signed in and this one has not heard of it', async () => {
    const signIn = () => keep({ ...stored, token: 'second-token' });
    await expect(refusingClient('logged_out', signIn).identity.info()).rejects.toThrow();
    expect(useSession.getState().stored?.token).toBe('second-token');
    expect(words()).toBeNull();
  });
});

it('a kept session that the server never confirmed ends where one is', async () => {
  useSession.setState({ member: null });
  await expect(refusingClient('logged_out').identity.info()).rejects.toThrow();
  expect([isSignedIn(), words()]).toEqual([false, 'words of logged_out']);
  expect(place()).toBe('/m/securityCenter?a=1');
});
