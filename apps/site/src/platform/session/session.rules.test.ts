import { describe, expect, it, test } from 'vitest';
import {
  entryPath,
  hasRealMoney,
  isGoingToPlay,
  isTrial,
  loginPath,
  readStoredSession,
  returnPathOf,
} from './session.rules.ts';

test.each([
  [0, true],
  [1, true],
  [2, true],
  [4, false],
  [40, false],
  [41, false],
  [42, false],
] as const)('an account of type %s pays in and out: %s', (type, hasMoney) => {
  expect(hasRealMoney({ type })).toBe(hasMoney);
});

test('a visitor has no money here', () => {
  expect(hasRealMoney(null)).toBe(false);
});

const session = {
  id: '0190-1',
  customerId: '0190-1',
  token: 'a-token',
  merchantCode: 'harbor',
  userName: 'mary01',
  type: 0,
  firstTimeLogin: false,
};

describe('what the browser kept', () => {
  it('is a session when it is whole and of this brand', () => {
    expect(readStoredSession(session, 'harbor')).toEqual(session);
  });

  it('may name the member by either of the two fields', () => {
    const { id: _left, ...byCustomer } = session;
    expect(readStoredSession(byCustomer, 'harbor')).toEqual(byCustomer);
  });

  test.each([
    ['nothing', null],
    ['a text', 'mary01'],
    ['a list', []],
    ['no token', { ...session, token: undefined }],
    ['an empty token', { ...session, token: '' }],
    ['a token that is no text', { ...session, token: 7 }],
    ['no name', { ...session, userName: undefined }],
    ['a type that is no number', { ...session, type: '0' }],
    ['another brand', { ...session, merchantCode: 'lantern' }],
  ])('is nobody with %s', (_what, kept) => {
    expect(readStoredSession(kept, 'harbor')).toBeNull();
  });
});

test('type 4 is a trial, and nobody is not', () => {
  expect(isTrial({ type: 4 })).toBe(true);
  for (const type of [0, 1, 2, 40, 41, 42] as const) expect(isTrial({ type })).toBe(false);
  expect(isTrial(null)).toBe(false);
});

describe('a page through which one enters', () => {
  const going = `?${new URLSearchParams({ return: '/m/play?gameCategory=RNG&vendor=T' })}`;

  it('hands on where the visitor was going, from one such page to the next', () => {
    const register = entryPath('register', { pathname: '/m/login', search: going });
    expect(register).toBe(`/m/register${going}`);
    expect(entryPath('login', { pathname: '/m/register', search: going })).toBe(`/m/login${going}`);
    expect(isGoingToPlay(going)).toBe(true);
  });

  it('leads back to the page it was opened on', () => {
    const list = { pathname: '/m/gameList', search: '?type=hot' };
    expect(returnPathOf(entryPath('login', list).slice('/m/login'.length))).toBe('/m/gameList?type=hot');
    expect(isGoingToPlay('?return=/m/gameList')).toBe(false);
  });

  it('has a plain address on home, and takes no strange address along', () => {
    expect(entryPath('register', { pathname: '/m/home', search: '?affiliateCode=A' })).toBe('/m/register');
    expect(entryPath('register', { pathname: '/m/login', search: '?return=//evil.example' })).toBe(
      '/m/register',
    );
  });
});

describe('the way to log in', () => {
  it('remembers the page with its query, and leads back there', () => {
    const path = loginPath('/m/gameList?type=hot');
    expect(path).toBe('/m/login?return=%2Fm%2FgameList%3Ftype%3Dhot');
    expect(returnPathOf(path.slice('/m/login'.length))).toBe('/m/gameList?type=hot');
  });

  test.each(['/m/login', '/m/register?a=1', '/m/forget', '/m/trail', '/m/nowhere', ''])(
    'does not remember %s',
    (from) => {
      expect(loginPath(from)).toBe('/m/login');
    },
  );

  test.each([
    '//evil.example/m/home',
    '/\\evil.example',
    'https://evil.example/m/home',
    'javascript:alert(1)',
    'data:text/html,x',
    '/m//evil.example',
    '/m/../../wps/live',
    '/wps/session/logout',
    '/m/login?return=/m/home',
    '\t/m/home',
  ])('never leads back to %s', (path) => {
    expect(returnPathOf(`?${new URLSearchParams({ return: path })}`)).toBe('/m/home');
  });

  it('leads home when nothing is said', () => {
    expect(returnPathOf('')).toBe('/m/home');
    expect(returnPathOf('?side=agent')).toBe('/m/home');
  });
});
