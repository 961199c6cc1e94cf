import { HOUR_MS } from '@parlour/clock/durations';
import type { Clock } from '../clock/clock.ts';
import { type Delivery, deliver } from './deliver.ts';
import type { Dialect, Told } from './dialect.ts';
import type { Payment } from './payments.ts';
import type { Settings } from './settings.ts';

const FIRST_WAIT_MS = 2_000;
const WAIT_MAX_MS = HOUR_MS;
/** About a day. */
const TRIES_MAX = 34;
const WAITING_MAX = 10_000;

type Callback = { url: string; told: Told; tries: number; dueAt: number };
export type Callbacks = ReturnType<typeof createCallbacks>;

/** Tells the shop that a payment concluded, and retries until the shop accepts it. */
export function createCallbacks({
  clock,
  settings,
  dialect,
}: {
  clock: Clock;
  settings: Settings;
  dialect: Dialect;
}) {
  let waiting: Callback[] = [];
  const underway = new Set<Promise<void>>();

  async function attempt(callback: Callback): Promise<void> {
    const { url, told } = callback;
    const made = dialect.callbackOf(told, { timeMs: clock.now(), isForged: false });
    const answer = await deliver({ url, ...made });
    if (answer && dialect.isTaken(answer)) return;
    const tries = callback.tries + 1;
    if (tries < TRIES_MAX) waiting.push({ url, told, tries, dueAt: clock.now() + waitAfter(tries) });
  }

  return {
    add(payment: Payment): void {
      if (settings.callbacks === 'none' || waiting.length >= WAITING_MAX) return;
      const dueAt = clock.now() + (settings.callbacks === 'late' ? settings.lateByMs : 0);
      const callback = { url: payment.asked.notifyUrl, told: dialect.told(payment, clock.now()), dueAt };
      for (let copies = settings.callbacks === 'double' ? 2 : 1; copies > 0; copies -= 1)
        waiting.push({ ...callback, tries: 0 });
    },
    /** Sends what is due, and resolves when all running deliveries have arrived or failed. */
    async runDue(): Promise<void> {
      if (settings.isDown) return;
      const due = waiting.filter(({ dueAt }) => dueAt <= clock.now());
      waiting = waiting.filter((callback) => !due.includes(callback));
      for (const callback of due) {
        const sending: Promise<void> = attempt(callback).finally(() => underway.delete(sending));
        underway.add(sending);
      }
      await Promise.all(underway);
    },
    countWaiting: () => waiting.length + underway.size,
  };
}

type Alteration = { altered: Told; isForged: boolean; ageMs: number };

/** A callback as it would be sent now, or as an attacker would send it. */
export function makeCallback(
  payment: Payment,
  { clock, dialect }: { clock: Clock; dialect: Dialect },
  { altered, isForged, ageMs }: Alteration,
): Delivery {
  const nowMs = clock.now();
  const told = { ...dialect.told(payment, nowMs), ...altered };
  return { url: payment.asked.notifyUrl, ...dialect.callbackOf(told, { timeMs: nowMs - ageMs, isForged }) };
}

function waitAfter(tries: number): number {
  return Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
}
