import { type Clock, systemClock } from '../clock/clock.ts';
import { type Callbacks, createCallbacks } from './callbacks.ts';
import type { Dialect } from './dialect.ts';
import { createPayments, type Order, type Payments } from './payments.ts';
import { type Settings, WELL_BEHAVED } from './settings.ts';

const LOOK_EVERY_MS = 200;

export type Gateway = {
  dialect: Dialect;
  clock: Clock;
  settings: Settings;
  payments: Payments;
  callbacks: Callbacks;
  /** Concludes what is due and sends its callbacks. */
  runDue(): Promise<void>;
  close(): void;
};

/** A gateway's own state, gone with the process. */
export function createGateway({ clock, dialect }: Pick<Gateway, 'clock' | 'dialect'>): Gateway {
  const settings = { ...WELL_BEHAVED };
  const callbacks = createCallbacks({ clock, settings, dialect });
  const payments = createPayments({ clock, settings, onConcluded: callbacks.add });
  const runDue = () => {
    payments.concludeDue();
    return callbacks.runDue();
  };
  // A clock that a test moves is only checked when the test calls `/control/run`.
  const looking = clock === systemClock ? setInterval(runDue, LOOK_EVERY_MS) : undefined;
  looking?.unref();
  return { dialect, clock, settings, payments, callbacks, runDue, close: () => clearInterval(looking) };
}

export function checkoutUrl(origin: string, { path }: Dialect, { payment }: Order): string {
  return `${origin}${path}/checkout/${payment}`;
}
