import { isUtf8 } from 'node:buffer';
import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { type BalanceCall, type InfoCall, isSignedBy, type WalletCall } from '@parlour/wallet-protocol';
import { createLocalRateLimits } from '../../../http/limits/rate-limits.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { Vendor, Vendors } from '../vendors/vendors.ts';
import type { VendorBets } from './bets.service.ts';
import type { GameSessions } from './sessions.service.ts';
import type { Transactions } from './settlements.service.ts';
import {
  type Answer,
  type Asked,
  CALLS_PER_VENDOR,
  NO_COUNTRY,
  readCall,
  refuseSession,
  writeAnswer,
} from './wallet-calls.rules.ts';

export type VendorCall = {
  readonly merchant: string;
  readonly vendor: string;
  readonly name: WalletCall;
  readonly body: Buffer;
  readonly signature: string;
  readonly requestId: string;
};
type WalletNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { ofMerchant(merchantCode: string): Brand | undefined };
  identity: Pick<Identity, 'findMember' | 'countryOfMember'>;
  vendors: Vendors;
  sessions: GameSessions;
  bets: VendorBets;
  transactions: Transactions;
  wallet: Pick<Wallet, 'bonuses'>;
};

/** The only way vendors reach members' money. A call without the named vendor's signature is not even parsed. */
export function createVendorWallet(needs: WalletNeeds) {
  const { database, clock, log, brands, identity, vendors, sessions, bets, transactions, wallet } = needs;
  const limits = createLocalRateLimits(clock);

  async function info({ brandId }: Vendor, { user }: InfoCall): Promise<Answer> {
    const member = isId(user) ? await identity.findMember(brandId, user) : undefined;
    if (!member) return { status: 'RS_ERROR_UNKNOWN' };
    if (member.state !== 'active') return { status: 'RS_ERROR_USER_DISABLED' };
    return { status: 'RS_OK', country: (await identity.countryOfMember(member)) ?? NO_COUNTRY };
  }

  async function balance({ brandId, code }: Vendor, body: BalanceCall): Promise<Answer> {
    const session = await sessions.find(brandId, code, body.token);
    const asked = { memberId: body.user, gameCode: body.game_code, nowMs: clock.now() };
    const refusal = refuseSession(session, asked);
    if (refusal || !session) return { status: refusal ?? 'RS_ERROR_INVALID_TOKEN' };
    const { memberId, currency, product } = session;
    const owner = { brandId, memberId, currency };
    const play = { product, vendor: code };
    return {
      status: 'RS_OK',
      currency,
      balance: await wallet.bonuses.playable(database.queries, owner, play),
    };
  }

  function dispatch(vendor: Vendor, asked: Asked): Promise<Answer> {
    switch (asked.name) {
      case 'info':
        return info(vendor, asked.body);
      case 'balance':
        return balance(vendor, asked.body);
      case 'bet':
        return bets.bet(vendor, asked.body);
      case 'win':
        return transactions.win(vendor, asked.body);
      case 'rollback':
        return transactions.rollback(vendor, asked.body);
    }
  }

  async function answerKnown(brand: Brand, vendor: Vendor, call: VendorCall): Promise<string> {
    const { name, body } = call;
    if (limits.take(`${vendor.brandId}|${vendor.code}`, CALLS_PER_VENDOR) !== 0)
      return writeAnswer({}, { status: 'RS_ERROR_UNKNOWN' });
    if (!isUtf8(body)) return writeAnswer({}, { status: 'RS_ERROR_WRONG_SYNTAX' });
    const read = readCall(name, body.toString('utf8'));
    if ('status' in read) return writeAnswer(read.ids, { status: read.status });
    const { user, request_uuid } = read.asked.body;
    const ids = { user, request_uuid };
    // Rounds can always be finished, even if no new one may begin.
    if (name !== 'win' && name !== 'rollback') {
      if (!vendor.isOpen) return writeAnswer(ids, { status: 'RS_ERROR_INVALID_PARTNER' });
      if (brand.settings.maintenance.enabled) return writeAnswer(ids, { status: 'RS_ERROR_UNKNOWN' });
    }
    try {
      return writeAnswer(ids, await dispatch(vendor, read.asked));
    } catch (error) {
      // The vendor repeats the call or rolls the bet back; either way it learns the outcome.
      log.error(
        { err: error, requestId: call.requestId, vendor: vendor.code, call: name },
        'a vendor call failed',
      );
      return writeAnswer(ids, { status: 'RS_ERROR_UNKNOWN' });
    }
  }

  /** Also accepts the key being replaced, while it is valid. */
  async function isSignedByVendor({ theirKeys }: Vendor, { body, signature }: VendorCall): Promise<boolean> {
    const nowMs = clock.now();
    for (const { key, endsAtMs } of theirKeys)
      if (nowMs < endsAtMs && (await isSignedBy(body, signature, key))) return true;
    return false;
  }

  return {
    /** `isStranger`: the caller is not a known vendor, so the general rate limit applies. */
    async answer(call: VendorCall): Promise<{ text: string; isStranger: boolean }> {
      const brand = brands.ofMerchant(call.merchant);
      const vendor = brand && (await vendors.find(brand.id, call.vendor));
      if (!brand || !vendor)
        return { text: writeAnswer({}, { status: 'RS_ERROR_INVALID_PARTNER' }), isStranger: true };
      if (!(await isSignedByVendor(vendor, call)))
        return { text: writeAnswer({}, { status: 'RS_ERROR_INVALID_SIGNATURE' }), isStranger: true };
      return { text: await answerKnown(brand, vendor, call), isStranger: false };
    },
  };
}
