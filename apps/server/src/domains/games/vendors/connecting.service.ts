import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import {
  generateVendorKeys,
  ONBOARDING_PATH,
  OnboardingAnswer,
  type OnboardingCall,
  readPrivateKey,
  readPublicKey,
  SIGNATURE_HEADER,
  signBody,
  type VendorTitle,
} from '@parlour/wallet-protocol';
import type { ArcadeParty } from '../../../config/third-parties.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../observability/log.ts';
import { parseJson, postJson } from '../../../outbound/outbound.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { CONNECT_DEADLINE_MS } from './calls.rules.ts';
import { type VendorCalls, VendorUnavailable } from './calls.service.ts';
import { CONNECT_ATTEMPTS, KNOWN_BY_ANOTHER_KEY, RENEW_EVERY_MS } from './connecting.rules.ts';
import { insertVendor } from './vendors.operator.repo.ts';
import { listVendors, saveVendor } from './vendors.repo.ts';
import { VENDOR_KEY_PURPOSE, type Vendor, type Vendors } from './vendors.service.ts';

/** Imports a vendor's list into the lobby. */
export type TitleImport = (
  tx: Tx,
  brandId: string,
  vendor: string,
  titles: readonly VendorTitle[],
) => Promise<unknown>;

type ConnectingNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  jobs: Pick<Jobs, 'enqueue'>;
  brands: { all(): readonly Brand[]; ofId(id: string): Brand | undefined };
  vendors: Vendors;
  calls: VendorCalls;
  /** The house's own studios; null: there are none. */
  arcade: ArcadeParty | null;
  privateVendors: readonly string[];
  replaceTitles: TitleImport;
  /** Fills the list of hot titles and the jackpot's for a demonstration. */
  showcase: (tx: Tx, brandId: string, vendors: readonly string[]) => Promise<void>;
};

/** The other side answered, and not as the protocol says. */
export class OnboardingRefused extends VendorUnavailable {
  readonly status: number;

  constructor(status: number) {
    super(`onboarding was answered with ${status}`);
    this.status = status;
  }
}

export type VendorConnecting = ReturnType<typeof createVendorConnecting>;

