import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { Product } from '@parlour/contract';
import {
  readJson,
  SIGNATURE_HEADER,
  type Status,
  WALLET_PATHS,
  type WalletCall,
  writeJson,
} from '@parlour/wallet-protocol';
import { gamesVendor } from '../../domains/games/vendors/vendors.schema.ts';
import { VENDOR_KEY_PURPOSE } from '../../domains/games/vendors/vendors.service.ts';
import { createSecrets } from '../../secrets/secrets.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { TEST_MASTER_KEY, type TestApp } from '../test-app.ts';
import type { ModelCall } from './vendor-model.ts';

/** Parts of one unit. */
export const UNIT = 100_000n;

export type WalletAnswer = {
  status: Status;
  balance?: bigint;
  currency?: string;
  user?: string;
  request_uuid?: string;
  country?: string;
};
export type TestVendor = Awaited<ReturnType<typeof openVendor>>;

/** Short, so that tests do not wait for primes: they test that a signature is required, not its strength. */
const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
const pem = (key: KeyObject, type: 'spki' | 'pkcs8') =>
  key.export({ type, format: 'pem' } as never) as string;

type VendorAbout = Partial<typeof gamesVendor.$inferInsert> & { merchant?: string };

/** A vendor of a brand, which signs its calls and sends them to the wallet. */
export async function openVendor(app: TestApp, about: VendorAbout = {}) {
  const { merchant = 'harbor', ...rest } = about;
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error(`there is no brand ${merchant}`);
  const code = rest.code ?? 'STUDIO';
  await app.database.queries.insert(gamesVendor).values({
    brandId: brand.id,
    code,
    name: 'Studio',
    apiUrl: 'http://127.0.0.1:9',
    operatorId: merchant,
    vendorPublicKey: pem(pair.publicKey, 'spki'),
    ownPublicKey: pem(pair.publicKey, 'spki'),
    ownPrivateKey: createSecrets(Buffer.from(TEST_MASTER_KEY, 'hex')).encrypt(
      VENDOR_KEY_PURPOSE,
      Buffer.from(pem(pair.privateKey, 'pkcs8')),
    ),
    isOpen: true,
    tag: '',
    sort: 0,
    betMax: null,
    createdAt: new Date(app.clock.now()),
    ...rest,
  });
  await app.modules.games.vendors.changed(brand.id);

  const signOf = (body: Buffer | string) =>
    sign('RSA-SHA256', Buffer.from(body), pair.privateKey).toString('base64');

  async function send(
    name: WalletCall,
    body: Buffer | string,
    { signature = signOf(body), at = app }: { signature?: string; at?: TestApp } = {},
  ): Promise<WalletAnswer> {
    const response = await at.server.inject({
      method: 'POST',
      url: `/vendors/${merchant}/${code}${WALLET_PATHS[name]}`,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      payload: body,
    });
    if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}: ${response.body}`);
    return readJson(response.body) as WalletAnswer;
  }

  return {
    brand,
    code,
    merchant,
    send,
    signOf,
    /** The key the vendor verifies our calls with. */
    publicKey: pem(pair.publicKey, 'spki'),
    call: (name: WalletCall, body: object, at?: TestApp) =>
      send(name, writeJson({ request_uuid: randomUUID(), ...body }), at ? { at } : {}),

    /** A token as from a launch. */
    async openSession(
      memberId: string,
      {
        gameCode = 'dice',
        currency = 'CNY',
        product = 'casino',
      }: { gameCode?: string; currency?: string; product?: Product } = {},
    ) {
      const { sessions } = app.modules.games;
      const place = { memberId, vendor: code, gameCode, currency, product };
      const { id, token } = await sessions.begin(brand, place);
      await sessions.endEarlier(brand.id, place, id);
      return token;
    },

    /** Puts money into a member's main account. */
    async fund(memberId: string, units: bigint, currency = 'CNY') {
      const books = ledgerOf(brand.id, currency);
      await app.modules.wallet.submit(books.deposit(memberId, units * UNIT));
    },

    async balanceOf(memberId: string, currency = 'CNY') {
      const member = { brandId: brand.id, memberId, currency };
      return (await app.modules.wallet.mainAccounts.main(app.database.queries, member)).balance;
    },

    /** What the member owes, as a negative amount. */
    async debtOf(memberId: string, currency = 'CNY') {
      const { rows } = await app.database.queries.execute(
        `select b.balance from wallet_account a join wallet_balance b
           on b.brand_id = a.brand_id and b.account_id = a.id
         where a.owner = '${memberId}' and a.purpose = 'debt' and a.currency = '${currency}'`,
      );
      return (rows[0] as { balance: bigint } | undefined)?.balance ?? 0n;
    },

    /** A call of the model, as sent. */
    play(
      call: ModelCall,
      { token, currency = 'CNY', at }: { token: string; currency?: string; at?: TestApp },
    ) {
      return this.call(call.kind, bodyOf(call, { token, currency }), at);
    },
  };
}

export function bodyOf(call: ModelCall, { token, currency }: { token: string; currency: string }): object {
  return {
    user: call.user,
    token,
    game_code: call.game,
    transaction_uuid: call.id,
    supplier_transaction_id: `s-${call.id}`,
    round: call.round,
    round_closed: call.closes,
    ...(call.kind === 'rollback'
      ? {}
      : { amount: call.amount, currency, is_free: false, is_supplier_promo: false }),
    ...(call.about === null ? {} : { reference_transaction_uuid: call.about }),
  };
}
