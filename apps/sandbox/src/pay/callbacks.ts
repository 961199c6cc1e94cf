import type { Clock } from '../clock/clock.ts';
import { type Delivery, deliver } from './deliver.ts';
import { idOf, moneyOf, type Payment, randomId } from './payments.ts';
import type { Settings } from './settings.ts';
import { signedHeaders } from './signing.ts';

const FIRST_WAIT_MS = 2_000;
const WAIT_MAX_MS = 3_600_000;
/** About a day. */
const TRIES_MAX = 34;
const WAITING_MAX = 10_000;

type Callback = { url: string; body: string; tries: number; dueAt: number };
export type Callbacks = ReturnType<typeof createCallbacks>;

/** Word to the shop that a payment was concluded, tried again until the shop has taken it. */
export function createCallbacks({ clock, settings }: { clock: Clock; settings: Settings }) {
  let waiting: Callback[] = [];
  const underway = new Set<Promise<void>>();

  async function attempt(callback: Callback): Promise<void> {
    const { url, body } = callback;
    const status = await deliver({ url, body, headers: signedHeaders(body, { timeMs: clock.now() }) });
    if (status !== null && status >= 200 && status < 300) return;
    const tries = callback.tries + 1;
    if (tries < TRIES_MAX) waiting.push({ url, body, tries, dueAt: clock.now() + waitAfter(tries) });
  }

  return {
    add(payment: Payment): void {
      if (settings.callbacks === 'none' || waiting.length >= WAITING_MAX) return;
      const dueAt = clock.now() + (settings.callbacks === 'late' ? settings.lateByMs : 0);
      const callback = { url: payment.asked.notifyUrl, body: JSON.stringify(eventOf(payment, clock)), dueAt };
      for (let copies = settings.callbacks === 'double' ? 2 : 1; copies > 0; copies -= 1)
        waiting.push({ ...callback, tries: 0 });
    },
    /** Sends what is due, and answers when it and what was underway has arrived or failed. */
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

type Alteration = { altered: Record<string, unknown>; secret?: string; ageMs: number };

/** A callback as it would be sent now, or as somebody with bad intentions would send it. */
export function makeCallback(
  payment: Payment,
  clock: Clock,
  { altered, secret, ageMs }: Alteration,
): Delivery {
  const body = JSON.stringify({ ...eventOf(payment, clock), ...altered });
  const signing = { timeMs: clock.now() - ageMs, ...(secret === undefined ? {} : { secret }) };
  return { url: payment.asked.notifyUrl, headers: signedHeaders(body, signing), body };
}

/** Of a payment that is not concluded, which no honest gateway tells of, it says that it was paid. */
function eventOf(payment: Payment, clock: Clock) {
  const { event, at } = payment.conclusion ?? { event: randomId('E'), at: clock.now() };
  return {
    event,
    kind: payment.kind,
    payment: payment.payment,
    order: idOf(payment),
    state: payment.conclusion ? payment.state : 'paid',
    ...moneyOf(payment),
    at,
    ...(payment.kind === 'payout' && payment.reason !== null ? { reason: payment.reason } : {}),
  };
}

function waitAfter(tries: number): number {
  return Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
}
