import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, Contract, MemberType, QueryOf, Withdrawal } from '@parlour/contract';
import { MEMBER_TYPE } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { type Amount, writeDecimal } from '@parlour/money';
import type { Session } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { businessDate } from '../../tenancy/business-day.rules.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { acceptAmount } from './amounts.service.ts';
import type { CardRow } from './cards.repo.ts';
import type { Cards } from './cards.service.ts';
import { shortNumber } from './numbers.rules.ts';
import type { Risks } from './risk.service.ts';
import type { Turnovers } from './turnover.service.ts';
import { feeOfWithdrawal, GIVEN_BACK, needsTwoPersons, RUNNING, settingAmount } from './withdrawal.rules.ts';
import { describeWithdrawal } from './withdrawal-answers.rules.ts';
import type { WithdrawalMoves } from './withdrawal-moves.service.ts';
import {
  countOfDay,
  findNewestIn,
  findWithdrawal,
  findWithdrawalByNumber,
  insertWithdrawal,
  listStepsOf,
  listWithdrawals,
  lockWithdrawal,
  type WithdrawalRow,
} from './withdrawals.repo.ts';

/** Specification sections 3 and 8: real money is for members, agents and top agents. */
const REAL_MONEY: readonly MemberType[] = [MEMBER_TYPE.MEMBER, MEMBER_TYPE.AGENT, MEMBER_TYPE.TOP_AGENT];

