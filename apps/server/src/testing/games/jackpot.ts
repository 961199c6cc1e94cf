import { randomUUID } from 'node:crypto';
import { makeBrand } from '../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../factories/games.factory.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addGambler } from './gamblers.ts';
import { openVendor, type TestVendor, UNIT } from './vendor.ts';

/** Younger bets wait for their draw. */
export const SETTLED_MS = 30_000;
type Terms = Omit<Parameters<TestApp['modules']['games']['jackpot']['put']>[2], 'id'>;

export type Jackpot = Awaited<ReturnType<typeof startJackpot>>;
/** What is public about a finished draw. */
export type Drawn = {
  game: string;
  drawId: string;
  seed: string;
  root: string;
  external: string;
  drawn: string;
  digits: number;
  shares: { id: string; share: string }[];
  winner: string | null;
};
type Shown = {
  mode: string;
  amount: string;
  coming: { number: number; commitment: string; digits: number }[];
  lastWin: { vo: { customerName: string; winAmount: string } } | null;
};

/** An app with one brand whose pool is open, and what members and the clock do with it. */
export async function startJackpot(terms: Partial<Terms> = {}) {
  const app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  const vendor = await openPool(app, terms);
  let gamblers = 0;
  const draw = () => app.modules.games.jackpot.drawAll(vendor.brand.id);
  const call = async (path: string) => {
    const headers = { merchant: 'harbor' };
    const { statusCode, ...response } = await app.server.inject({ url: path, headers });
    return { status: statusCode, code: response.json().code as string | undefined, body: response.body };
  };
  const get = async <Value>(path: string) => JSON.parse((await call(path)).body).value as Value;
  return {
    app,
    vendor,
    gambler: (about: Parameters<typeof addGambler>[3] = {}) => {
      gamblers += 1;
      return addGambler(app, vendor, `gambler${gamblers}`, about);
    },
    putTerms: (about: Partial<Terms> = {}) => putTerms(app, vendor, about),
    draw,
    /** Lets bets become old enough, and draws. */
    drawSettled: () => {
      app.clock.advance(SETTLED_MS);
      return draw();
    },
    pool: () => readPool(app, vendor.brand.id),
    call,
    get,
    shown: () => get<Shown>('/lgw/games/jackpot'),
    drawn: (number: number) => get<Drawn>(`/lgw/games/jackpot/draw?number=${number}`),
  };
}

/** A vendor with two slots and a table, and a pool that takes part of the stakes on slots. */
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
  await app.database.transaction((tx) => app.modules.games.jackpot.joinDemo(tx, vendor.brand.id, [code]));
  return vendor;
}

export function putTerms(app: TestApp, { brand }: TestVendor, about: Partial<Terms> = {}): Promise<void> {
  const terms: Terms = {
    isOpen: true,
    contributionPpm: 5_000,
    seedAmount: 1_000n * UNIT,
    oddsDigits: 15,
    ...about,
  };
  return app.database.transaction((tx) =>
    app.modules.games.jackpot.put(tx, brand, { ...terms, id: randomUUID() }),
  );
}

/** What the ledger moved into and out of the pool, and its balance. */
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
