import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, Contract, QueryOf, Withdrawal } from '@parlour/contract';
import { REAL_MONEY_TYPES } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { businessDate } from '../../../tenancy/business-day.rules.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { callbackUrlOf, siteOf } from '../addresses.rules.ts';
import { acceptAmount } from '../amounts.service.ts';
import type { Cards } from '../cards/cards.ts';
import { shortNumber } from '../numbers.rules.ts';
import type { ReportDays } from '../report-days.service.ts';
import type { Turnovers } from '../turnover/turnover.ts';
import { describeWithdrawal } from './answers.rules.ts';
import type { WithdrawalMoves } from './moves.service.ts';
import type { WithdrawalPlacing } from './placing.service.ts';
import type { WithdrawalPrivileges } from './privileges.service.ts';
import type { Risks } from './risk.service.ts';
import {
  findNewestIn,
  findWithdrawal,
  findWithdrawalByNumber,
  listStepsOf,
  listWithdrawals,
  lockWithdrawal,
  sumUpDay,
  type WithdrawalRow,
} from './withdrawals.repo.ts';
import { GIVEN_BACK, leftOfDay, RUNNING, settingAmount } from './withdrawals.rules.ts';

type Visit = Parameters<Identity['sharedPlaces']>[0];
type Calls = Contract['cashier'];
type Asked = BodyOf<Calls['withdraw']>;
type WithdrawalNeeds = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'findMember' | 'paymentPasswords' | 'stepUp' | 'withdrawalHolds'>;
  mainAccounts: Wallet['mainAccounts'];
  bonuses: Pick<Wallet['bonuses'], 'active'>;
  cards: Cards;
  turnovers: Turnovers;
  risks: Risks;
  moves: WithdrawalMoves;
  placing: WithdrawalPlacing;
  privileges: WithdrawalPrivileges;
  reportDays: ReportDays;
  publicScheme: string | undefined;
};
export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Members' withdrawals: what may be requested, and its progress. */
export function createWithdrawals(needs: WithdrawalNeeds) {
  const { database, clock, identity, mainAccounts, bonuses, cards, turnovers, risks, moves } = needs;
  const { placing, privileges, reportDays } = needs;
  const { queries } = database;
  const { withdrawalHolds } = identity;

  const memberOf = ({ id: brandId, settings }: Brand, memberId: string) => ({
    brandId,
    memberId,
    currency: settings.currency,
  });

  async function answer(brand: Brand, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
    const steps = await listStepsOf(
      queries,
      brand.id,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      describeWithdrawal(brand.settings.cashier, row, {
        steps: steps.filter(({ subjectId }) => subjectId === row.id),
      }),
    );
  }
  const answerOne = async (brand: Brand, row: WithdrawalRow) => (await answer(brand, [row]))[0] as Withdrawal;

  /** The active bonus, and what is left to stake. */
  async function describeBonus(key: ReturnType<typeof memberOf>) {
    const bonus = await bonuses.active(queries, key);
    if (!bonus) return null;
    const { requirement, wagered } = bonus;
    return {
      balance: writeDecimal(await mainAccounts.bonus(queries, key)),
      toWager: writeDecimal(requirement > wagered ? requirement - wagered : 0n),
    };
  }

  async function requireMember(brand: Brand, { memberId, type }: Session) {
    if (!REAL_MONEY_TYPES.includes(type)) throw new Refusal('free_reject');
    const member = await identity.findMember(brand.id, memberId);
    if (!member) throw new Refusal('not_logged_in');
    return member;
  }

  return {
    /** Reserves the money in the transaction that writes the withdrawal; a repeat of the call finds it. */
    async request(visit: Visit, session: Session, asked: Asked): Promise<Withdrawal> {
      const { brand, origin } = visit;
      const member = await requireMember(brand, session);
      const number = shortNumber('W', `${brand.id}|${member.id}|${visit.idempotencyKey}`);
      const known = await findWithdrawalByNumber(queries, { brandId: brand.id, number });
      if (known) return answerOne(brand, known);
      const { min, max } = brand.settings.cashier.withdrawals;
      const { currency } = brand.settings;
      const amount = acceptAmount(asked.amount, {
        currency,
        min: settingAmount(min),
        max: settingAmount(max),
      });
      const card = await cards.require(brand, session, asked.cardId);
      placing.refuseHeld(member);
      await identity.paymentPasswords.prove(member, asked.paymentPassword);
      const spendFactor = await identity.stepUp.prove(visit, member, asked);
      const turnover = await turnovers.read(memberOf(brand, member.id));
      if (!turnover.isMet) throw new Refusal('turnover_needed', turnover);
      const hints = await risks(visit, member, { card, amount });
      const { publicScheme } = needs;
      const { gateway } = brand.settings.cashier.withdrawals;
      const site = siteOf(brand.settings, { origin, publicScheme });
      const notifyUrl = callbackUrlOf(site, brand.settings, gateway);
      const { forfeitsBonus } = asked;
      const money = { amount, forfeitsBonus };
      const about = { number, memberId: member.id, card, ...money, hints, notifyUrl, spendFactor };
      return answerOne(brand, await database.transaction((tx) => placing.place(tx, brand, about)));
    },

    async cancel(brand: Brand, { memberId }: Session, id: string): Promise<Withdrawal> {
      const row = await database.transaction(async (tx) => {
        const found = await lockWithdrawal(tx, { brandId: brand.id, id });
        if (found?.memberId !== memberId) throw new Refusal('not_found');
        // A repeat gets the current state.
        return found.state === 'cancelled' ? found : moves.move(tx, found, 'cancel', { by: 'member' });
      });
      return answerOne(brand, row);
    },

    async status(brand: Brand, { memberId }: Session, id: string): Promise<Withdrawal> {
      const row = await findWithdrawal(queries, { brandId: brand.id, id });
      if (row?.memberId !== memberId) throw new Refusal('not_found');
      return answerOne(brand, row);
    },

    async report(
      brand: Brand,
      { memberId }: Session,
      { limit, after, from, to, state }: QueryOf<Calls['withdrawReport']>,
    ): Promise<AnswerOf<Calls['withdrawReport']>> {
      const { fromMs, toMs } = await reportDays(brand, { from, to });
      const moments = { from: fromMs, to: toMs };
      const filter = { memberId, state, moments, order: 'newest', after } as const;
      const read = (count: number) => listWithdrawals(queries, brand.id, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await answer(brand, rows), next };
    },

    async overview(brand: Brand, session: Session): Promise<AnswerOf<Calls['withdrawOverview']>> {
      const member = await requireMember(brand, session);
      const key = memberOf(brand, member.id);
      const { withdrawals: settings } = brand.settings.cashier;
      const { min, max, feePercent, usualHours } = settings;
      const day = businessDate(brand.settings, clock.now());
      const { count: today } = await sumUpDay(queries, key, { day, except: GIVEN_BACK });
      const running = await findNewestIn(queries, key, RUNNING);
      const { cards: ownCards, payeeName } = await cards.list(brand, session);
      return {
        currency: key.currency,
        available: writeDecimal((await mainAccounts.main(queries, key)).balance),
        min: writeDecimal(settingAmount(min)),
        max: writeDecimal(settingAmount(max)),
        feePercent,
        ...leftOfDay(settings, await privileges.of(queries, key), today),
        usualHours,
        turnover: await turnovers.read(key),
        bonus: await describeBonus(key),
        heldUntil: withdrawalHolds.heldUntil(member),
        hasPaymentPassword: member.paymentPasswordHash !== null,
        payeeName,
        cards: ownCards,
        running: running ? await answerOne(brand, running) : null,
      };
    },
  };
}
