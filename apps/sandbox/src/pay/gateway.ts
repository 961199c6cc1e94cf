import { type Clock, systemClock } from '../clock/clock.ts';
import { type Callbacks, createCallbacks } from './callbacks.ts';
import { createPayments, type Payments } from './payments.ts';
import { type Settings, WELL_BEHAVED } from './settings.ts';

const LOOK_EVERY_MS = 200;

export type Gateway = {
  clock: Clock;
  settings: Settings;
  payments: Payments;
  callbacks: Callbacks;
  /** Concludes and tells what is due. */
  runDue(): Promise<void>;
  close(): void;
};

/** The gateway's own state, gone with the process. */
export function createGateway(clock: Clock): Gateway {
  const settings = { ...WELL_BEHAVED };
  const callbacks = createCallbacks({ clock, settings });
  const payments = createPayments({ clock, settings, onConcluded: callbacks.add });
  const runDue = () => {
    payments.concludeDue();
    return callbacks.runDue();
  };
  // A clock that a test moves is looked at when the test says so, at `/pay/control/run`.
  const looking = clock === systemClock ? setInterval(runDue, LOOK_EVERY_MS) : undefined;
  looking?.unref();
  return { clock, settings, payments, callbacks, runDue, close: () => clearInterval(looking) };
}
