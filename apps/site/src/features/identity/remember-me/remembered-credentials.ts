import type { LoginWay } from '../login-way.ts';
import type { KeyStore } from './key-store.ts';

/** Specification section 3, "Remembered credentials". For the phone method the number is the user name. */
export type Credentials = {
  type: LoginWay;
  username: string;
  password: string;
  countryDialingCode: string;
};

/** As stored in the browser: the password is useless without the key, which cannot be extracted. */
type Sealed = Omit<Credentials, 'password'> & { iv: string; sealedPassword: string };

/** Local storage, or a stand-in. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type Needs = { keys: KeyStore; openShelf: () => Shelf; merchantCode: string };
export type RememberedCredentials = ReturnType<typeof createRememberedCredentials>;

const PREFIX = 'PARLOUR_REMEMBERED_';
const IV_BYTES = 12;

/** The credentials the visitor let this browser remember, per brand and sign-in method (docs/decisions/0054). */
export function createRememberedCredentials({ keys, openShelf, merchantCode }: Needs) {
  const nameOf = (type: LoginWay | '') => `${PREFIX}${merchantCode}_${type}`;

  return {
    /** Also null if the key is gone or the record is not ours: the same as never remembered. */
    async read(type: LoginWay): Promise<Credentials | null> {
      try {
        const kept = openShelf().getItem(nameOf(type));
        const key = kept && (await keys.find());
        return kept && key ? await open(JSON.parse(kept) as Sealed, key) : null;
      } catch {
        // Blocked storage or a broken record must not prevent signing in.
        return null;
      }
    },

    async write(credentials: Credentials): Promise<void> {
      try {
        const sealed = await close(credentials, await keys.findOrMake());
        openShelf().setItem(nameOf(credentials.type), JSON.stringify(sealed));
      } catch {
        // The browser stores nothing: the visitor types it again next time.
      }
    },

    forget(type: LoginWay): void {
      try {
        openShelf().removeItem(nameOf(type));
      } catch {
        // Blocked: then nothing was stored.
      }
    },

    /** Removes everything of this brand, and the key with the last record. */
    async erase(): Promise<void> {
      try {
        const shelf = openShelf();
        const kept = keptNames(shelf);
        const ours = kept.filter((name) => name.startsWith(nameOf('')));
        if (ours.length === 0) return;
        for (const name of ours) shelf.removeItem(name);
        if (ours.length === kept.length) await keys.remove();
      } catch {
        // Blocked: then nothing was stored.
      }
    },
  };
}

function keptNames(shelf: Shelf): string[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );
}

async function close({ password, ...about }: Credentials, key: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(about) },
    key,
    new TextEncoder().encode(password),
  );
  return { ...about, iv: toBase64(iv), sealedPassword: toBase64(new Uint8Array(sealed)) };
}

async function open({ iv, sealedPassword, ...about }: Sealed, key: CryptoKey): Promise<Credentials> {
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(iv), additionalData: boundTo(about) },
    key,
    fromBase64(sealedPassword),
  );
  return { ...about, password: new TextDecoder().decode(opened) };
}

/** Binds a password to its user name: it decrypts only together with that. */
function boundTo({ type, username }: Pick<Credentials, 'type' | 'username'>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([type, username]));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
