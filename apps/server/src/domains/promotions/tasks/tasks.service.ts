import type { Clock } from '@parlour/clock/clock';
import type { MemberTask } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import type { PrizeGiving } from '../chance.ts';
import { type ClaimRow, insertClaim, listClaims, listTasks, type TaskRow } from './tasks.repo.ts';
import {
  claimableDays,
  type DoneOnDay,
  isOnce,
  lapsesOn,
  ONCE_DAY,
  reachedOf,
  stateOf,
} from './tasks.rules.ts';

type Member = { brand: Brand; session: Session };
type TaskNeeds = {
  database: Database;
  clock: Clock;
  brands: { calendarOf(brand: Brand): Promise<Calendar> };
  prizes: PrizeGiving;
  /** What the member did on these business days, today first. */
  doneOn(member: Member, days: readonly string[]): Promise<(DoneOnDay & { day: string })[]>;
  /** How many contacts the member proved. */
  contactsOf(member: Member): Promise<number>;
};
export type Tasks = ReturnType<typeof createTasks>;

/** A task on a day, as it stands for a member. */
type Standing = { row: TaskRow; day: string; reached: bigint; claim: ClaimRow | undefined };

/** Tasks of members. Progress is read from what they did; a claim is a row, so that a task gives once a day. */
export function createTasks({ database, clock, brands, prizes, doneOn, contactsOf }: TaskNeeds) {
  async function standings(member: Member, today: string): Promise<Standing[]> {
    const { id: brandId } = member.brand;
    const rows = await listTasks(database.queries, brandId);
    const days = claimableDays(today);
    const { memberId } = member.session;
    const claims = await listClaims(database.queries, brandId, { memberId, days: [...days, ONCE_DAY] });
    const done = await doneOn(member, days);
    const contacts = await contactsOf(member);
    const standing = (row: TaskRow, day: string): Standing => ({
      row,
      day,
      reached: reachedOf(row.kind, done.find((one) => one.day === day) ?? NOTHING_DONE, contacts),
      claim: claims.find((claim) => claim.taskId === row.id && claim.day === day),
    });
    return rows.flatMap((row) => (isOnce(row.kind) ? [ONCE_DAY] : days).map((day) => standing(row, day)));
  }

  /** What is on is shown for today; of yesterday what was reached, and is not claimed. */
  const isShown = (today: string) => (task: Standing) =>
    task.row.isOn &&
    (task.day === today || task.day === ONCE_DAY || (stateFor(task) === 'reached' && task.day < today));

  function describe(brand: Brand, calendar: Calendar, task: Standing): MemberTask {
    const { row, day, reached, claim } = task;
    const isDaily = day !== ONCE_DAY;
    return {
      id: row.id,
      kind: row.kind,
      day: isDaily ? day : null,
      currency: brand.settings.currency,
      target: writeDecimal(row.target),
      reached: writeDecimal(reached < row.target ? reached : row.target),
      prize: claim?.prize ?? row.prize,
      state: stateFor(task),
      until: isDaily ? calendar.startOf(lapsesOn(day)) : null,
    };
  }

  return {
    async list(member: Member): Promise<{ items: MemberTask[]; endsAt: number }> {
      const calendar = await brands.calendarOf(member.brand);
      const today = calendar.dayOf(clock.now());
      const shown = (await standings(member, today)).filter(isShown(today));
      return {
        items: shown.map((task) => describe(member.brand, calendar, task)),
        endsAt: calendar.startOf(nextDate(today)),
      };
    },

    async claim(member: Member, asked: { id: string; day: string | null }): Promise<MemberTask> {
      const { brand, session } = member;
      const calendar = await brands.calendarOf(brand);
      const day = asked.day ?? ONCE_DAY;
      const task = (await standings(member, calendar.dayOf(clock.now()))).find(
        (one) => one.row.id === asked.id && one.day === day && (one.row.isOn || one.claim),
      );
      if (!task) throw new Refusal('not_found');
      if (stateFor(task) === 'open') throw new Refusal('not_reached');
      if (task.claim) return describe(brand, calendar, task);
      const { prize } = task.row;
      const receiver = { brandId: brand.id, memberId: session.memberId };
      const claim = { ...receiver, taskId: asked.id, day, prize, at: new Date(clock.now()) };
      await prizes.requireReceiver(brand, session.memberId);
      await database.transaction(async (tx) => {
        if (await insertClaim(tx, claim))
          await prizes.give(tx, {
            ...receiver,
            source: 'task',
            cause: `task:${asked.id}:${session.memberId}:${day}`,
            prize,
          });
      });
      return describe(brand, calendar, { ...task, claim });
    },
  };
}

const NOTHING_DONE: DoneOnDay = { deposited: 0n, staked: 0n, titles: 0 };

const stateFor = ({ row, reached, claim }: Standing) =>
  stateOf({ isClaimed: claim !== undefined, reached, target: row.target });
