import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { RawBody } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { GatewayEvent, Gateways } from '../gateways/gateways.ts';
import { insertCallback, saveOutcome } from './callbacks.repo.ts';
import type { DepositCredit } from './credit.service.ts';
import { lockDeposit } from './deposits.repo.ts';

/** The sender: one gateway never moves what goes through another. */
type Teller = { brand: Brand; gateway: string };
type OrderEvent = Extract<GatewayEvent, { kind: 'order' }>;
export type PayoutEvent = Extract<GatewayEvent, { kind: 'payout' }> & { gateway: string };
/** The outcome that is stored with an event; null: the id is unknown here. */
export type EventOutcome = { subjectId: string; outcome: string } | null;

type CallbackNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[] };
  gateways: Gateways;
  credit: DepositCredit;
  /** Handles news about payouts, in the transaction that stores it. */
  onPayout(tx: Tx, brand: Brand, event: PayoutEvent): Promise<EventOutcome>;
};
export type Callbacks = ReturnType<typeof createCallbacks>;

/**
 * Callbacks of gateways. Each event is stored once, in the transaction of everything it causes: repeats, even fifty at
 * once, find it and change nothing. If that fails nothing is stored, and the gateway sends it again.
 */
export function createCallbacks(needs: CallbackNeeds) {
  const { database, clock, log, brands, gateways, credit, onPayout } = needs;

  async function onOrder(tx: Tx, { brand, gateway }: Teller, event: OrderEvent): Promise<EventOutcome> {
    const id = event.order;
    const deposit = isId(id) ? await lockDeposit(tx, { brandId: brand.id, id }) : undefined;
    if (deposit?.gateway !== gateway) return null;
    const { state, amount, currency, reason, at } = event;
    const news =
      state === 'paid'
        ? ({ outcome: state, amount, currency, atMs: at } as const)
        : ({ outcome: state, reason } as const);
    return { subjectId: id, outcome: await credit.settle(tx, deposit, news, 'gateway') };
  }

  return {
    /** Returns the acknowledgement that the gateway expects, if any. */
    async receive(
      { merchant: merchantCode, gateway }: { merchant: string; gateway: string },
      { headers, text }: RawBody,
    ): Promise<string | null> {
      const teller = gateways.find(gateway);
      if (!teller) log.warn({ gateway }, 'a payment gateway called that is not set up');
      const event = teller?.readCallback(headers, text);
      if (!teller || !event) throw new Refusal('bad_signature');
      const brand = brands.all().find(({ settings }) => settings.merchantCode === merchantCode);
      if (!brand) throw new Refusal('unknown_merchant');
      const outcome = await database.transaction(async (tx) => {
        const isNew = await insertCallback(tx, {
          brandId: brand.id,
          gateway,
          event: event.event,
          kind: event.kind,
          subjectId: null,
          body: bodyOf(event),
          outcome: 'received',
          receivedAt: new Date(clock.now()),
        });
        if (!isNew) return 'repeated';
        const followed =
          event.kind === 'order'
            ? await onOrder(tx, { brand, gateway }, event)
            : await onPayout(tx, brand, { ...event, gateway });
        const kept = followed ?? { subjectId: null, outcome: 'unknown' };
        await saveOutcome(tx, { brandId: brand.id, gateway, event: event.event }, kept);
        return kept.outcome;
      });
      log.info({ gateway, event: event.event, kind: event.kind, outcome }, 'a payment gateway called');
      return teller.acknowledgement;
    },
  };
}

/** The stored form: amounts as sent. */
function bodyOf({ amount, ...event }: GatewayEvent) {
  return { ...event, amount: writeDecimal(amount) };
}
