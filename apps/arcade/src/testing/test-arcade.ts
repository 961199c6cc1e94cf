import { type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ListenerLimits } from '@parlour/clock/listener-limits';
import { createManualClock, type ManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { createSecrets, type Secrets } from '@parlour/secrets/secrets';
import { OPERATOR_PATHS, SIGNATURE_HEADER, signBody } from '@parlour/wallet-protocol';
import { createArcade } from '../app.ts';
import { createLog } from '../log.ts';
import { openTestStore, type TestStore } from './test-store.ts';
import { startWalletStandIn, type WalletStandIn } from './wallet-stand-in.ts';

export const ONBOARDING_TOKEN = 'a-token-for-tests';
export const OPERATOR_ID = 'harbor';
export const START = Date.UTC(2026, 10, 15, 12);
const PLACES = {
  folder: join(import.meta.dirname, '..', '..'),
  // The document names stand-in files, so testing the service needs no build.
  pageDist: join(import.meta.dirname, 'stand-in-page'),
};
/** Short, so that a hanging wallet does not hold up a test; long enough for a busy machine to answer in time. */
const WALLET_DEADLINE_MS = 2000;
/** The least time between two rounds of a player. */
export const LEAST_MS = 500;

export type TestArcade = Awaited<ReturnType<typeof startTestArcade>>;

type TestArcadeNeeds = {
  balance?: bigint;
  /** Time stands still unless the test moves it. */
  isStill?: boolean;
  /** Another process on the same database, at the same time. */
  beside?: { wallet: WalletStandIn; clock: ManualClock; secrets: Secrets; store: TestStore };
  /** Called when something was written for good, and may kill the process. */
  onCommit?: () => void;
  isProduction?: boolean;
  callsPerMinute?: number;
  trustedProxies?: string[];
  listener?: ListenerLimits;
  walletDeadlineMs?: number;
};

/** The arcade on a database of its own, onboarded with a wallet of its own. Waiting takes no time: the clock jumps. */
export async function startTestArcade({
  balance,
  isStill,
  beside,
  onCommit,
  ...limits
}: TestArcadeNeeds = {}) {
  const wallet = beside?.wallet ?? (await startWalletStandIn(balance === undefined ? {} : { balance }));
  const log = createLog('silent');
  const store = beside?.store ?? (await openTestStore(log));
  const database: Database = tellCommits(await store.lend(), onCommit);
  const clock: ManualClock =
    beside?.clock ?? (isStill ? createManualClock(START) : jumpingClock(createManualClock(START)));
  const secrets: Secrets = beside?.secrets ?? createSecrets(randomBytes(32));
  const arcade = await createArcade({
    database,
    secrets,
    clock,
    log,
    onboardingToken: ONBOARDING_TOKEN,
    ...PLACES,
    walletDeadlineMs: WALLET_DEADLINE_MS,
    ...limits,
  });
  const { server } = arcade;

  async function post(url: string, body: string, headers: Record<string, string> = {}) {
    const answer = await server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  async function onboard(
    changes: object = {},
    { token = ONBOARDING_TOKEN, signer }: { token?: string; signer?: KeyObject } = {},
  ) {
    const body = JSON.stringify({
      operator_id: OPERATOR_ID,
      public_key: wallet.publicKey,
      wallet_url: wallet.walletUrl,
      ...changes,
    });
    const signature = signer ? { [SIGNATURE_HEADER]: await signBody(body, signer) } : {};
    return post('/onboarding', body, { authorization: `Bearer ${token}`, ...signature });
  }

  /** A signed call of the platform. */
  async function ask(studio: string, path: keyof typeof OPERATOR_PATHS, call: object) {
    const body = JSON.stringify(call);
    return post(`/studios/${studio}${OPERATOR_PATHS[path]}`, body, {
      [SIGNATURE_HEADER]: await signBody(body, wallet.privateKey),
    });
  }

  const { body: onboarded } = await onboard();
  for (const { code, public_key } of onboarded.studios) wallet.learnStudio(code, public_key);

  return {
    ...arcade,
    database,
    store,
    secrets,
    clock,
    wallet,
    post,
    onboard,
    ask,
    /** Opens a game for a user; returns what the page would call with. */
    async open(changes: object = {}, studio = 'TIDEWATER') {
      const call = { ...GAME_URL_CALL, ...changes };
      const { body } = await ask(studio, 'gameUrl', call);
      const url = new URL(body.url);
      const bearer = { authorization: `Bearer ${url.pathname.split('/').at(-1)}.${url.hash.slice(1)}` };
      return {
        url,
        bearer,
        userName: call.user,
        get: async (path: string) => {
          const answer = await server.inject({ url: path, headers: bearer });
          return { status: answer.statusCode, body: answer.json() };
        },
        post: (path: string, sent: object = {}) => post(path, JSON.stringify(sent), bearer),
        /** Places a round, no sooner after the last than the pace allows. */
        play: (order: object = makeOrder()) => {
          clock.advance(LEAST_MS);
          return post('/api/rounds', JSON.stringify(order), bearer);
        },
        /** The next step of a round. */
        step: (round: { id: string; steps: object[] }, step: object) =>
          post(`/api/rounds/${round.id}/steps`, JSON.stringify({ index: round.steps.length, step }), bearer),
      };
    },
    /** As if the process were killed: from now on it writes nothing. */
    kill: () => database.close(),
    async close() {
      await arcade.close();
      if (beside) return;
      await store.close();
      await wallet.close();
    },
  };
}

/** The arcade at an address of its own, which goes on as the clock is moved; whoever wants to becomes its operator. */
export async function startOpenArcade(clock: ManualClock) {
  const log = createLog('silent');
  const store = await openTestStore(log);
  const arcade = await createArcade({
    database: await store.lend(),
    ...PLACES,
    secrets: createSecrets(randomBytes(32)),
    clock,
    log,
    onboardingToken: ONBOARDING_TOKEN,
  });
  const origin = await arcade.server.listen({ port: 0, host: '127.0.0.1' });
  await arcade.start();
  return {
    origin,
    async close() {
      await arcade.close();
      await store.close();
    },
  };
}

/** What changes rounds, their raises and what is owed for them, also outside of transactions. */
const OF_ROUNDS = /update "arcade_(round|raise|delivery)"/;

function tellCommits(database: Database, onCommit?: () => void): Database {
  if (!onCommit) return database;
  const { session } = database.queries._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...given) => {
    const prepared = prepareQuery(...given);
    if (!OF_ROUNDS.test(given[0].sql)) return prepared;
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => {
      const answer = await execute(...values);
      onCommit();
      return answer;
    };
    return prepared;
  };
  return {
    ...database,
    async transaction(work) {
      const answer = await database.transaction(work);
      onCommit();
      return answer;
    },
  };
}

export const GAME_URL_CALL = {
  user: 'mary01',
  token: 'a-token-of-the-wallet',
  game_code: 'tide-dice',
  operator_id: OPERATOR_ID,
  platform: 'GPL_MOBILE',
  lang: 'en',
  currency: 'CNY',
  country: 'CN',
  lobby_url: 'http://localhost:8080/m/home',
  deposit_url: 'http://localhost:8080/m/voucherCenter',
  sub_partner_id: OPERATOR_ID,
};

/** A choice that wins nearly always. */
export function makeOrder(changes: object = {}) {
  return { roundId: randomUUID(), stake: '10.00', pick: { side: 'under', chance: 9_800 }, ...changes };
}

/** Waiters are woken at once, at the time they asked for. */
function jumpingClock(clock: ManualClock): ManualClock {
  return {
    ...clock,
    after(delayMs, task) {
      const forget = clock.after(delayMs, task);
      setImmediate(() => clock.advance(delayMs));
      return forget;
    },
  };
}
