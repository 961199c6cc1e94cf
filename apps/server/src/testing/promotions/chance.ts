import { randomUUID } from 'node:crypto';
import type { BrandSettings, Wheel, WheelSector, WheelTurn } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import { asc, eq } from 'drizzle-orm';
import { promotionsReward } from '../../domains/promotions/rewards/rewards.schema.ts';
import { makeBrand } from '../../factories/brand.factory.ts';
import { brandIdOf } from '../games/games.ts';
import { addMember, openBrowser } from '../members.ts';
import { addOperator, type SignedIn, signInAs } from '../operators.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

export const merchant = 'harbor';
export const reason = 'for a test';

export type Chance = Awaited<ReturnType<typeof openChance>>;
export type Player = Awaited<ReturnType<typeof addPlayer>>;

/** A brand whose members sign in, do tasks, turn the wheel and tap red packets. */
export async function openChance(about: Partial<BrandSettings> = {}, app?: TestApp) {
  const started = app ?? (await startTestApp({ brands: [makeBrand({ merchantCode: merchant, ...about })] }));
  const brandId = brandIdOf(started, merchant);
  return {
    app: started,
    brandId,
    addPlayer: (account: string) => addPlayer(started, account),
    close: () => started.close(),
    putWheel: (sectors: WheelSector[]) =>
      started.database.transaction((tx) => started.modules.promotions.demo.wheel(tx, brandId, sectors)),
    giveTurns: ({ id }: { id: string }, count: number) =>
      started.database.transaction((tx) =>
        started.modules.promotions.demo.turns(tx, { brandId, memberId: id }, count),
      ),
    /** Rewards of a member, in points, turns or units of money. */
    async rewardsOf({ id }: { id: string }) {
      const r = promotionsReward;
      const rows = await started.database.queries
        .select()
        .from(r)
        .where(eq(r.memberId, id))
        .orderBy(asc(r.id));
      return rows.map(({ source, kind, state, amount }) => ({
        source,
        kind,
        state,
        amount: Number(writeDecimal(amount)),
      }));
    },
  };
}

let addresses = 0;

/** Everybody has an address of their own: calls are counted by it. */
async function addPlayer(app: TestApp, account: string) {
  addresses += 1;
  const ip = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
  const { id } = await addMember(app, account);
  const browser = openBrowser(app);
  await browser.login(account);
  const wheel = async () =>
    ((await browser.call('/wps/promotions/wheel')).value as { wheel: Wheel | null }).wheel as Wheel;
  return {
    ...browser,
    id,
    wheel,
    /** Turns what the member sees, but for what is said. */
    async turn(about: Partial<{ id: string; version: number; commitment: string; clientSeed: string }> = {}) {
      const { version, commitment } = await wheel();
      const body = { id: randomUUID(), version, commitment, clientSeed: 'mine', ...about };
      const answer = await browser.post('/wps/promotions/wheel/turn', body, { ip });
      return { ...answer, body, turn: (answer.value as { turn?: WheelTurn } | undefined)?.turn };
    },
    /** Of the main purse, in parts. */
    balance: async () =>
      (
        await app.modules.wallet.mainAccounts.main(app.database.queries, {
          brandId: brandIdOf(app, merchant),
          memberId: id,
          currency: 'CNY',
        })
      ).balance,
  };
}

/** Two operators: one writes, the other approves. */
export async function openDesk(app: TestApp) {
  await addOperator(app, 'writer', { grants: [{ role: 'content', merchantCode: merchant }] });
  await addOperator(app, 'approver', { grants: [{ role: 'finance', merchantCode: merchant }] });
  const writer = await signInAs(app, 'writer');
  const approver = await signInAs(app, 'approver');
  return {
    writer,
    approver,
    get: async <Value>(path: string, by: SignedIn = writer) =>
      (await by.call(path, { merchant })).value as Value,
    post: (path: string, body: object, by: SignedIn = writer) => {
      app.clock.advance(1);
      return by.post(path, { ...body, reason }, { merchant });
    },
    approve: (approvalId: string, by: SignedIn = approver) => {
      app.clock.advance(1);
      return by.post('/ops/approval/decide', { id: approvalId, decision: 'approve', reason: 'seen' });
    },
  };
}