/** Connects a brand with a vendor, and imports the vendor's titles into the lobby. */
export function createVendorConnecting(needs: ConnectingNeeds) {
  const { database, clock, log, secrets, jobs, brands, vendors, calls, arcade } = needs;

  /** The pair of ours that is in use at the address already, or a new one. */
  async function ownPair({ brand, apiUrl }: Connecting) {
    const rows = await listVendors(database.queries, brand.id);
    const known = rows.find((row) => row.apiUrl.startsWith(`${apiUrl}/`));
    if (known) return { publicKey: known.ownPublicKey, sealed: known.ownPrivateKey };
    const { publicKey, privateKey } = await generateVendorKeys();
    const sealed = secrets.encrypt(VENDOR_KEY_PURPOSE, Buffer.from(privateKey));
    return { publicKey, sealed };
  }

  /** Signed, since whoever knows us already changes nothing by the token alone, which many were told. */
  async function ask({ apiUrl, onboardingToken }: Connecting, body: OnboardingCall, signer: string) {
    const key = readPrivateKey(secrets.decrypt(VENDOR_KEY_PURPOSE, signer).toString());
    return postJson({
      url: `${apiUrl}${ONBOARDING_PATH}`,
      deadlineMs: CONNECT_DEADLINE_MS,
      requestId: null,
      headers: {
        authorization: `Bearer ${onboardingToken}`,
        [SIGNATURE_HEADER]: await signBody(JSON.stringify(body), key),
      },
      body,
      privateHosts: needs.privateVendors,
    });
  }

  /** The house's studios may have moved with us, and still know us by the pair we had at their address before. */
  async function signersOf({ brand, by }: Connecting, own: OwnPair): Promise<string[]> {
    if (by === 'operator') return [own.sealed];
    const rows = await listVendors(database.queries, brand.id);
    const known = new Map(rows.map((row) => [row.ownPublicKey, row.ownPrivateKey]));
    known.delete(own.publicKey);
    return [own.sealed, ...known.values()];
  }

  async function exchange(asked: Connecting, own: OwnPair) {
    const operatorId = asked.brand.settings.merchantCode;
    const body = { operator_id: operatorId, public_key: own.publicKey, wallet_url: asked.walletUrl };
    let status = 0;
    for (const signer of await signersOf(asked, own)) {
      const answer = await ask(asked, body, signer);
      const read = answer.status === 200 ? OnboardingAnswer.safeParse(parseJson(answer.text)) : null;
      if (read?.success) return { operatorId, studios: read.data.studios };
      status = answer.status;
      if (status !== KNOWN_BY_ANOTHER_KEY) break;
    }
    throw new OnboardingRefused(status);
  }

  /**
   * Exchanges keys with every vendor at an address, and requests its titles. By the machine, as for a demonstration,
   * vendors are open at once and known ones are renewed; by an operator new ones are closed until two people open them,
   * and known ones stay as they are. Returns those that were saved.
   */
  async function connectVendors(asked: Connecting): Promise<string[]> {
    const { brand, apiUrl, by } = asked;
    const own = await ownPair(asked);
    const { operatorId, studios } = await exchange(asked, own);
    const saved: string[] = [];
    await database.transaction(async (tx) => {
      const before = (await listVendors(tx, brand.id)).length;
      for (const [index, { code, name, public_key, api_path, mark_url }] of studios.entries()) {
        // Throws on an invalid key: if stored, every later call would fail.
        readPublicKey(public_key);
        const row = {
          brandId: brand.id,
          code,
          name,
          markUrl: mark_url ?? null,
          apiUrl: `${apiUrl}${api_path}`,
          operatorId,
          vendorPublicKey: public_key,
          ownPublicKey: own.publicKey,
          ownPrivateKey: own.sealed,
          isOpen: by === 'machine',
          tag: '' as const,
          sort: before + index,
          createdAt: new Date(clock.now()),
        };
        if (by === 'machine') await saveVendor(tx, row);
        else if (!(await insertVendor(tx, row))) continue;
        saved.push(code);
      }
    });
    await vendors.changed(brand.id);
    const connected = await vendors.all(brand.id);
    for (const code of saved) await renewTitles(connected.get(code) as Vendor, by);
    return saved;
  }

  async function renewTitles(vendor: Vendor, by: Connecting['by']): Promise<void> {
    const titles = await calls.gameList(vendor, by);
    await database.transaction((tx) => needs.replaceTitles(tx, vendor.brandId, vendor.code, titles));
  }

  /** A vendor that is down does not stop the others; it is retried tomorrow. */
  async function renewAll(): Promise<void> {
    for (const { id } of brands.all()) {
      for (const vendor of (await vendors.all(id)).values()) {
        try {
          await renewTitles(vendor, 'machine');
        } catch (error) {
          if (!(error instanceof VendorUnavailable)) throw error;
          log.warn({ err: error, vendor: vendor.code }, 'the titles of a vendor are those of yesterday');
        }
      }
    }
  }

  const connectArcade: JobKind<{ brandId: string }> = {
    name: 'games.connect_arcade',
    maxAttempts: CONNECT_ATTEMPTS,
    async outside({ payload: { brandId } }) {
      const brand = brands.ofId(brandId);
      if (!arcade || !brand) return;
      const walletUrl = `${arcade.walletOrigin}/vendors/${brand.settings.merchantCode}/{vendor}`;
      const { url: apiUrl, onboardingToken } = arcade;
      const codes = await connectVendors({ brand, apiUrl, onboardingToken, walletUrl, by: 'machine' });
      await database.transaction((tx) => needs.showcase(tx, brandId, codes));
      log.info(
        { brand: brand.settings.merchantCode, vendors: codes },
        'the studios of the arcade are connected',
      );
    },
  };
  const renewLists: JobKind<unknown> = {
    name: 'games.renew_lists',
    maxAttempts: 5,
    everyMs: RENEW_EVERY_MS,
    outside: renewAll,
  };

  return {
    connectVendors,
    renewTitles,
    jobs: [connectArcade as JobKind<unknown>, renewLists],

    /** For a demonstration: connects brands to the arcade's studios at its current address, once it is up. */
    async connectDemo(): Promise<void> {
      if (!arcade) return;
      for (const { id } of brands.all()) {
        const known = await listVendors(database.queries, id);
        if (known.some(({ apiUrl }) => apiUrl.startsWith(`${arcade.url}/`))) continue;
        const asked = { uniqueKey: id, brandId: id };
        await database.transaction((tx) => jobs.enqueue(tx, connectArcade, { brandId: id }, asked));
      }
    },
  };
}

export type Connecting = {
  brand: Brand;
  apiUrl: string;
  onboardingToken: string;
  walletUrl: string;
  by: 'machine' | 'operator';
};
type OwnPair = { publicKey: string; sealed: string };
