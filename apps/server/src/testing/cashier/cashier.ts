import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createManualClock, type ManualClock } from '@parlour/clock/manual-clock';
import type { BrandSettings, Deposit } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { makeBrand } from '../../factories/brand.factory.ts';
import { makeCashier } from '../../factories/cashier.factory.ts';
import { type Answered, addMember, openBrowser } from '../members.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../test-app.ts';

export type Till = Awaited<ReturnType<typeof openTill>>;
export type Payer = Awaited<ReturnType<Till['addPayer']>>;
type Made = { url: string; headers: Record<string, string>; body: string; status: number | null };

type TillNeeds = {
  brands?: BrandSettings[];
  env?: Record<string, string>;
  database?: Database;
  clock?: ManualClock;
  /** If another instance of the app has started it. */
  sandbox?: Sandbox;
};

/** The app and the payment gateway, both listening, on one clock: the gateway's calls arrive as real ones would. */
export async function openTill(needs: TillNeeds = {}) {
  const clock = needs.clock ?? createManualClock(TEST_START_MS);
  const sandbox = needs.sandbox ?? (await startSandbox({ port: 0, clock }));
  const app = await startTestApp({
    brands: needs.brands ?? [makeTill('harbor')],
    env: {
      ...Object.assign({}, ...sandbox.environment),
      HUMAN_CHECK: 'off',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...needs.env,
    },
    clock,
    ...(needs.database ? { database: needs.database } : {}),
  });
  await app.server.listen({ host: 'localhost', port: 0 });
  const host = `localhost:${(app.server.server.address() as AddressInfo).port}`;

  return {
    app,
    clock,
    sandbox,
    host,
    ...controlsAt(`${sandbox.origin}/pay`),
    /** The same for the second gateway. */
    wire: controlsAt(`${sandbox.origin}/wire`),
    /** As it arrives at the server, over HTTP. */
    send: ({ url, headers, body }: Pick<Made, 'url' | 'headers' | 'body'>) =>
      sendTo(app, { url, headers, body }),
    addPayer: (account: string, merchant = 'harbor') => addPayer(app, { account, merchant, host }),
    /** Moves the clock and runs what is due, in steps, as time would. */
    async pass(ms: number, stepMs = 15_000): Promise<void> {
      for (let left = ms; left > 0; left -= stepMs) {
        clock.advance(Math.min(left, stepMs));
        await app.jobs.runDue();
      }
    },
    async close(): Promise<void> {
      await app.close();
      if (!needs.sandbox) await sandbox.close();
    },
  };
}

/** What a test tells one of the sandbox's gateways to do. */
function controlsAt(gateway: string) {
  async function control<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
    const answer = await fetch(`${gateway}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`the gateway refused ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    control,
    /** Delivers everything the gateway has to send by now. */
    deliver: () => control('/run'),
    /** A callback as the gateway would send it now, or as an attacker would; only returned, not sent. */
    makeCallback: (order: string, about: object = {}) =>
      control<Made>('/callbacks', { order, isSent: false, ...about }),
  };
}

/** A brand with a cashier, whose sessions outlast what tests wait for. */
export const makeTill = (merchantCode: string, about: Partial<BrandSettings> = {}) =>
  makeBrand({
    merchantCode,
    cashier: makeCashier(),
    session: { idleMinutes: 1_440, absoluteHours: 720 },
    ...about,
  });

async function sendTo(app: TestApp, { url, headers, body }: Pick<Made, 'url' | 'headers' | 'body'>) {
  const { pathname, search } = new URL(url);
  const answer = await app.server.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  if (String(answer.headers['content-type']).startsWith('text/plain'))
    return { status: answer.statusCode, word: answer.body };
  return { status: answer.statusCode, code: answer.json().code as string | undefined };
}

let payers = 0;
type About = { account: string; merchant: string; host: string };

/** A member who is signed in and deposits. */
async function addPayer(app: TestApp, { account, merchant, host }: About) {
  const { id } = await addMember(app, account, { merchant });
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const browser = openBrowser(app, { merchant });
  const signIn = () => browser.login(account);
  await signIn();
  // Each from their own address, because calls of one address are limited.
  payers += 1;
  const ip = `10.0.${Math.floor(payers / 250)}.${(payers % 250) + 1}`;
  const call = (url: string, options: Parameters<typeof browser.call>[1] = {}) =>
    browser.call(url, { ip, ...options, headers: { host, ...options.headers } });
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    call(url, { method: 'POST', body, headers });
  return {
    id,
    brandId,
    ip,
    browser,
    call,
    post,
    signIn,
    ask: (about: object = {}, key: string = randomUUID()): Promise<Answered> =>
      post('/wps/deposit', { channel: 'QUICK', amount: '100', ...about }, { 'idempotency-key': key }),
    async start(about: object = {}): Promise<Deposit> {
      const { status, value, body } = await this.ask(about);
      if (status !== 200) throw new Error(`no deposit was started: ${body}`);
      return value;
    },
    async status(depositId: string): Promise<Deposit> {
      return (await call(`/wps/deposit/status?id=${depositId}`)).value;
    },
    /** The main account's balance, in parts. */
    async balance(): Promise<bigint> {
      const { rows } = await app.database.queries.execute(
        `select coalesce(sum(b.balance), 0)::bigint as sum
         from wallet_balance b
         join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
         where a.owner = '${id}' and a.purpose = 'main'`,
      );
      return BigInt((rows[0] as { sum: bigint }).sum);
    },
    async steps(depositId: string): Promise<string[]> {
      const { rows } = await app.database.queries.execute(
        `select state, "by" from cashier_step where subject_id = '${depositId}' order by place`,
      );
      return (rows as { state: string; by: string }[]).map(({ state, by }) => `${state} by ${by}`);
    },
  };
}

/** What a person does at the gateway's page. */
export async function payAt(payUrl: string | null, decision: Record<string, string> = { decision: 'pay' }) {
  const answer = await fetch(payUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams(decision),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the gateway's page answered ${answer.status}`);
}
