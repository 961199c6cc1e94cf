import { randomUUID } from 'node:crypto';
import { makeVendorTitle } from '../factories/games.factory.ts';
import { addMember } from './members.ts';
import type { TestApp } from './test-app.ts';
import { openVendor, type TestVendor, UNIT } from './vendor.ts';
import type { ModelCall } from './vendor-model.ts';

/** Bets younger than this wait for their draw. */
export const SETTLED_MS = 30_000;
type Terms = Omit<Parameters<TestApp['modules']['games']['jackpot']['put']>[2], 'id'>;

/** A vendor with two slots and a table, and a pool that takes part of the stakes at slots. */
export async function openPool(app: TestApp, about: Partial<Terms> & { code?: string } = {}) {
  const { code = 'STUDIO', ...terms } = about;
  const vendor = await openVendor(app, { code });
  const titles = [
    makeVendorTitle({ game_code: 'dice', names: { EN: 'Dice', TH: 'ลูกเต๋า' } }),
    makeVendorTitle({ game_code: 'crash' }),
    makeVendorTitle({ game_code: 'poker', category: 'PVP', classification: 'table' }),
  ];
  await app.database.transaction((tx) =>
    app.modules.games.catalogue.replaceVendorTitles(tx, vendor.brand.id, code, titles),
  );
  await putTerms(app, vendor, terms);
  return vendor;
}

export function putTerms(app: TestApp, { brand }: TestVendor, about: Partial<Terms> = {}): Promise<void> {
  const terms = {
    isOpen: true,
    contributionPpm: 5_000,
    seedAmount: 1_000n * UNIT,
    oddsDigits: 15,
    categories: ['RNG'],
    ...about,
  };
  return app.database.transaction((tx) =>
    app.modules.games.jackpot.put(tx, brand, { ...terms, id: randomUUID() }),
  );
}

/** Somebody with money and a token for a title. */
export async function addGambler(
  app: TestApp,
  vendor: TestVendor,
  account: string,
  { units = 1_000n, gameCode = 'dice', currency = 'CNY' } = {},
) {
  const { id } = await addMember(app, account, { merchant: vendor.merchant });
  await vendor.fund(id, units, currency);
  return { id, token: await vendor.openSession(id, { gameCode, currency }) };
}

export const betOf = (user: string, about: Partial<ModelCall> = {}): ModelCall => ({
  kind: 'bet',
  id: randomUUID(),
  user,
  game: 'dice',
  round: randomUUID(),
  closes: false,
  amount: 10n * UNIT,
  about: null,
  ...about,
});
export const winOf = (bet: ModelCall, amount: bigint): ModelCall => ({
  ...bet,
  kind: 'win',
  id: randomUUID(),
  about: bet.id,
  amount,
});
export const rollbackOf = (of: ModelCall): ModelCall => ({ ...winOf(of, 0n), kind: 'rollback' });

/** What the ledger has moved into and out of the pool, and what is in it. */
export async function readPool(app: TestApp, brandId: string) {
  const { rows } = await app.database.queries.execute(
    `select coalesce(sum(amount) filter (where kind = 'jackpot_seed'), 0)::int8 as seeded,
       coalesce(sum(amount) filter (where kind = 'jackpot_contribution'), 0)::int8 as contributed,
       coalesce(sum(amount) filter (where kind = 'jackpot_win'), 0)::int8 as won,
       (select coalesce(sum(b.balance), 0)::int8 from wallet_balance b
        join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
        where b.brand_id = '${brandId}' and a.purpose = 'jackpot') as pool
     from wallet_transfer
     where brand_id = '${brandId}'`,
  );
  return rows[0] as { seeded: bigint; contributed: bigint; won: bigint; pool: bigint };
}
