import { beforeEach, describe, expect, test } from 'vitest';
import { type KeyStore, makeKey } from './key-store.ts';
import { type Credentials, createRememberedCredentials, type Shelf } from './remembered-credentials.ts';

const MARY: Credentials = {
  type: 'username',
  username: 'mary01',
  password: 'Päss wörd#1',
  countryDialingCode: '',
};
const PHONE: Credentials = { type: 'sms', username: '912345678', password: '', countryDialingCode: '84' };

describe('remembered credentials', () => {
  let records: Map<string, string>;
  let keys: KeyStore;
  let shelf: Shelf;

  beforeEach(() => {
    records = new Map();
    keys = keysInMemory();
    shelf = shelfOf(records);
  });

  const remembered = (merchantCode = 'harbor') =>
    createRememberedCredentials({ keys, openShelf: () => shelf, merchantCode });

  test('come back per way to sign in', async () => {
    await remembered().write(MARY);
    await remembered().write(PHONE);
    expect(await remembered().read('username')).toEqual(MARY);
    expect(await remembered().read('sms')).toEqual(PHONE);
    expect(await remembered().read('firebase')).toBeNull();
    remembered().forget('username');
    expect(await remembered().read('username')).toBeNull();
    expect(await remembered().read('sms')).toEqual(PHONE);
  });

  test('hold no password that can be read, not even encoded, and never the same bytes twice', async () => {
    await remembered().write(MARY);
    const first = [...records.values()].join();
    await remembered().write(MARY);
    const second = [...records.values()].join();
    expect(second).not.toBe(first);
    const bytes = new TextEncoder().encode(MARY.password);
    const spellings = [
      MARY.password,
      encodeURIComponent(MARY.password),
      btoa(String.fromCharCode(...bytes)),
      Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    ];
    for (const spelling of spellings) expect(first + second).not.toContain(spelling);
    expect(JSON.parse(second)).toMatchObject({ type: 'username', username: 'mary01' });
  });

  test('are sealed with a key that cannot be taken out of the browser', async () => {
    const key = await makeKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  test('are nobody else’s: another key, another name or a changed record opens nothing', async () => {
    await remembered().write(MARY);
    const [[name = '', record = ''] = []] = records;
    records.set(name, record.replace('mary01', 'mary02'));
    expect(await remembered().read('username')).toBeNull();
    records.set(name, record);
    expect(await remembered().read('username')).toEqual(MARY);
    keys = keysInMemory();
    expect(await remembered().read('username')).toBeNull();
    await keys.findOrMake();
    expect(await remembered().read('username')).toBeNull();
    records.set(name, 'not json');
    expect(await remembered().read('username')).toBeNull();
  });

  test('of one brand are erased when it keeps none, and the key goes with the last of all', async () => {
    await remembered('harbor').write(MARY);
    await remembered('lantern').write(PHONE);
    await remembered('harbor').erase();
    expect(await remembered('harbor').read('username')).toBeNull();
    expect(await remembered('lantern').read('sms')).toEqual(PHONE);
    await remembered('lantern').erase();
    expect(records.size).toBe(0);
    expect(await keys.find()).toBeNull();
  });

  test('are simply not kept where the browser keeps nothing', async () => {
    const blocked = createRememberedCredentials({
      keys,
      openShelf: () => {
        throw new Error('blocked');
      },
      merchantCode: 'harbor',
    });
    await blocked.write(MARY);
    blocked.forget('username');
    await blocked.erase();
    expect(await blocked.read('username')).toBeNull();
  });
});

function keysInMemory(): KeyStore {
  let key: CryptoKey | null = null;
  return {
    find: async () => key,
    async findOrMake() {
      key ??= await makeKey();
      return key;
    },
    async remove() {
      key = null;
    },
  };
}

function shelfOf(records: Map<string, string>): Shelf {
  return {
    get length() {
      return records.size;
    },
    key: (index) => [...records.keys()][index] ?? null,
    getItem: (name) => records.get(name) ?? null,
    setItem: (name, value) => records.set(name, value),
    removeItem: (name) => records.delete(name),
  };
}
