import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { FIRST_ID } from '@parlour/clock/ids';
import type { InviteRefusal, OverlapSign } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { PrizeGiving } from '../chance.ts';
import { type OverlapSigns, verdictOn } from '../overlap/overlap.ts';
import {
  CIRCLE_MAX,
  canInvite,
  INVITES_AT_ONCE,
  isDone,
  LAPSE_AFTER_MS,
  monthAround,
  SETTLE_EVERY_MS,
} from './invite.rules.ts';
import {
  countPaid,
  type InviteRow,
  listFriends,
  listInState,
  lockInvite,
  lockInviter,
  updateInvite,
} from './invites.repo.ts';
import type { InviteProgress } from './progress.service.ts';

type SettlingNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
  identity: Pick<Identity, 'findMember'>;
  signsOf: OverlapSigns;
  progress: InviteProgress;
  prizes: PrizeGiving;
  tell(member: { brandId: string; memberId: string }): void;
  tellTasks(): void;
};

/**
 * Moves invitations on: those that are done wait, those that waited are compared with other accounts and paid. Every
 * step is a transaction of its own under the row's lock, so a run that was cut off, or a second one, repeats nothing.
 */
export function createInviteSettling(needs: SettlingNeeds) {
  const { database, clock, log, brands, identity, signsOf, progress, prizes, tell, tellTasks } = needs;
  const { queries } = database;

  /** Changes what is still in the state it was read in. */
  function change(
    row: InviteRow,
    apply: (tx: Tx, now: InviteRow) => Promise<Partial<InviteRow>>,
  ): Promise<void> {
    return database.transaction(async (tx) => {
      const now = await lockInvite(tx, row);
      if (!now || now.state !== row.state) return;
      await updateInvite(tx, row, await apply(tx, now));
      afterCommit(() => tell({ brandId: row.brandId, memberId: row.inviterId }));
    });
  }

  async function lookAt(brand: Brand, rows: readonly InviteRow[]): Promise<void> {
    const nowMs = clock.now();
    for (const [friendId, { endsMs, ...done }] of await progress(brand, rows)) {
      const row = rows.find((one) => one.friendId === friendId);
      if (!row) continue;
      const payAt = new Date(nowMs + row.terms.waitDays * DAY_MS);
      if (isDone(done, row.terms, endsMs)) await change(row, async () => ({ state: 'waiting', payAt }));
      else if (nowMs >= endsMs + LAPSE_AFTER_MS) await change(row, async () => ({ state: 'lapsed' }));
    }
  }

  async function signsOfFriend({ brandId, friendId, inviterId }: InviteRow): Promise<OverlapSign[]> {
    const others = await listFriends(queries, brandId, { inviterId, limit: CIRCLE_MAX });
    const knownWith = [inviterId, ...others.map((other) => other.friendId)];
    return signsOf(queries, { brandId, memberId: friendId }, knownWith);
  }

  /** Whether both may be given something, and no agent is paid for the friend. */
  async function areFit(brand: Brand, { friendId, inviterId }: InviteRow): Promise<boolean> {
    const friend = await identity.findMember(brand.id, friendId);
    const inviter = await identity.findMember(brand.id, inviterId);
    if (!friend || !inviter || friend.uplineId !== null || !canInvite(inviter.type)) return false;
    return (await prizes.isReceiver(brand, friendId)) && (await prizes.isReceiver(brand, inviterId));
  }

  const refuse = (row: InviteRow, refusal: InviteRefusal, signs: OverlapSign[]) =>
    change(row, async () => ({ state: 'refused', refusal, signs }));

  async function settle(brand: Brand, row: InviteRow): Promise<void> {
    const signs = await signsOfFriend(row);
    const verdict = verdictOn(signs, row.decidedBy !== null);
    if (verdict === 'refuse') return refuse(row, 'overlap', signs);
    if (!(await areFit(brand, row))) return refuse(row, 'account', signs);
    if (verdict === 'review') {
      await change(row, async () => ({ state: 'review', signs }));
      return tellTasks();
    }
    await pay(brand, row, signs);
  }

  async function pay(brand: Brand, row: InviteRow, signs: OverlapSign[]): Promise<void> {
    const calendar = await brands.calendarOf(brand);
    const month = monthAround(calendar.dayOf(clock.now()));
    const since = new Date(calendar.startOf(month.from));
    const { brandId, inviterId, friendId, terms } = row;
    // Before the row: every payment for the inviter's friends waits here, so that none is over the month's number.
    await database.transaction(async (tx) => {
      await lockInviter(tx, brandId, inviterId);
      const now = await lockInvite(tx, row);
      if (now?.state !== 'waiting') return;
      if ((await countPaid(tx, brandId, { inviterId, since })) >= terms.perMonth) {
        await updateInvite(tx, row, { payAt: new Date(calendar.startOf(month.next)) });
        return;
      }
      for (const [memberId, amount] of [
        [friendId, terms.friendGift],
        [inviterId, terms.inviterGift],
      ] as const)
        await prizes.give(tx, {
          brandId,
          memberId,
          source: 'invite',
          cause: `invite:${friendId}:${memberId === friendId ? 'friend' : 'inviter'}`,
          prize: { kind: 'cash', amount },
        });
      await updateInvite(tx, row, { state: 'paid', paidAt: new Date(clock.now()), signs });
    });
  }

  async function eachPage(
    brand: Brand,
    asked: { state: 'open' | 'waiting'; dueBy?: Date },
    work: (rows: readonly InviteRow[]) => Promise<void>,
  ): Promise<void> {
    for (let after = FIRST_ID; ; ) {
      const rows = await listInState(queries, brand.id, { ...asked, after, limit: INVITES_AT_ONCE });
      await work(rows);
      const last = rows.at(-1);
      if (!last || rows.length < INVITES_AT_ONCE) return;
      after = last.friendId;
    }
  }

  async function settleAll(): Promise<void> {
    for (const brand of brands.all()) {
      await eachPage(brand, { state: 'open' }, (rows) => lookAt(brand, rows));
      await eachPage(brand, { state: 'waiting', dueBy: new Date(clock.now()) }, async (rows) => {
        // One that fails is looked at again, and holds up no other.
        for (const row of rows)
          await settle(brand, row).catch((err) =>
            log.warn({ err, friend: row.friendId }, 'an invitation was not settled'),
          );
      });
    }
  }

  const job: JobKind<unknown> = {
    name: 'promotions.settle_invites',
    maxAttempts: 5,
    everyMs: SETTLE_EVERY_MS,
    outside: settleAll,
  };
  return { job, settleAll };
}
