import type { SessionInfo } from '@parlour/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlace } from '../routes/place.store.ts';
import {
  endSession,
  returnPath,
  sessionToken,
  startSession,
  useSession,
  watchSession,
} from './session.store.ts';

const info: SessionInfo = {
  id: '0190-1',
  customerId: '0190-1',
  token: 'first-token',
  merchantCode: 'harbor',
  userName: 'mary01',
  type: 0,
  customerType: 0,
  firstTimeLogin: true,
  changePassword: false,
};

/** Stands in for local storage and its events to other tabs. */
const shelf = new Map<string, string>();
let tellTab: (event: { key: string | null }) => void = () => {};
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
});
vi.stubGlobal('addEventListener', (_type: string, listener: typeof tellTab) => {
  tellTab = listener;
});

const kept = (key: string) => JSON.parse(shelf.get(key) ?? 'null') as unknown;

beforeEach(() => {
  shelf.clear();
  useSession.setState({ stored: null, member: null, picture: null });
});

describe('a session that starts', () => {
  it('is kept with the fields of the specification, and its token goes with the calls', () => {
    startSession(info);
    expect(sessionToken()).toBe('first-token');
    const { customerType: _type, changePassword: _change, ...fields } = info;
    expect(kept('MC_SESSION_INFO')).toEqual(fields);
    expect(kept('autoLogin')).toBe(1);
    expect(kept('PARLOUR_TRIAL_USER')).toBeNull();
  });

  it('is a trial by its customer type, and then its user name is kept', () => {
    startSession({ ...info, customerType: 4, userName: 'trial-7' });
    expect(useSession.getState().stored?.type).toBe(4);
    expect(kept('PARLOUR_TRIAL_USER')).toBe('trial-7');
  });
});

it('a session that ends leaves nothing behind but that nobody wants to be signed in', () => {
  startSession({ ...info, customerType: 4 });
  useSession.setState({ picture: 'data:image/webp;base64,AA' });
  endSession();
  expect(useSession.getState()).toEqual({ stored: null, member: null, picture: null });
  expect([...shelf.keys()]).toEqual(['autoLogin']);
  expect(kept('autoLogin')).toBe(0);
});

it('the login page leads back to where its address says one came from', () => {
  usePlace.setState({ pathname: '/m/login', search: '?return=%2Fm%2FsecurityCenter' });
  expect(returnPath()).toBe('/m/securityCenter');
});

describe('a tab', () => {
  it('opens with the session that is kept', () => {
    shelf.set('MC_SESSION_INFO', JSON.stringify(info));
    watchSession('harbor');
    expect(sessionToken()).toBe('first-token');
  });

  it('leaves the session of another brand alone', () => {
    shelf.set('MC_SESSION_INFO', JSON.stringify(info));
    watchSession('lantern');
    expect(sessionToken()).toBeNull();
    expect(kept('MC_SESSION_INFO')).toEqual(info);
  });

  it('notices what another tab signs in to and out of', () => {
    watchSession('harbor');
    shelf.set('MC_SESSION_INFO', JSON.stringify({ ...info, token: 'second-token' }));
    tellTab({ key: 'PARLOUR_THEME' });
    expect(sessionToken()).toBeNull();
    tellTab({ key: 'MC_SESSION_INFO' });
    expect(sessionToken()).toBe('second-token');
    shelf.clear();
    tellTab({ key: null });
    expect(sessionToken()).toBeNull();
  });

  it('forgets the member of before when another one signs in elsewhere', () => {
    startSession(info);
    watchSession('harbor');
    useSession.setState({ picture: 'data:image/webp;base64,AA' });
    shelf.set('MC_SESSION_INFO', JSON.stringify({ ...info, token: 'second-token', userName: 'agent01' }));
    tellTab({ key: 'MC_SESSION_INFO' });
    expect(useSession.getState()).toMatchObject({ stored: { userName: 'agent01' }, picture: null });
  });
});
