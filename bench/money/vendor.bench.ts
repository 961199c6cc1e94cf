import { generateKeyPair, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { openPostgres } from '@parlour/database/postgres';
import { PARTS_PER_UNIT } from '@parlour/money';
import {
  readPrivateKey,
  SIGNATURE_HEADER,
  signBody,
  WALLET_PATHS,
  writeJson,
} from '@parlour/wallet-protocol';
import autocannon from 'autocannon';
import { type App, createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { gamesJackpotTitle } from '../../apps/server/src/domains/games/jackpot/jackpot.schema.ts';
import { gamesVendor } from '../../apps/server/src/domains/games/vendors/vendors.schema.ts';
import { VENDOR_KEY_PURPOSE } from '../../apps/server/src/domains/games/vendors/vendors.service.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { createSecrets } from '../../apps/server/src/secrets/secrets.ts';
import type { Brand } from '../../apps/server/src/tenancy/brand.ts';
import { grantBonus } from '../../apps/server/src/testing/ledger/bonuses.ts';
import { ledgerOf } from '../../apps/server/src/testing/ledger/ledger.ts';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { startServices } from '../../tools/services.mjs';
import { startBare } from '../bare.ts';
import { PRODUCTION } from '../production.ts';
import { median, report } from '../report.ts';

const MEMBERS = 200;
const ROUNDS = 3;
const BETS_PER_ROUND = 5_000;
/** As many as the smaller of the two loads the ledger is measured with. */
const CONNECTIONS = 200;
const SIGNED_AT_ONCE = 64;
const VENDOR_KEY_BITS = 2_048;
const VENDOR = 'STUDIO';
/** At one brand nobody has a bonus; at the other as many members as play without one play with theirs. */
const [WITHOUT, WITH] = ['harbor', 'lantern'] as const;
/** A title that adds nothing to the jackpot, and one that does. */
const PLAIN = 'dice';
const WITH_JACKPOT = 'pool';
/** The title of members whose stakes an active bonus pays a part of. */
const WITH_BONUS = 'bonus';
/** What such a member has of their own: less than one stake. */
const LITTLE = 100_000n;
const MASTER_KEY = '5f'.repeat(32);
const OPENING = 1_000_000_000_000n;

type Seat = { user: string; token: string; currency: string; game_code: string };
type Signed = { body: string; signature: string };
type Measured = { rate: number; p99: number };

/**
 * Vendors' bets over HTTP (each signed with a key of 2048 bits, as in the published vectors, limits and token checked,
 * ledger durable on PostgreSQL), against a bare Fastify route that only parses the same bodies under the same load,
 * alternating; and bets that add to the jackpot, bets of members with an active bonus, and bets of members without one at a
 * brand where others have one, each against those at a brand where nobody has.
 */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const services = await startServices();
  const env = {
    ...PRODUCTION,
    DATABASE_URL: services.databaseUrl,
    MASTER_KEY,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
  };
  const { keys, seats } = await prepare(env);
  const ours = await startServer(env);
  const bare = await startBare();
  const urlAt = (merchant: string) => `${ours.origin}/vendors/${merchant}/${VENDOR}${WALLET_PATHS.bet}`;
  const url = urlAt(WITHOUT);
  try {
    const signed = async (game: string, merchant: string = WITHOUT) => {
      const own = seats[merchant]?.filter(({ game_code }) => game_code === game) ?? [];
      const bets = await signBets(own, keys.privateKey, (ROUNDS + 1) * BETS_PER_ROUND);
      return () => bets.splice(0, BETS_PER_ROUND);
    };
    const next = await signed(PLAIN);
    const nextWithJackpot = await signed(WITH_JACKPOT);
    const nextWithBonus = await signed(WITH_BONUS, WITH);
    const nextBeside = await signed(PLAIN, WITH);
    const warm = next();
    await measure(bare.url, warm);
    await measure(url, warm, 'RS_OK');
    await measure(bare.url, warm);
    await measure(url, nextWithJackpot(), 'RS_OK');
    await measure(urlAt(WITH), nextWithBonus(), 'RS_OK');
    await measure(urlAt(WITH), nextBeside(), 'RS_OK');
    type Kind = 'ours' | 'bare' | 'jackpot' | 'bonus' | 'beside';
    const measured: Record<Kind, Measured[]> = { ours: [], bare: [], jackpot: [], bonus: [], beside: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = next();
      measured.bare.push(await measure(bare.url, load));
      measured.ours.push(await measure(url, load, 'RS_OK'));
      // Next to it: what bonuses leave to be done afterwards is not theirs.
      measured.beside.push(await measure(urlAt(WITH), nextBeside(), 'RS_OK'));
      measured.jackpot.push(await measure(url, nextWithJackpot(), 'RS_OK'));
      measured.bonus.push(await measure(urlAt(WITH), nextWithBonus(), 'RS_OK'));
    }
    const middle = (of: Measured[], figure: keyof Measured) => median(of.map((one) => one[figure]));
    for (const [figure, name] of [
      ['rate', 'vendor bets/s over HTTP, against a route that parses the same'],
      ['p99', 'vendor bet over HTTP, p99 ms, against the same'],
    ] as const)
      report({ name, ours: middle(measured.ours, figure), reference: middle(measured.bare, figure) });
    report({
      name: 'vendor bets/s that add to the jackpot, against bets that do not',
      ours: middle(measured.jackpot, 'rate'),
      reference: middle(measured.ours, 'rate'),
    });
    report({
      name: 'vendor bets/s that an active bonus pays, against bets of members without one',
      ours: middle(measured.bonus, 'rate'),
      reference: middle(measured.ours, 'rate'),
    });
    report({
      name: 'vendor bets/s of members without a bonus where others have one, against where nobody has',
      ours: middle(measured.beside, 'rate'),
      reference: middle(measured.ours, 'rate'),
    });
  } finally {
    bare.end();
    await ours.end('SIGTERM');
    services.stop();
  }
}

/** Two brands with a vendor, and members with money and a token each. */
async function prepare(env: Record<string, string>) {
  const log = createLog('silent');
  const database = await openPostgres({ url: env.DATABASE_URL as string, pool: 8, log });
  const project = findProject(import.meta.dirname);
  const app = await createApp({
    config: readConfig(env),
    project,
    database,
    clock: systemClock,
    log,
    isDemo: true,
  });
  const keys = await makeKeys();
  const seats: Record<string, Seat[]> = {};
  for (const merchant of [WITHOUT, WITH])
    seats[merchant] = await fillBrand({ database, app }, merchant, keys);
  await database.withConnection(({ run: execute }) => execute('vacuum analyze'));
  await app.close();
  return { keys, seats };
}

type Prepared = { database: Database; app: App };
type Keys = Awaited<ReturnType<typeof makeKeys>>;

async function fillBrand({ database, app }: Prepared, merchant: string, keys: Keys): Promise<Seat[]> {
  const { system, identity, wallet, games } = app.modules;
  const brand = system.brands.ofMerchant(merchant);
  if (!brand) throw new Error('there is no demo brand');
  await database.queries.insert(gamesVendor).values({
    brandId: brand.id,
    code: VENDOR,
    name: 'Studio',
    apiUrl: 'http://127.0.0.1:9',
    operatorId: merchant,
    vendorPublicKey: keys.publicKey,
    ownPublicKey: keys.publicKey,
    ownPrivateKey: createSecrets(Buffer.from(MASTER_KEY, 'hex')).encrypt(
      VENDOR_KEY_PURPOSE,
      Buffer.from(keys.privateKey),
    ),
    isOpen: true,
    tag: '',
    sort: 0,
    createdAt: new Date(),
  });
  const { currency, defaultLanguage: language } = brand.settings;
  await database.queries
    .insert(gamesJackpotTitle)
    .values({ brandId: brand.id, nodeId: `${VENDOR}.${WITH_JACKPOT}`, at: new Date() });
  const seats: Seat[] = [];
  async function addMember(account: string, amount: bigint, titles: readonly string[]): Promise<string> {
    const member = await database.transaction((tx) =>
      identity.members.add(tx, { brand: brand as Brand, ip: '127.0.0.1', language }, { account }),
    );
    if (!member) throw new Error('a member is there already');
    await wallet.submit(ledgerOf(member.brandId, currency).deposit(member.id, amount));
    for (const gameCode of titles) {
      const place = { memberId: member.id, vendor: VENDOR, gameCode, currency };
      const { token } = await games.sessions.begin(brand as Brand, place);
      seats.push({ user: member.id, token, currency, game_code: gameCode });
    }
    return member.id;
  }
  for (let index = 0; index < MEMBERS; index += 1)
    await addMember(`bench${index}`, OPENING, [PLAIN, WITH_JACKPOT]);
  for (let index = 0; merchant === WITH && index < MEMBERS; index += 1) {
    const memberId = await addMember(`bonus${index}`, LITTLE, [WITH_BONUS]);
    const owner = { brandId: brand.id, memberId };
    await grantBonus(app, owner, { amount: OPENING / PARTS_PER_UNIT, currency });
  }
  return seats;
}

async function makeKeys() {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: VENDOR_KEY_BITS,
  });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

