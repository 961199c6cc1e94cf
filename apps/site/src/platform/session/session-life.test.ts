import { CallRefused, type Client, type MemberInfo } from '@parlour/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../device/storage.ts';
import type { Live } from '../live.ts';
import { useSession } from './session.store.ts';
import { keepSession, readMember } from './session-life.ts';

const stored: StoredSession = {
  id: '0190-1',
  customerId: '0190-1',
  token: 'first-token',
  merchantCode: 'harbor',
  userName: 'mary01',
  type: 0,
  firstTimeLogin: false,
};
const mary = { account: 'mary01', hasUploadedIcon: true } as MemberInfo;

const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);

beforeEach(() => useSession.setState({ stored, member: null, picture: null }));

function clientOf(
  calls: Partial<Record<keyof Client['identity'], (...input: unknown[]) => Promise<unknown>>>,
): Client {
  return { identity: calls } as unknown as Client;
}

test('the member and the uploaded picture are read', async () => {
  await readMember(
    clientOf({ info: async () => mary, headIcon: async () => ({ icon: null, image: 'AAAA' }) }),
  );
  expect(useSession.getState()).toMatchObject({ member: mary, picture: 'data:image/webp;base64,AAAA' });
});

test('an answer that comes after somebody else signed in is about nobody', async () => {
  const signIn = async () => {
    useSession.setState({ stored: { ...stored, token: 'second-token' }, member: null });
    return mary;
  };
  await readMember(clientOf({ info: signIn }));
  expect(useSession.getState().member).toBeNull();
});

test('without a network the name that is kept stays', async () => {
  await readMember(clientOf({ info: () => Promise.reject(new CallRefused('offline', '', {})) }));
  expect(useSession.getState().stored).toEqual(stored);
});

test('a session is renewed by use, at most every five minutes, and never when idle or out of sight', () => {
  let now = 0;
  const renewals: number[] = [];
  keepSession({
    client: clientOf({
      info: async () => ({ ...mary, hasUploadedIcon: false }),
      renewSession: async () => renewals.push(now),
    }),
    live: { on: () => () => {} } as unknown as Live,
    clock: { now: () => now },
    onLanguage: () => {},
  });
  const press = (at: number) => {
    now = at;
    page.dispatchEvent(new Event('pointerdown'));
  };
  press(60_000);
  press(299_999);
  expect(renewals).toEqual([]);
  press(300_000);
  press(310_000);
  expect(renewals).toEqual([300_000]);
  page.hidden = true;
  press(900_000);
  page.hidden = false;
  useSession.setState({ stored: null });
  press(1_000_000);
  expect(renewals).toEqual([300_000]);
});

test('the language a member reads is remembered, and that of a visitor is not', () => {
  const remembered: unknown[] = [];
  let speak: (language: 'TH' | 'VI') => void = () => {};
  keepSession({
    client: clientOf({
      info: async () => ({ ...mary, hasUploadedIcon: false }),
      setLanguage: async (...input: unknown[]) => remembered.push(...input),
    }),
    live: { on: () => () => {} } as unknown as Live,
    clock: { now: () => 0 },
    onLanguage: (tell) => {
      speak = tell;
    },
  });
  speak('TH');
  useSession.setState({ stored: null });
  speak('VI');
  expect(remembered).toEqual([{ body: { language: 'TH' } }]);
});
