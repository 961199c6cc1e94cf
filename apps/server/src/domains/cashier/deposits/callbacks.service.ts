import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { RawBody } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { GatewayEvent, PaymentGateway } from '../gateways/gateways.ts';
import { insertCallback, saveOutcome } from './callbacks.repo.ts';
import type { DepositCredit } from './credit.service.ts';
import { lockDeposit } from './deposits.repo.ts';

type OrderEvent = Extract<GatewayEvent, { kind: 'order' }>;
export type PayoutEvent = Extract<GatewayEvent, { kind: 'payout' }>;
/** What became of an event, as it is kept with it; null: nothing here is known by that id. */
export type EventOutcome = { subjectId: string; outcome: string } | null;

type CallbackNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[] };
  gateway: PaymentGateway | null;
  credit: DepositCredit;
  /** What withdrawals make of news about their payouts, in the transaction in which it is kept. */
  onPayout(tx: Tx, brand: Brand, event: PayoutEvent): Promise<EventOutcome>;
};
export type Callbacks = ReturnType<typeof createCallbacks>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What the gateway tells unasked. Each event is kept once, in the transaction of all that follows from it: a repeat, and
 * be it fifty at once, finds it and changes nothing. Should that fail, nothing is kept and the gateway tells it again.
 */
export function createCallbacks(needs: CallbackNeeds) {
  const { database, clock, log, brands, gateway, credit, onPayout } = needs;

  async function onOrder(tx: Tx, brand: Brand, event: OrderEvent): Promise<EventOutcome> {
    const id = event.order;
    const deposit = UUID.test(id) ? await lockDeposit(tx, { brandId: brand.id, id }) : undefined;
    if (!deposit) return null;
    const { state, amount, currency, reason, at } = event;
    const news =
      state === 'paid'
        ? ({ outcome: state, amount, currency, atMs: at } as const)
        : ({ outcome: state, reason } as const);
    return { subjectId: id, outcome: await credit.settle(tx, deposit, news, 'gateway') };
  }

  return {
    async receive(merchantCode: string, { headers, text }: RawBody): Promise<void> {
      const event = gateway?.readCallback(headers, text);
      if (!event) throw new Refusal('bad_signature');
      const brand = brands.all().find(({ settings }) => settings.merchantCode === merchantCode);
      if (!brand) throw new Refusal('unknown_merchant');
      const outcome = await database.transaction(async (tx) => {
        const isNew = await insertCallback(tx, {
          brandId: brand.id,
          event: event.event,
          kind: event.kind,
          subjectId: null,
          body: bodyOf(event),
          outcome: 'received',
          receivedAt: new Date(clock.now()),
        });
        if (!isNew) return 'repeated';
        const followed =
          event.kind === 'order' ? await onOrder(tx, brand, event) : await onPayout(tx, brand, event);
        const kept = followed ?? { subjectId: null, outcome: 'unknown' };
        await saveOutcome(tx, { brandId: brand.id, event: event.event }, kept);
        return kept.outcome;
      });
      log.info({ event: event.event, kind: event.kind, outcome }, 'the payment gateway called');
    },
  };
}

/** As it is kept: amounts as they travel. */
function bodyOf({ amount, ...event }: GatewayEvent) {
  return { ...event, amount: writeDecimal(amount) };
}
