import type { Opened } from '@parlour/client';
import { SECOND_MS } from '@parlour/clock/durations';

/** The answer of `openedGame` with the distance between our clock and the phone's. */
export type OpenedHere = Opened & { readonly offsetMs: number };

/** How often a result that is due is asked for, and at the latest everything. */
const RESULT_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 30_000;
/** A moment after the close, so that the next issue is there. */
const AFTER_CLOSE_MS = 250;
/** Answers of one clock differ by less. */
const CLOCK_SET_MS = 5_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** `known` is the offset so far; null: none. */
export function withOffset(opened: Opened, deviceNow: number, known: number | null = null): OpenedHere {
  return { ...opened, offsetMs: betterOffset(known, opened.now - deviceNow) };
}

/**
 * An answer is older when it arrives than when it was written, by its way and by what shares it: of several the one that
 * puts our clock furthest ahead was delayed least. A larger difference means that the phone's clock was set.
 */
function betterOffset(known: number | null, fresh: number): number {
  if (known === null || Math.abs(known - fresh) > CLOCK_SET_MS) return fresh;
  return Math.max(known, fresh);
}

/** Time until the issue on sale closes, by the server's clock; 0: nothing is on sale. */
export function leftMs({ current, offsetMs }: OpenedHere, deviceNow: number): number {
  return current ? Math.max(0, current.closesAt - (deviceNow + offsetMs)) : 0;
}

/** How much of the selling time is left, from 1 down to 0. */
export function leftShare(opened: OpenedHere, deviceNow: number): number {
  const { current } = opened;
  if (!current || current.closesAt <= current.opensAt) return 0;
  return Math.min(1, leftMs(opened, deviceNow) / (current.closesAt - current.opensAt));
}

/** When to ask again: at the close, and often while a result is due. */
export function nextLookMs(opened: OpenedHere, deviceNow: number): number {
  const due = opened.isResultDue ? RESULT_EVERY_MS : LOOK_EVERY_MS;
  if (!opened.current) return due;
  const left = leftMs(opened, deviceNow);
  return left === 0 ? RESULT_EVERY_MS : Math.min(due, left + AFTER_CLOSE_MS);
}

/** `00:37`, from an hour on `2:05:09`. */
export function clockForm(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor((seconds - hours * HOUR_S) / MINUTE_S);
  const rest = two(seconds - hours * HOUR_S - minutes * MINUTE_S);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`;
}

/** What tells issues of a day apart: the part after the day, or the whole number of a daily one. */
export function shortNumero(numero: string): string {
  return numero.split('-')[1] ?? numero;
}
