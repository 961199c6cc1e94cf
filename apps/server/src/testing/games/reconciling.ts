import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { VendorDifference, VendorReconciliation } from '@parlour/contract';
import { writeUtc } from '@parlour/wallet-protocol';
import { addOperator, type SignedIn, signInAs } from '../operators.ts';
import { addPlayer, UNIT } from '../protection.ts';
import { startTestApp } from '../test-app.ts';
import { HOSTILE_VENDOR, openHostileVendor } from './hostile-vendor.ts';

/** Shanghai is this much ahead of UTC, all year. */
export const AHEAD = 8 * HOUR_MS;
const merchant = 'harbor';

/** What happened according to the vendor; tests change it. */
export type Told = {
  transaction_uuid: string;
  kind: 'bet' | 'win' | 'rollback';
  status: string;
  user: string;
  game_code: string;
  round: string;
  currency: string;
  amount: string;
  inserted_at: string;
};
export type Reconciling = Awaited<ReturnType<typeof startReconciling>>;

/** An app with a vendor that reports whatever it is told to, a player there and an operator who compares. */
export async function startReconciling() {
  const app = await startTestApp();
  const vendor = await openHostileVendor(app);
  await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: null }] });
  const player = await addPlayer(app, 'mate');
  await player.submit(player.deposit(10_000));
  await app.jobs.start();
  await app.jobs.runDue();
  let token = '';
  let finance: SignedIn;

  const today = () => new Date(app.clock.now() + AHEAD).toISOString().slice(0, 10);
  const get = async <Value>(path: string) => (await finance.call(path, { merchant })).value as Value;
  const post = (path: string, body: object) => finance.post(path, body, { merchant });
  /** Sessions end when the clock leaps. */
  const signIn = async () => {
    finance = await signInAs(app, 'finance');
  };

  return {
    app,
    vendor,
    memberId: player.id,
    today,
    get,
    post,
    signIn,
    /** Noon of the next business day, for which neither side has reported anything. */
    async beginDay(): Promise<void> {
      const tomorrow = Math.floor((app.clock.now() + AHEAD) / DAY_MS) * DAY_MS + DAY_MS - AHEAD;
      app.clock.set(tomorrow + 12 * HOUR_MS);
      await vendor.reset();
      await vendor.say([]);
      const place = { memberId: player.id, vendor: HOSTILE_VENDOR, gameCode: 'squall', currency: 'CNY' };
      token = (await app.modules.games.sessions.begin(vendor.brand, place)).token;
      await signIn();
    },
    async reconcile(day = today()): Promise<VendorReconciliation> {
      const answer = await post('/ops/games/reconcile', { vendor: HOSTILE_VENDOR, day });
      return answer.value as VendorReconciliation;
    },
    differences: async (query = ''): Promise<VendorDifference[]> =>
      (await get<{ items: VendorDifference[] }>(`/ops/games/differences?day=${today()}${query}`)).items,
    /** Rounds with a bet and a win, both sent to the wallet; returns what a truthful vendor reports about them. */
    async play(rounds = 1): Promise<Told[]> {
      const told: Told[] = [];
      for (let count = 0; count < rounds; count += 1) {
        const [bet, win] = makeRound(player.id, writeUtc(app.clock.now()));
        const answers = await vendor.callWallet([
          { name: 'bet', body: callOf(bet, token) },
          { name: 'win', body: { ...callOf(win, token), reference_transaction_uuid: bet.transaction_uuid } },
        ]);
        if (answers.some(({ status }) => status !== 'RS_OK')) throw new Error('the wallet refused a round');
        told.push(bet, win);
        app.clock.advance(1);
      }
      return told;
    },
    async close(): Promise<void> {
      await app.jobs.stop();
      await vendor.close();
      await app.close();
    },
  };
}

function makeRound(user: string, inserted_at: string): [bet: Told, win: Told] {
  const common = {
    status: 'TS_SUCCESS',
    user,
    game_code: 'squall',
    round: randomUUID(),
    currency: 'CNY',
    inserted_at,
  };
  return [
    { ...common, transaction_uuid: randomUUID(), kind: 'bet', amount: String(10n * UNIT) },
    { ...common, transaction_uuid: randomUUID(), kind: 'win', amount: String(4n * UNIT) },
  ];
}

/** A vendor's wallet call for a transaction that it will report. */
const callOf = (
  { transaction_uuid, kind, user, game_code, round, currency, amount }: Told,
  token: string,
) => ({
  user,
  token,
  game_code,
  round,
  currency,
  amount,
  is_free: false,
  is_supplier_promo: false,
  transaction_uuid,
  supplier_transaction_id: transaction_uuid,
  round_closed: kind === 'win',
});
