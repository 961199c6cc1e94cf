import { amountOf } from '@parlour/money';
import { and, eq } from 'drizzle-orm';
import { identityMember } from '../../domains/identity/members/members.schema.ts';
import { promotionsInvite } from '../../domains/promotions/invite/invite.schema.ts';
import { promotionsPlayDay } from '../../domains/promotions/play/play.schema.ts';
import { brandIdOf } from '../games/games.ts';
import { NO_HUMAN_CHECK } from '../identity/codes.ts';
import { makeAsking, newAddress, payload, USERNAME } from '../identity/registration.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { addMember, openBrowser } from '../members.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

export const MERCHANT = 'harbor';
export type Friends = Awaited<ReturnType<typeof openFriends>>;

/** A brand whose members bring friends, and a brand beside it. */
export async function openFriends(started?: TestApp) {
  const app =
    started ??
    (await startTestApp({ env: NO_HUMAN_CHECK, brands: [makeAsking(MERCHANT), makeAsking('other')] }));
  const { database, modules } = app;
  const brandId = brandIdOf(app, MERCHANT);
  const brand = modules.system.brands.ofMerchant(MERCHANT);
  if (!brand) throw new Error('no brand');

  const updateMember = (id: string, change: Partial<typeof identityMember.$inferInsert>) =>
    database.queries
      .update(identityMember)
      .set(change)
      .where(and(eq(identityMember.brandId, brandId), eq(identityMember.id, id)));

  /** Everybody has a browser and an address of their own, unless they share. */
  async function register(
    username: string,
    about: object,
    { browser = openBrowser(app), ip = newAddress() } = {},
  ) {
    const answer = await browser.call(USERNAME, {
      method: 'PUT',
      body: payload({ username, ...about }),
      sealed: true,
      ip,
    });
    return { ...answer, browser, id: (answer.value as { id?: string } | undefined)?.id ?? '' };
  }

  return {
    app,
    brandId,
    close: () => app.close(),
    register,
    updateMember,
    settle: () => modules.promotions.settleInvites(),

    async addInviter(account: string) {
      const { id } = await addMember(app, account);
      const browser = openBrowser(app);
      // Sessions end while the clock moves on by weeks.
      const ask = async <Value>(path: string) => {
        await browser.login(account);
        return (await browser.call(path)).value as Value;
      };
      const look = () => ask<Record<string, unknown>>('/wps/invite');
      return {
        id,
        browser,
        look,
        code: (await look()).code as string,
        friends: async () => (await ask<{ items: Record<string, unknown>[] }>('/wps/invite/friends')).items,
      };
    },

    prove: (id: string) => updateMember(id, { mobileVerifiedAt: new Date(app.clock.now()) }),
    async deposit(id: string, amount: string): Promise<void> {
      await modules.wallet.submit(ledgerOf(brandId).deposit(id, amountOf(amount)));
      await modules.wallet.rollups.rollBrand(brand);
    },
    /** As the night of the present day writes it. */
    async stake(memberId: string, amount: string): Promise<void> {
      const day = (await modules.system.brands.calendarOf(brand)).dayOf(app.clock.now());
      const staked = amountOf(amount);
      const own = { ownStaked: staked, ownPaid: 0n, ownValid: staked, ownCounted: staked };
      const figures = { staked, paid: 0n, valid: staked, counted: staked, ...own };
      await database.queries
        .insert(promotionsPlayDay)
        .values({ brandId, memberId, day, category: 'RNG', currency: 'CNY', ...figures });
    },
    async invite(friendId: string) {
      const [row] = await database.queries
        .select()
        .from(promotionsInvite)
        .where(eq(promotionsInvite.friendId, friendId));
      return row;
    },
    /** The wait of one that is done is over. */
    makeDue: (friendId: string) =>
      database.queries
        .update(promotionsInvite)
        .set({ payAt: new Date(app.clock.now()) })
        .where(eq(promotionsInvite.friendId, friendId)),
    balance: async (memberId: string) =>
      (await modules.wallet.mainAccounts.main(database.queries, { brandId, memberId, currency: 'CNY' }))
        .balance,
  };
}
