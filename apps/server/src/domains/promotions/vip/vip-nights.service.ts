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
import { groupBy } from '../groups.rules.ts';
import { grantAll } from '../payback/payback.ts';
import type { Night, NightStep } from '../play/play.ts';
import { worthOfPrize } from '../prizes.rules.ts';
import { giftsOf, stepGiftsOf } from './gifts.repo.ts';
import { risenTexts, warningTexts } from './letters.rules.ts';
import type { VipPlans } from './plans.service.ts';
import { addDay, listFallers, listRisers, saveLevels } from './standings.repo.ts';
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
    const risen = near.flatMap((before) => {
      const after = riseOf(plan, before, deposits.get(before.memberId) ?? 0n);
      return after.level > before.level ? { ...after, memberId: before.memberId, from: before.level } : [];
    });
    if (risen.length === 0) return;
    await saveLevels(tx, brandId, risen, monthOf(day));
    await inbox.putAll(tx, {
      brandId,
      kind: 'promotion',
      key: `vip:${day}`,
      letters: [...groupBy(risen, ({ level }) => level)].map(([level, reached]) => ({
        texts: risenTexts(night.brand.settings, level),
        memberIds: reached.map(({ memberId }) => memberId),
      })),
    });
    const climbs = risen.flatMap(({ memberId, from, level }) =>
      Array.from({ length: level - from }, (_, index): Climb => ({ memberId, level: from + index + 1 })),
    );
    await giveStepGifts(tx, night, plan, climbs);
    tell(
      brandId,
      risen.map(({ memberId }) => memberId),
    );
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
    await saveLevels(
      tx,
      night.brandId,
      below.map(({ memberId, level }) => ({ memberId, level: level - 1, progress: 0n })),
    );
    if (below.length > 0)
      tell(
        night.brandId,
        below.map(({ memberId }) => memberId),
      );
  }

  async function warn(tx: Tx, night: VipNight, plan: VipPlan): Promise<void> {
    const month = monthOf(night.day);
    const receivers = new Set(night.receivers);
    const near = (await fallersOf(tx, night, plan, month)).filter(({ memberId }) => receivers.has(memberId));
    await inbox.putAll(tx, {
      brandId: night.brandId,
      kind: 'promotion',
      key: `vip-warning:${month}`,
      letters: near.map(({ memberId, level, monthValid, ...standing }) => {
        const staked = standing.month === month ? monthValid : 0n;
        const missing = keepStake(plan, level) - staked;
        return {
          texts: warningTexts(night.brand.settings, { level, missing }),
          memberIds: [memberId],
        };
      }),
    });
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