type Visit = Parameters<Identity['sharedPlaces']>[0];
type Calls = Contract['cashier'];
type Asked = BodyOf<Calls['withdraw']>;
type WithdrawalNeeds = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'findMember' | 'paymentPasswords' | 'sensitiveChanges'>;
  wallet: Pick<Wallet, 'holds' | 'mainAccounts'>;
  cards: Cards;
  turnovers: Turnovers;
  risks: Risks;
  moves: WithdrawalMoves;
};
export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Money that members ask to be sent to them: what may be asked for, and how far it has come. */
export function createWithdrawals(needs: WithdrawalNeeds) {
  const { database, clock, identity, wallet, cards, turnovers, risks, moves } = needs;
  const { queries } = database;
  const { sensitiveChanges } = identity;

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

  async function requireMember(brand: Brand, { memberId, type }: Session) {
    if (!REAL_MONEY.includes(type)) throw new Refusal('free_reject');
    const member = await identity.findMember(brand.id, memberId);
    if (!member) throw new Refusal('not_logged_in');
    return member;
  }

  function refuseHeld(member: Parameters<typeof sensitiveChanges.heldUntil>[0]): void {
    const heldUntil = sensitiveChanges.heldUntil(member);
    if (heldUntil !== null) throw new Refusal('withdrawals_held', { heldUntil });
  }

  /** Everything that another call of the same member could change meanwhile is looked at under the lock of the member. */
  async function place(tx: Tx, brand: Brand, about: Placing): Promise<WithdrawalRow> {
    const { number, memberId, amount } = about;
    const key = memberOf(brand, memberId);
    const member = await sensitiveChanges.lock(tx, { brandId: brand.id, id: memberId });
    if (!member) throw new Refusal('not_logged_in');
    const known = await findWithdrawalByNumber(tx, { brandId: brand.id, number });
    if (known) return known;
    refuseHeld(member);
    const { withdrawals } = brand.settings.cashier;
    const day = businessDate(brand.settings, clock.now());
    const before = await countOfDay(tx, key, { day, except: GIVEN_BACK });
    if (before >= withdrawals.perDay) throw new Refusal('too_many_today', { perDay: withdrawals.perDay });
    const row = newRow(brand, about, { day, before });
    const { id, currency } = row;
    const hold = { brandId: brand.id, id, memberId, currency, amount, reference: `withdrawal ${number}` };
    const outcome = await wallet.holds.reserve(tx, hold);
    if (outcome.state === 'refused')
      throw new Refusal(
        'not_enough_money',
        'balance' in outcome.refusal ? { balance: writeDecimal(outcome.refusal.balance) } : {},
      );
    if (outcome.state !== 'posted') throw new Error(`the hold of withdrawal ${id} was ${outcome.state}`);
    // After the reservation, which holds the lock of the account: nothing is staked or given back meanwhile.
    const turnover = turnovers.describe(await turnovers.settle(tx, key));
    if (!turnover.isMet) throw new Refusal('turnover_needed', turnover);
    await insertWithdrawal(tx, row);
    await moves.begin(tx, row);
    return row;
  }

  function newRow(
    brand: Brand,
    { number, memberId, card, amount, hints, origin }: Placing,
    { day, before }: { day: string; before: number },
  ): WithdrawalRow {
    const { currency, merchantCode, cashier } = brand.settings;
    return {
      brandId: brand.id,
      id: newId(clock),
      number,
      memberId,
      cardId: card.id,
      bank: card.bank,
      last4: card.last4,
      holder: card.holder,
      currency,
      amount,
      fee: feeOfWithdrawal(amount, cashier.withdrawals, { before, currency }),
      state: 'requested',
      needsTwo: needsTwoPersons(amount, cashier.withdrawals),
      takenBy: null,
      approvedBy: [],
      hints,
      gatewayPayment: null,
      notifyUrl: `${origin}/wps/payment/callback?merchant=${merchantCode}`,
      day,
      createdAt: new Date(clock.now()),
      concludedAt: null,
      askAt: null,
    };
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
      refuseHeld(member);
      await identity.paymentPasswords.prove(member, asked.paymentPassword);
      const turnover = await turnovers.read(memberOf(brand, member.id));
      if (!turnover.isMet) throw new Refusal('turnover_needed', turnover);
      const hints = await risks(visit, member, { card, amount });
      const about = { number, memberId: member.id, card, amount, hints, origin };
      return answerOne(brand, await database.transaction((tx) => place(tx, brand, about)));
    },

    async cancel(brand: Brand, { memberId }: Session, id: string): Promise<Withdrawal> {
      const row = await database.transaction(async (tx) => {
        const found = await lockWithdrawal(tx, { brandId: brand.id, id });
        if (found?.memberId !== memberId) throw new Refusal('not_found');
        // Whoever asks twice is told what has become of it, by the first call or the second.
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
      const filter = { memberId, state, days: { from, to }, order: 'newest', after } as const;
      const rows = await listWithdrawals(queries, brand.id, { ...filter, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const next = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { items: await answer(brand, items), next };
    },

    async overview(brand: Brand, session: Session): Promise<AnswerOf<Calls['withdrawOverview']>> {
      const member = await requireMember(brand, session);
      const key = memberOf(brand, member.id);
      const { min, max, feePercent, freePerDay, perDay } = brand.settings.cashier.withdrawals;
      const day = businessDate(brand.settings, clock.now());
      const today = await countOfDay(queries, key, { day, except: GIVEN_BACK });
      const running = await findNewestIn(queries, key, RUNNING);
      const { cards: ownCards, payeeName } = await cards.list(brand, session);
      return {
        currency: key.currency,
        available: writeDecimal((await wallet.mainAccounts.main(queries, key)).balance),
        min: writeDecimal(settingAmount(min)),
        max: writeDecimal(settingAmount(max)),
        feePercent,
        freeLeft: Math.max(0, freePerDay - today),
        countLeft: Math.max(0, perDay - today),
        perDay,
        turnover: await turnovers.read(key),
        heldUntil: sensitiveChanges.heldUntil(member),
        hasPaymentPassword: member.paymentPasswordHash !== null,
        payeeName,
        cards: ownCards,
        running: running ? await answerOne(brand, running) : null,
      };
    },
  };
}

type Placing = {
  number: string;
  memberId: string;
  card: CardRow;
  amount: Amount;
  hints: WithdrawalRow['hints'];
  origin: string;
};
