import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, Contract, DepositChannel, Language, MemberType } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { acceptAmount } from '../amounts.service.ts';
import type { Gateways } from '../gateways/gateways.ts';
import { shortNumber } from '../numbers.rules.ts';
import { addStep } from '../steps.repo.ts';
import { banksOf, boundsOf, canDeposit, describeChannel, feeOf, openChannels } from './channels.rules.ts';
import {
  type DepositRow,
  findDepositByNumber,
  insertDeposit,
  listDeposits,
  lockStarting,
  sumUpOpen,
} from './deposits.repo.ts';
import { OPEN, OPEN_MAX } from './deposits.rules.ts';
import type { DepositGuard } from './guard.service.ts';
import type { DepositOrders } from './orders.service.ts';
import type { DepositPromotions } from './promotions.service.ts';
import { describeDeposit } from './view.service.ts';

type Wanted = BodyOf<Contract['cashier']['deposit']>;
/** The member, and their brand and language. */
export type Depositor = {
  brand: Brand;
  language: Language;
  session: { memberId: string; type: MemberType };
};
type Starting = Depositor & { ip: string; origin: string; requestId: string; idempotencyKey: string | null };

type DepositNeeds = {
  database: Database;
  clock: Clock;
  guard: DepositGuard;
  orders: DepositOrders;
  gateways: Pick<Gateways, 'isSetUp'>;
  promotions: DepositPromotions;
};
export type Deposits = ReturnType<typeof createDeposits>;

/** How a member deposits: the channels, their fees, and the start of a deposit. */
export function createDeposits(needs: DepositNeeds) {
  const { database, clock, guard, orders, gateways, promotions } = needs;
  const { queries } = database;

  function channelOf({ brand: { settings } }: Depositor, code: string): DepositChannel {
    const channel = openChannels(settings, gateways).find((open) => open.code === code);
    if (!channel) throw new Refusal('channel_closed');
    return channel;
  }

  function quote(depositor: Depositor, { channel: code, amount: typed }: Pick<Wanted, 'channel' | 'amount'>) {
    const { settings } = depositor.brand;
    const channel = channelOf(depositor, code);
    const amount = acceptAmount(typed, boundsOf(settings, channel));
    const fee = feeOf(amount, channel.feePercent, settings.currency);
    return { channel, amount, fee, credited: amount - fee };
  }

  /** The row of a new deposit; a repeat of the call finds the first one by its number. */
  function rowOf(starting: Starting, wanted: Wanted, promotionId: string | null): DepositRow {
    const { brand, session, idempotencyKey } = starting;
    const { channel, amount, fee, credited } = quote(starting, wanted);
    const nowMs = clock.now();
    const createdAt = new Date(nowMs);
    const expiresAt = new Date(nowMs + brand.settings.cashier.depositMinutes * MINUTE_MS);
    return {
      brandId: brand.id,
      id: newId(clock),
      number: shortNumber('D', `${brand.id}|${session.memberId}|${idempotencyKey}`),
      memberId: session.memberId,
      channel: channel.code,
      method: channel.method,
      gateway: channel.method === 'transfer' ? null : channel.gateway,
      bank: bankOf(brand, channel, wanted.bank),
      currency: brand.settings.currency,
      amount,
      fee,
      credited,
      // A transfer by hand needs no order: it waits to be sent.
      state: channel.method === 'transfer' ? 'waiting' : 'started',
      payUrl: null,
      gatewayPayment: null,
      cameAmount: null,
      cameCurrency: null,
      cameAt: null,
      payerName: wanted.payerName || null,
      isSent: false,
      promotionId,
      reason: null,
      approvedBy: null,
      approvedAmount: null,
      createdAt,
      expiresAt,
      concludedAt: null,
      askAt: expiresAt,
    };
  }

  /** Inserts it unless an earlier call did; returns the stored row. */
  async function write(row: DepositRow, { origin, requestId }: Starting): Promise<DepositRow> {
    return database.transaction(async (tx) => {
      await lockStarting(tx, row);
      const earlier = await findDepositByNumber(tx, row);
      if (earlier) return sameOrRefuse(earlier, row);
      if ((await sumUpOpen(tx, row, OPEN)).open >= OPEN_MAX)
        throw new Refusal('too_many_open', { max: OPEN_MAX });
      await insertDeposit(tx, row);
      const { brandId, id, state, createdAt, promotionId } = row;
      if (promotionId) await promotions.reserve(tx, { ...row, promotionId });
      await addStep(tx, { brandId, subjectId: id, state, by: 'member', reason: null, at: createdAt });
      if (state === 'started') await orders.plan(tx, { brandId, id, origin }, row, requestId);
      return row;
    });
  }

  return {
    async channels(depositor: Depositor) {
      const { brand, language, session } = depositor;
      refuseGuests(depositor);
      const { settings } = brand;
      const { memberId } = session;
      const [running] = await listDeposits(queries, brand.id, { memberId, states: OPEN, limit: 1 });
      return {
        currency: settings.currency,
        channels: openChannels(settings, gateways).map((channel) =>
          describeChannel(settings, channel, language),
        ),
        promotions: await promotions.list(depositor),
        running: running ? describeDeposit(running, depositor, clock.now()) : null,
      };
    },

    quote(depositor: Depositor, wanted: Pick<Wanted, 'channel' | 'amount'>) {
      refuseGuests(depositor);
      const { amount, fee, credited } = quote(depositor, wanted);
      return {
        amount: writeDecimal(amount),
        fee: writeDecimal(fee),
        credited: writeDecimal(credited),
      };
    },

    async start(starting: Starting, wanted: Wanted) {
      refuseGuests(starting);
      const { promotionId, promotionCode } = wanted;
      const chosen = promotionCode ? { code: promotionCode } : promotionId ? { id: promotionId } : null;
      const row = rowOf(starting, wanted, chosen && (await promotions.choose(starting, chosen)));
      const { amount: open } = await sumUpOpen(queries, row, OPEN);
      await guard.admit(starting.brand, row, { amount: row.amount, open });
      const written = await write(row, starting);
      const { origin, requestId } = starting;
      const opened = written.state === 'started' ? await orders.open(written, origin, requestId) : written;
      return describeDeposit(opened, starting, clock.now());
    },
  };
}

function refuseGuests({ session }: Depositor): void {
  if (!canDeposit(session.type)) throw new Refusal('free_reject');
}

function bankOf({ settings }: Brand, channel: DepositChannel, bank: string | undefined): string | null {
  const banks = banksOf(settings, channel);
  if (banks.length === 0 && bank === undefined) return null;
  if (bank === undefined) throw new Refusal('invalid_input', { fields: { bank: 'required' } });
  if (!banks.some(({ code }) => code === bank))
    throw new Refusal('invalid_input', { fields: { bank: 'not_allowed' } });
  return bank;
}

function sameOrRefuse(earlier: DepositRow, row: DepositRow): DepositRow {
  const isSame =
    earlier.memberId === row.memberId && earlier.channel === row.channel && earlier.amount === row.amount;
  if (!isSame) throw new Refusal('idempotency_conflict');
  return earlier;
}
