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

/** Who tells: what goes through one gateway is never moved by another's word. */
type Teller = { brand: Brand; gateway: string };
type OrderEvent = Extract<GatewayEvent, { kind: 'order' }>;
export type PayoutEvent = Extract<GatewayEvent, { kind: 'payout' }> & { gateway: string };
/** What became of an event, as it is kept with it; null: nothing here is known by that id. */
export type EventOutcome = { subjectId: string; outcome: string } | null;

type CallbackNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[] };
  gateways: Gateways;
  credit: DepositCredit;
  /** What withdrawals make of news about their payouts, in the transaction in which it is kept. */
  onPayout(tx: Tx, brand: Brand, event: PayoutEvent): Promise<EventOutcome>;
};
export type Callbacks = ReturnType<typeof createCallbacks>;

/**
 * What the gateway tells unasked. Each event is kept once, in the transaction of all that follows from it: a repeat, and
 * be it fifty at once, finds it and changes nothing. Should that fail, nothing is kept and the gateway tells it again.
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
    /** Answers the word that the gateway expects for it, where it expects one. */
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

/** As it is kept: amounts as they travel. */
function bodyOf({ amount, ...event }: GatewayEvent) {
  return { ...event, amount: writeDecimal(amount) };
}
