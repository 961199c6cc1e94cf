import { DAY_MS } from '@parlour/clock/durations';
import { firstIdAt } from '@parlour/clock/ids';
import type { RewardSource, VipLevel, VipPlan } from '@parlour/contract';
import { BIRTHDAY_ACCOUNT_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { amountOf } from '@parlour/money';
import { type Bus, topic } from '../../../bus/bus.ts';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { mondayOf } from '../../../tenancy/periods.rules.ts';
import type { Messages } from '../../messages/messages.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { grantAll } from '../payback/payback.ts';
import type { Night, NightStep } from '../play/play.ts';
import { worthOfPrize } from '../prizes.rules.ts';
import { giftsOf, stepGiftsOf } from './gifts.repo.ts';
import { risenTexts, warningTexts } from './letters.rules.ts';
import type { VipPlans } from './plans.service.ts';
import { addDay, listFallers, listRisers, saveLevel } from './standings.repo.ts';
import { isBirthday, isLastOfMonth, isWarningDay, keepStake, monthOf, riseOf } from './vip.rules.ts';

/** The level of these members changed. */
export const vipChanged = topic<{ brandId: string; memberIds: readonly string[] }>('promotions.vip_changed');

/** When members were born, as their documents say; who has not been verified is absent. */
export type VerifiedBirthdays = (
  tx: Tx,
  brandId: string,
  memberIds: readonly string[],
) => Promise<Map<string, string>>;

type VipNeeds = {
  bus: Bus;
  plans: VipPlans;
  wallet: Pick<Wallet, 'sumDeposits'>;
  inbox: Messages['inbox'];
  /** Who is given and written nothing: the excluded, and who was until lately. */
  barred(tx: Tx, asked: { brandId: string; memberIds: readonly string[] }): Promise<ReadonlySet<string>>;
};
/** A member who reached a level. */
type Climb = { readonly memberId: string; readonly level: number };
/** `receivers`: the members who may be given something. */
type VipNight = Night & { readonly receivers: readonly string[] };
type GiftSource = Extract<RewardSource, `vip_${string}`>;

/** What a night makes of members' levels: rises, falls, warnings and gifts. */
export function createVipNights({ bus, plans, wallet, inbox, barred }: VipNeeds) {
  let birthdaysOf: VerifiedBirthdays | null = null;

  const tell = (brandId: string, memberIds: readonly string[]) =>
    afterCommit(() => void bus.publish(vipChanged, { brandId, memberIds }));

  async function rise(tx: Tx, night: VipNight, plan: VipPlan): Promise<void> {
    const { brandId, day } = night;
    const steps = plan.levels.map(({ step }) => amountOf(step));
    // Whoever is barred rises, and is given what belongs to it, once that is over.
    const near = await listRisers(tx, brandId, { memberIds: night.receivers, steps });
    const deposits = await wallet.sumDeposits(
      tx,
      { ...night, memberIds: near.map(({ memberId }) => memberId) },
      { from: `${monthOf(day)}-01`, to: day },
    );
    const climbs: Climb[] = [];
    const risen: string[] = [];
    for (const before of near) {
      const { memberId } = before;
      const after = riseOf(plan, before, deposits.get(memberId) ?? 0n);
      if (after.level === before.level) continue;
      await saveLevel(tx, brandId, { memberId, ...after, risenMonth: monthOf(day) });
      risen.push(memberId);
      for (let level = before.level + 1; level <= after.level; level += 1) climbs.push({ memberId, level });
      await inbox.put(tx, {
        brandId,
        memberId,
        kind: 'promotion',
        key: `vip:${day}`,
        texts: risenTexts(night.brand.settings, after.level),
      });
    }
    if (risen.length === 0) return;
    await giveStepGifts(tx, night, plan, climbs);
    tell(brandId, risen);
  }

  /** All cash at once; free rounds level by level, for each has terms of its own. */
  async function giveStepGifts(
    tx: Tx,
    night: Night,
    { levels }: VipPlan,
    climbs: readonly Climb[],
  ): Promise<void> {
    const amounts = levels.map(({ stepGift }) => amountOf(stepGift));
    await give(tx, night, 'vip_step', stepGiftsOf(climbs, { amounts }));
    for (const [index, { stepRounds }] of levels.entries()) {
      const climbed = climbs.filter(({ level }) => level === index);
      if (!stepRounds || climbed.length === 0) continue;
      const worth = worthOfPrize({ kind: 'rounds', ...stepRounds });
      const rows = stepGiftsOf(climbed, { amounts: levels.map(() => worth), suffix: ':rounds' });
      await grantAll(tx, night.brandId, {
        ...night,
        source: 'vip_step',
        kind: 'rounds',
        rounds: stepRounds,
        rows,
      });
    }
  }

  /** At the end of a month; a level below is begun anew, so that nobody is back the next day. */
  async function fall(tx: Tx, night: Night, plan: VipPlan): Promise<void> {
    const below = await fallersOf(tx, night, plan, monthOf(night.day));
    for (const { memberId, level } of below)
      await saveLevel(tx, night.brandId, { memberId, level: level - 1, progress: 0n });
    if (below.length > 0)
      tell(
        night.brandId,
        below.map(({ memberId }) => memberId),
      );
  }

  async function warn(tx: Tx, night: VipNight, plan: VipPlan): Promise<void> {
    const month = monthOf(night.day);
    for (const { memberId, level, monthValid, ...standing } of await fallersOf(tx, night, plan, month)) {
      if (!night.receivers.includes(memberId)) continue;
      const staked = standing.month === month ? monthValid : 0n;
      const missing = keepStake(plan, level) - staked;
      await inbox.put(tx, {
        brandId: night.brandId,
        memberId,
        kind: 'promotion',
        key: `vip-warning:${month}`,
        texts: warningTexts(night.brand.settings, { level, missing }),
      });
    }
  }

  const fallersOf = (tx: Tx, { brandId, memberIds }: Night, plan: VipPlan, month: string) =>
    listFallers(tx, brandId, {
      memberIds,
      month,
      keep: plan.levels.map((_, level) => keepStake(plan, level)),
    });

  const give = (
    tx: Tx,
    { brandId, currency, nowMs }: Night,
    source: GiftSource,
    rows: Parameters<typeof grantAll>[2]['rows'],
  ) => grantAll(tx, brandId, { source, kind: 'cash', currency, nowMs, rows });

  /** For the day that begins. */
  async function giveGifts(tx: Tx, night: VipNight, plan: VipPlan): Promise<void> {
    const today = nextDate(night.day);
    const at = (gift: Extract<keyof VipLevel, `${string}Gift`>) =>
      plan.levels.map((level) => amountOf(level[gift]));
    const gifts = (cause: string, amounts: bigint[], memberIds = night.receivers) =>
      giftsOf({ ...night, memberIds, cause, amounts });
    if (mondayOf(today) === today) await give(tx, night, 'vip_week', gifts(today, at('weekGift')));
    if (isLastOfMonth(night.day)) await give(tx, night, 'vip_month', gifts(monthOf(today), at('monthGift')));
    const celebrated = await celebratedOn(tx, night, today);
    if (celebrated.length > 0)
      await give(tx, night, 'vip_birthday', gifts(today.slice(0, 4), at('birthdayGift'), celebrated));
  }

  /** Whose birthday it is, of accounts that are old enough: an id begins with the moment it was made. */
  async function celebratedOn(
    tx: Tx,
    { brandId, receivers, endsMs }: VipNight,
    today: string,
  ): Promise<string[]> {
    if (!birthdaysOf) return [];
    const newest = firstIdAt(endsMs - BIRTHDAY_ACCOUNT_DAYS * DAY_MS);
    const born = await birthdaysOf(
      tx,
      brandId,
      receivers.filter((id) => id <= newest),
    );
    return [...born].filter(([, date]) => isBirthday(date, today)).map(([id]) => id);
  }

  const step: NightStep = async (tx, all) => {
    const { plan } = await plans.current(tx, all.brandId);
    const barredIds = await barred(tx, all);
    const night = { ...all, receivers: all.memberIds.filter((id) => !barredIds.has(id)) };
    const { day } = night;
    await addDay(tx, night.brandId, {
      ...night,
      month: monthOf(day),
      perPoint: amountOf(plan.stakePerPoint),
    });
    await rise(tx, night, plan);
    if (isLastOfMonth(day)) await fall(tx, night, plan);
    if (isWarningDay(day)) await warn(tx, night, plan);
    await giveGifts(tx, night, plan);
  };

  return {
    step,
    addBirthdays(source: VerifiedBirthdays): void {
      birthdaysOf = source;
    },
  };
}
