import type { LoginType } from '@parlour/contract/values/identity';
import type { KeyStore } from './key-store.ts';

/** Specification section 3, "Remembered credentials". The number of a phone is the user name of its method. */
export type Credentials = {
  type: LoginType;
  username: string;
  password: string;
  countryDialingCode: string;
};

/** As it lies in the browser: whoever reads it gets no password without the key, which cannot be taken out. */
type Sealed = Omit<Credentials, 'password'> & { iv: string; sealedPassword: string };

/** Local storage, or what stands in for it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type Needs = { keys: KeyStore; openShelf: () => Shelf; merchantCode: string };
export type RememberedCredentials = ReturnType<typeof createRememberedCredentials>;

const PREFIX = 'PARLOUR_REMEMBERED_';
const IV_BYTES = 12;

/** What the visitor let this browser keep, per brand and way to sign in (docs/decisions/0054). */
export function createRememberedCredentials({ keys, openShelf, merchantCode }: Needs) {
  const nameOf = (type: LoginType | '') => `${PREFIX}${merchantCode}_${type}`;

  return {
    /** Null as well where the key is gone, or somebody else wrote: the same as never remembered. */
    async read(type: LoginType): Promise<Credentials | null> {
      try {
        const kept = openShelf().getItem(nameOf(type));
        const key = kept && (await keys.find());
        return kept && key ? await open(JSON.parse(kept) as Sealed, key) : null;
      } catch {
        // Storage that is blocked, a record that does not open: no reason to keep anybody from signing in.
        return null;
      }
    },

    async write(credentials: Credentials): Promise<void> {
      try {
        const sealed = await close(credentials, await keys.findOrMake());
        openShelf().setItem(nameOf(credentials.type), JSON.stringify(sealed));
      } catch {
        // A browser that keeps nothing: the visitor types it again next time.
      }
    },

    forget(type: LoginType): void {
      try {
        openShelf().removeItem(nameOf(type));
      } catch {
        // Blocked: then nothing was kept.
      }
    },

    /** Everything of this brand, and the key with the last of all. */
    async erase(): Promise<void> {
      try {
        const shelf = openShelf();
        const kept = keptNames(shelf);
        const ours = kept.filter((name) => name.startsWith(nameOf('')));
        if (ours.length === 0) return;
        for (const name of ours) shelf.removeItem(name);
        if (ours.length === kept.length) await keys.remove();
      } catch {
        // Blocked: then nothing was kept.
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

/** A password opens only beside the name it was kept with. */
function boundTo({ type, username }: Pick<Credentials, 'type' | 'username'>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([type, username]));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
