import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { BrandSettings } from '@parlour/contract';
import { openEmbedded } from '@parlour/database/embedded';
import { amountOf } from '@parlour/money';
import { eq } from 'drizzle-orm';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { gamesTransaction } from '../../domains/games/transactions/transactions.schema.ts';
import { identityMember } from '../../domains/identity/members/members.schema.ts';
import { makeVendorTitle } from '../../factories/games.factory.ts';
import { makeMallItem } from '../../factories/promotions.factory.ts';
import type { JobKind } from '../../jobs/job.ts';
import { createLog } from '../../observability/log.ts';
import { findProject } from '../../project.ts';
import { brandIdOf, putVendor } from '../games/games.ts';
import { ledgerOf } from '../ledger/ledger.ts';

/**
 * A process with a channel to its parent: the default demo brand on an empty database in memory, its pages and console on
 * real sockets, and a clock that runs on from wherever the parent moves it. For journeys that last for days.
 */
const MERCHANT = 'harbor';
const VENDOR = 'STUDIO';
const MEMBER_PASSWORD = 'Parlour#2026';
const LITTLE_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
/** The planner of business days, by its name, which is all that enqueueing needs. */
const PLANNER: JobKind<unknown> = { name: 'jobs.plan_days', maxAttempts: 1, outside: async () => {} };

let aheadMs = 0;
const clock: Clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
const dataDir = mkdtempSync(join(tmpdir(), 'parlour-days-'));
const project = findProject(import.meta.dirname);
const log = createLog('silent');
const app = await createApp({
  config: readConfig({ ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir }),
  project,
  database: await openEmbedded({}, log),
  clock,
  log,
  isDemo: false,
  // Its operators; there is no brand yet that could have members.
  isDemonstration: true,
  passwordCost: LITTLE_COST,
});
const { database, modules } = app;
await database.transaction((tx) => modules.system.brands.create(tx, readSettings()));
const brandId = brandIdOf({ ...app, clock }, MERCHANT);
const brand = modules.system.brands.ofMerchant(MERCHANT);
if (!brand) throw new Error('no brand');
await putVendor({ ...app, clock }, VENDOR, [
  makeVendorTitle({ game_code: 'slot', return_to_player: '96.00' }),
]);
await database.transaction((tx) =>
  modules.promotions.demo.tasks(tx, brandId, [
    { kind: 'deposit', target: '100.00', prize: { kind: 'points', count: 5 }, isOn: true, order: 0 },
  ]),
);
await database.transaction((tx) =>
  modules.promotions.demo.mallItem(tx, brandId, { document: makeMallItem(), stock: 2 }),
);
const passwordHash = await modules.identity.hashPassword(MEMBER_PASSWORD);

/** What the parent can ask for, by name. */
const DEEDS = {
  now: async () => clock.now(),
  /** To so long before the end of the business day. */
  async untilEnd(ms: number) {
    const calendar = await modules.system.brands.calendarOf(brand);
    const today = calendar.dayOf(clock.now());
    const [span] = calendar.daysBetween(today, today);
    if (!span) throw new Error(`no day ${today}`);
    return DEEDS.pass(span.endsMs - ms - clock.now());
  },
  /** Time passes; whatever is due by then has been done. */
  async pass(ms: number) {
    aheadMs += ms;
    await database.transaction((tx) => app.jobs.enqueue(tx, PLANNER, {}, { uniqueKey: 'now' }));
    // What is done plans more: a day's work, and the next run of what repeats.
    while ((await app.jobs.runDue()) > 0);
    return clock.now();
  },
  async addMember(account: string) {
    const origin = { brand, ip: '127.0.0.1', language: brand.settings.defaultLanguage };
    await database.transaction((tx) => modules.identity.members.add(tx, origin, { account, passwordHash }));
  },
  async deposit({ account, amount }: { account: string; amount: string }) {
    await modules.wallet.submit(ledgerOf(brandId).deposit(await idOf(account), amountOf(amount)));
  },
  /** A closed round of which nothing was paid. */
  async play({ account, staked }: { account: string; staked: string }) {
    const round = randomUUID();
    const memberId = await idOf(account);
    const step = (kind: 'bet' | 'win', amount: string) => ({
      brandId,
      vendor: VENDOR,
      transactionId: randomUUID(),
      kind,
      memberId,
      gameCode: 'slot',
      round,
      closesRound: kind === 'win',
      currency: 'CNY',
      amount: amountOf(amount),
      referenceId: null,
      supplierId: '',
      requestHash: '',
      balance: 0n,
      isEmpty: false,
      note: '',
      at: new Date(clock.now()),
    });
    await database.queries.insert(gamesTransaction).values([step('bet', staked), step('win', '0')]);
  },
  async provePhone(account: string) {
    await database.queries
      .update(identityMember)
      .set({ mobileVerifiedAt: new Date(clock.now()) })
      .where(eq(identityMember.id, await idOf(account)));
  },
};

async function idOf(account: string): Promise<string> {
  const [row] = await database.queries
    .select()
    .from(identityMember)
    .where(eq(identityMember.account, account));
  if (!row) throw new Error(`there is no ${account}`);
  return row.id;
}

/** As shipped, but sessions outlast the leaps of the clock, and nobody has to prove a phone to register. */
function readSettings(): BrandSettings {
  const file = readFileSync(join(project.brands, MERCHANT, 'brand.json'), 'utf8');
  const settings = BrandSettings.parse(JSON.parse(file));
  const { fields } = settings.registration;
  return {
    ...settings,
    session: { idleMinutes: DAY_MS / 60_000, absoluteHours: 720 },
    registration: {
      ...settings.registration,
      fields: { ...fields, mobileNum: { ...fields.mobileNum, enabled: false, required: false } },
    },
  };
}

await app.consoleServer.listen({ host: 'localhost', port: 0 });
await app.server.listen({ host: 'localhost', port: 0 });
await modules.system.processes.start();
await app.jobs.start();
const portOf = ({ server }: { server: { address(): AddressInfo | string | null } }) =>
  (server.address() as AddressInfo).port;
process.on('message', async ({ id, deed, about }: { id: number; deed: keyof typeof DEEDS; about: never }) => {
  try {
    process.send?.({ id, value: await DEEDS[deed](about) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.once('disconnect', async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
process.send?.({ id: 0, value: { site: portOf(app.server), console: portOf(app.consoleServer) } });
