import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Log } from '../log.ts';
import { DELIVERED_AT_ONCE, LOOK_EVERY_MS } from './deliveries.rules.ts';
import type { Deliveries } from './deliveries.service.ts';
import { listAbandoned } from './rounds.repo.ts';
import { listAbandonedRaises } from './steps.repo.ts';
import type { Steps } from './steps.service.ts';

type Needs = { database: Database; deliveries: Deliveries; steps: Steps; clock: Clock; log: Log };

/** What nobody waits for: bets whose process died, rounds whose player left, and what is owed to wallets. */
export function createWork({ database, deliveries, steps, clock, log }: Needs) {
  const { queries } = database;

  async function takeBack(): Promise<number> {
    const now = new Date(clock.now());
    const raises = await listAbandonedRaises(queries, now, DELIVERED_AT_ONCE);
    for (const { id, roundId } of raises) {
      const rollback = await deliveries.cancelRaise({ id: roundId }, id);
      if (rollback) await deliveries.deliver(rollback);
    }
    return raises.length;
  }

  async function endAbandoned(): Promise<number> {
    const rounds = await listAbandoned(queries, new Date(clock.now()), DELIVERED_AT_ONCE);
    for (const round of rounds) {
      if (round.state === 'open') await steps.leave(round);
      else {
        const rollback = await deliveries.cancel(round, null);
        if (rollback) await deliveries.deliver(rollback);
      }
    }
    return rounds.length;
  }

  /** Returns how much there was. */
  async function doDue(): Promise<number> {
    return (await takeBack()) + (await endAbandoned()) + (await deliveries.deliverDue());
  }

  /** Looks every second; the returned function stops it and waits for running work. */
  async function start(): Promise<() => Promise<void>> {
    await deliveries.takeOver();
    let isStopped = false;
    let running: Promise<unknown> = Promise.resolve();
    let forget = () => {};
    const look = () => {
      running = doDue()
        .catch((error) => log.error({ err: error }, 'due work could not be done'))
        .finally(() => {
          if (!isStopped) forget = clock.after(LOOK_EVERY_MS, look);
        });
    };
    look();
    return async () => {
      isStopped = true;
      forget();
      await running;
    };
  }

  return { doDue, start };
}
