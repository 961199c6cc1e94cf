import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, ConsoleContract, OperatorVendor } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { generateVendorKeys } from '@parlour/wallet-protocol';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { readApiUrl } from './api-url.ts';
import { VendorUnavailable } from './calls.service.ts';
import { LAST_PLACE, TOKEN_REFUSED } from './connecting.rules.ts';
import { OnboardingRefused, type VendorConnecting } from './connecting.service.ts';
import { fingerprintOf, readTheirKey } from './keys.rules.ts';
import { insertVendor } from './vendors.operator.repo.ts';
import type { VendorChangeCall, VendorsForOperators } from './vendors.operator.service.ts';
import { VENDOR_KEY_PURPOSE, type Vendors } from './vendors.service.ts';

type Calls = ConsoleContract['games'];
type JoiningNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  audit: AuditWriter;
  vendors: Vendors;
  privateVendors: readonly string[];
  connecting: Pick<VendorConnecting, 'connectVendors' | 'renewTitles'>;
  vendorChanges: Pick<VendorsForOperators, 'one' | 'tell' | 'walletUrl'>;
};
export type VendorJoining = ReturnType<typeof createVendorJoining>;

/** How operators add a vendor: by hand, or by a token if the vendor accepts new operators automatically. */
export function createVendorJoining(needs: JoiningNeeds) {
  const { database, clock, log, secrets, audit, vendors, connecting, vendorChanges } = needs;

  async function record(
    { brand, actor }: VendorChangeCall,
    { action, id, reason, changes }: { action: string; id: string; reason: string; changes: object },
  ): Promise<void> {
    await database.transaction((tx) =>
      audit.record(tx, {
        actor,
        kind: 'change',
        action,
        target: { kind: 'vendor', id },
        brandId: brand.id,
        changes: changesBetween({}, changes),
        reason,
      }),
    );
  }

  return {
    async connect(call: VendorChangeCall, body: BodyOf<Calls['connectVendor']>): Promise<OperatorVendor> {
      const { code, name, operatorId, publicKey: theirs, reason } = body;
      const { brand, actor } = call;
      if (!readTheirKey(theirs))
        throw new Refusal('invalid_input', { fields: { publicKey: 'wrong_format' } });
      const apiUrl = readApiUrl(body.apiUrl, needs.privateVendors);
      const { publicKey, privateKey } = await generateVendorKeys();
      await database.transaction(async (tx) => {
        const isNew = await insertVendor(tx, {
          brandId: brand.id,
          code,
          name,
          apiUrl,
          operatorId,
          vendorPublicKey: theirs,
          ownPublicKey: publicKey,
          ownPrivateKey: secrets.encrypt(VENDOR_KEY_PURPOSE, Buffer.from(privateKey)),
          isOpen: false,
          tag: '',
          sort: LAST_PLACE,
          createdAt: new Date(clock.now()),
        });
        if (!isNew) throw new Refusal('invalid_input', { fields: { code: 'not_allowed' } });
        const told = {
          name,
          apiUrl,
          operatorId,
          ours: fingerprintOf(publicKey),
          theirs: fingerprintOf(theirs),
        };
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.connect_vendor',
          target: { kind: 'vendor', id: code },
          brandId: brand.id,
          changes: changesBetween({}, told),
          reason,
        });
        vendorChanges.tell(tx, brand.id);
      });
      return vendorChanges.one(call, code);
    },

    /** Recorded even without an answer: a token was sent to that address. */
    async onboard(call: VendorChangeCall, { apiUrl: typed, token, reason }: BodyOf<Calls['onboardVendors']>) {
      const apiUrl = readApiUrl(typed, needs.privateVendors);
      const action = 'games.onboard_vendors';
      await record(call, { action, id: new URL(apiUrl).host, reason, changes: { apiUrl } });
      const walletUrl = vendorChanges.walletUrl(call, { apiUrl, code: '{vendor}' });
      try {
        const onboarding = {
          brand: call.brand,
          apiUrl,
          onboardingToken: token,
          walletUrl,
          by: 'operator' as const,
        };
        return { codes: await connecting.connectVendors(onboarding) };
      } catch (error) {
        log.warn({ err: error, apiUrl }, 'vendors could not be connected');
        throw refusalOf(error);
      }
    },

    async renewTitles(call: VendorChangeCall, { code, reason }: BodyOf<Calls['renewVendorTitles']>) {
      const vendor = await vendors.find(call.brand.id, code);
      if (!vendor) throw new Refusal('not_found');
      await record(call, { action: 'games.renew_titles', id: code, reason, changes: {} });
      await connecting.renewTitles(vendor, 'operator').catch((error: unknown) => {
        if (error instanceof VendorUnavailable) throw new Refusal('vendor_silent');
        throw error;
      });
      return vendorChanges.one(call, code);
    },
  };
}

/** What an operator can do about it: another token, another address, or waiting. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof OnboardingRefused)) return new Refusal('vendor_silent');
  const { status } = error;
  return TOKEN_REFUSED.includes(status)
    ? new Refusal('vendor_token_refused')
    : new Refusal('vendor_garbled', { status });
}
