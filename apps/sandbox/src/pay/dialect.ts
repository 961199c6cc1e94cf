import type { Order, Payment } from './payments.ts';

/** The content of a callback, with the gateway's own names. */
export type Told = Record<string, unknown>;
type Signing = {
  timeMs: number;
  /** With a key that is not this gateway's. */
  isForged: boolean;
};

/** How one gateway talks to a shop: all gateways here do the same, each in its own format. */
export type Dialect = {
  title: string;
  /** Its pages, its controls and the shop's calls are below this path. */
  path: `/${string}`;
  /** The content for a conclusion; for an open payment, which no honest gateway reports, it claims that it was paid. */
  told(payment: Payment, nowMs: number): Told;
  /** The same, signed at that time, ready to send. */
  callbackOf(told: Told, signing: Signing): { headers: Record<string, string>; body: string };
  /** Whether the shop accepted it; otherwise it is sent again. */
  isTaken(answer: { status: number; text: string }): boolean;
  /** The parameters with which somebody is sent back to the shop. */
  returnOf(order: Order, nowMs: number): Record<string, string>;
};
