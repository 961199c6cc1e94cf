import type { Packet } from '@parlour/client';
import { SECOND_MS } from '@parlour/clock/durations';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** The packet one should look at: the one that is open or about to be drawn, else the next, else the last. */
export function foremost(packets: readonly Packet[]): Packet | undefined {
  const of = (...states: Packet['state'][]) => packets.find(({ state }) => states.includes(state));
  return of('open', 'closed') ?? of('coming') ?? of('drawn');
}

/** A packet as the clock has it by now: it may have opened or closed since it was loaded. */
export function stateAt({ state, opensAt, closesAt }: Packet, nowMs: number): Packet['state'] {
  if (state !== 'coming' && state !== 'open') return state;
  if (nowMs < opensAt) return 'coming';
  return nowMs < closesAt ? 'open' : 'closed';
}

/** `2:05:09`, or `5:09` within the hour; never below nothing. */
export function writeCountdown(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / HOUR_S), Math.floor((left % HOUR_S) / MINUTE_S)];
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(left % MINUTE_S)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