async function signBets(seats: Seat[], pem: string, count: number): Promise<Signed[]> {
  const key = readPrivateKey(pem);
  const bets: Signed[] = [];
  while (bets.length < count) {
    const bodies = Array.from({ length: Math.min(SIGNED_AT_ONCE, count - bets.length) }, (_unused, index) =>
      writeJson({
        ...(seats[(bets.length + index) % seats.length] as object),
        transaction_uuid: randomUUID(),
        supplier_transaction_id: randomUUID(),
        request_uuid: randomUUID(),
        round: randomUUID(),
        round_closed: false,
        amount: 1_000_000n,
        is_free: false,
        is_supplier_promo: false,
      }),
    );
    bets.push(
      ...(await Promise.all(bodies.map(async (body) => ({ body, signature: await signBody(body, key) })))),
    );
  }
  return bets;
}

/** Sends each body once; every answer must have the expected status, if one is given. */
async function measure(url: string, load: readonly Signed[], expected = ''): Promise<Measured> {
  let next = 0;
  let wrong = 0;
  let answeredAt = 0;
  const instance = autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    amount: load.length,
    requests: [
      {
        setupRequest(request) {
          const { body, signature } = load[next % load.length] as Signed;
          next += 1;
          const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
          return { ...request, body, headers };
        },
        onResponse(_status, body) {
          // The load generator itself checks only once a second whether it is done.
          answeredAt = performance.now();
          if (!body.includes(expected)) wrong += 1;
        },
      },
    ],
  });
  const startedAt = performance.now();
  const { non2xx, errors, latency } = await instance;
  const seconds = (answeredAt - startedAt) / 1_000;
  if (non2xx + errors + wrong > 0) throw new Error(`${url}: ${non2xx} ${errors} ${wrong} wrong answers`);
  return { rate: load.length / seconds, p99: latency.p99 };
}
