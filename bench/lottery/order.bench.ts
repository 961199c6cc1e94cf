import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@parlour/clock/clock';
import type { Issue, LotteryTerms } from '@parlour/contract';
import { openPostgres } from '@parlour/database/postgres';
import autocannon from 'autocannon';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { ledgerOf } from '../../apps/server/src/testing/ledger/ledger.ts';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { seal } from '../../packages/client/src/seal.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { startServices } from '../../tools/services.mjs';
import { startBare } from '../bare.ts';
import { median, report } from '../report.ts';

const MEMBERS = 40;
const ROUNDS = 3;
const ORDERS_PER_ROUND = 1_500;
const CONNECTIONS = 40;
const SUB_ORDERS = 100;
const LOTTERY = 'E3';
const ISSUES_WITHIN_MS = 60_000;
const OPENING = 100_000_000_000_000n;
const PASSWORD = 'Parlour#2026';

type Headers = Record<string, string>;

/** Orders of a hundred sub-orders over HTTP, durable on PostgreSQL, against a bare Fastify route that parses the same bodies. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const services = await startServices();
  const env = {
    DATABASE_URL: services.databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    MASTER_KEY: '5f'.repeat(32),
    HUMAN_CHECK: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  await addMembers(env);
  const ours = await startServer(env);
  const bare = await startBare();
  try {
    const members = await Promise.all(accounts().map((account) => signIn(ours.origin, account)));
    const body = JSON.stringify(await orderFor(ours.origin, members[0] as Headers));
    const place = `${ours.origin}/lgw/orders`;
    for (const url of [bare.url, place]) await measure(url, { body, members, count: ORDERS_PER_ROUND / 3 });
    const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await measure(bare.url, { body, members, count: ORDERS_PER_ROUND }));
      rates.ours.push(await measure(place, { body, members, count: ORDERS_PER_ROUND }));
    }
    report({
      name: `orders/s of ${SUB_ORDERS} sub-orders over HTTP, against a route that parses the same (at least 0.20)`,
      ours: median(rates.ours),
      reference: median(rates.bare),
    });
  } finally {
    bare.end();
    await ours.end('SIGTERM');
    services.stop();
  }
}

const accounts = () => Array.from({ length: MEMBERS }, (_unused, index) => `bench${index}`);

/** Members of the demo brand, with a password and money. */
async function addMembers(env: Record<string, string>): Promise<void> {
  const log = createLog('silent');
  const database = await openPostgres({ url: env.DATABASE_URL as string, pool: 8, log });
  const project = findProject(import.meta.dirname);
  const config = readConfig(env);
  const app = await createApp({ config, project, database, clock: systemClock, log, isDemo: true });
  const { system, identity, wallet } = app.modules;
  const brand = system.brands.ofMerchant('harbor');
  if (!brand) throw new Error('there is no demo brand');
  const { currency, defaultLanguage: language } = brand.settings;
  const passwordHash = await identity.hashPassword(PASSWORD);
  for (const account of accounts()) {
    const member = await database.transaction((tx) =>
      identity.members.add(tx, { brand, ip: '127.0.0.1', language }, { account, passwordHash }),
    );
    if (!member) throw new Error('a member is there already');
    await wallet.submit(ledgerOf(brand.id, currency).deposit(member.id, OPENING));
  }
  await app.close();
}

/** The headers of a member who is signed in. */
async function signIn(origin: string, username: string): Promise<Headers> {
  const { value: keys } = (await (await fetch(`${origin}/wps/system/key`)).json()) as {
    value: Parameters<typeof seal>[0]['keys'];
  };
  const address = `10.0.0.${accounts().indexOf(username)}`;
  const answer = await fetch(`${origin}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/jose', 'x-forwarded-for': address },
    body: await seal({ keys, payload: { username, password: PASSWORD, humanCheck: '' } }),
  });
  const { value } = (await answer.json()) as { value: { token: string } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return {
    'content-type': 'application/json',
    merchant: 'harbor',
    authorization: `Bearer ${value.token}`,
    cookie: cookie.join('; '),
    'x-forwarded-for': address,
  };
}

/** A hundred single bets on an issue that stays open long enough. */
async function orderFor(origin: string, headers: Headers) {
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers });
    return ((await answer.json()) as { value: unknown }).value;
  };
  const { terms } = (await read(`/lgw/games/terms?gameId=${LOTTERY}&playType=trad`)) as {
    terms: LotteryTerms;
  };
  let numero: string | undefined;
  for (const until = Date.now() + ISSUES_WITHIN_MS; numero === undefined && Date.now() < until; ) {
    const { items } = (await read(`/lgw/issues/upcoming?gameId=${LOTTERY}`)) as { items: Issue[] };
    numero = items.at(-1)?.numero;
    // A job makes them soon after the start.
    if (numero === undefined) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  if (numero === undefined) throw new Error('nothing is on sale');
  const items = Array.from({ length: SUB_ORDERS }, (_unused, index) => ({
    play: 'd3.star3.straight',
    selection: [...String(index).padStart(3, '0')].join('|'),
    multiple: 1,
    model: 'yuan',
  }));
  return {
    gameId: LOTTERY,
    playType: 'trad',
    termsVersion: terms.version,
    items,
    issues: [{ numero, multiple: 1 }],
    stake: `${SUB_ORDERS * terms.unit}.00`,
  };
}

type Load = { body: string; members: readonly Headers[]; count: number };

/** How many are answered a second; every answer must be a success. */
async function measure(url: string, { body, members, count }: Load): Promise<number> {
  let next = 0;
  let answeredAt = 0;
  const instance = autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    amount: count,
    requests: [
      {
        setupRequest(request) {
          next += 1;
          const headers = { ...(members[next % members.length] as Headers), 'idempotency-key': randomUUID() };
          return { ...request, body, headers };
        },
        onResponse() {
          // The load generator itself checks only once a second whether it is done.
          answeredAt = performance.now();
        },
      },
    ],
  });
  const startedAt = performance.now();
  const { non2xx, errors } = await instance;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} ${errors} wrong answers`);
  return count / ((answeredAt - startedAt) / 1_000);
}
