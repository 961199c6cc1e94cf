import type { Order, Payment } from './payments.ts';

/** What a callback says, by the gateway's own names. */
export type Told = Record<string, unknown>;
type Signing = {
  timeMs: number;
  /** With a key that is not this gateway's. */
  isForged: boolean;
};

/** How one gateway speaks to a shop: all gateways here do the same, each in its own way. */
export type Dialect = {
  title: string;
  /** Its pages, its controls and what shops call are below this. */
  path: `/${string}`;
  /** What is told of a conclusion; of a payment that is not concluded, which no honest gateway tells of, that it was paid. */
  told(payment: Payment, nowMs: number): Told;
  /** The same as it is sent, signed at that time. */
  callbackOf(told: Told, signing: Signing): { headers: Record<string, string>; body: string };
  /** Whether the shop has taken it; otherwise it is told again. */
  isTaken(answer: { status: number; text: string }): boolean;
  /** What somebody is led back to the shop with. */
  returnOf(order: Order, nowMs: number): Record<string, string>;
};
