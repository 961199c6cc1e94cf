/** Stores the one key that encrypts remembered passwords. */
export type KeyStore = {
  find(): Promise<CryptoKey | null>;
  findOrMake(): Promise<CryptoKey>;
  remove(): Promise<void>;
};

const DATABASE = 'parlour-keys';
const STORE = 'keys';
const NAME = 'remembered';

/** Not extractable: scripts, extensions and copies of the browser's files cannot get its bytes. */
export async function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Only IndexedDB stores a key as an object, without exposing its bytes. */
export const deviceKeyStore: KeyStore = {
  find: () =>
    inStore('readonly', (store) => store.get(NAME) as IDBRequest<CryptoKey | undefined>).then(orNull),
  async findOrMake() {
    const found = await deviceKeyStore.find();
    if (found) return found;
    const made = await makeKey();
    try {
      await inStore('readwrite', (store) => store.add(made, NAME));
      return made;
    } catch (error) {
      // Another tab was faster.
      const theirs = await deviceKeyStore.find();
      if (!theirs) throw error;
      return theirs;
    }
  },
  async remove() {
    await inStore('readwrite', (store) => store.delete(NAME));
  },
};

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser gave no reason'));
  });
}

function orNull<Value>(value: Value | undefined): Value | null {
  return value ?? null;
}
