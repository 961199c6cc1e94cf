import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import type { PacketState } from '@parlour/contract';
import { PACKET_MINOR_MAX } from '@parlour/contract/values/promotions/chance.rules';
import { currencyOf, isShownExactly, smallestShown } from '@parlour/money';

export const SEED_BYTES = 32;
/** How soon after its end a red packet is drawn. */
export const CLOSE_EVERY_MS = 2 * SECOND_MS;
/** How many drawn ones members see, and how many of all operators do. */
export const DRAWN_SHOWN = 10;
export const LISTED_MAX = 200;
/** How long one may be open: a rain is a moment. */
const OPEN_MS = { least: 10 * SECOND_MS, most: 60 * MINUTE_MS };

type Times = { opensAt: number; closesAt: number };
type Announced = Times & { total: bigint; shares: number };

/** What is wrong with a red packet that is to be announced, by field. */
export function faultsOf(packet: Announced, { currency, nowMs }: { currency: string; nowMs: number }) {
  const { total, shares, opensAt, closesAt } = packet;
  const written = currencyOf(currency);
  const minor = minorOf(total, currency);
  const openMs = closesAt - opensAt;
  return {
    ...(total <= 0n && { total: 'too_small' }),
    ...(!isShownExactly(total, written) && { total: 'too_many_decimals' }),
    ...(minor > PACKET_MINOR_MAX && { total: 'too_big' }),
    ...(shares > minor && { shares: 'too_big' }),
    ...(opensAt <= nowMs && { opensAt: 'too_small' }),
    ...(openMs < OPEN_MS.least && { closesAt: 'too_small' }),
    ...(openMs > OPEN_MS.most && { closesAt: 'too_big' }),
  };
}

type Stood = { opensAt: Date; closesAt: Date; drawnAt: Date | null; cancelledAt: Date | null };

export function stateOf({ opensAt, closesAt, drawnAt, cancelledAt }: Stood, nowMs: number): PacketState {
  if (cancelledAt) return 'cancelled';
  if (drawnAt) return 'drawn';
  if (nowMs < opensAt.getTime()) return 'coming';
  return nowMs < closesAt.getTime() ? 'open' : 'closed';
}

/** The smallest coin is the unit that a red packet is cut in. */
export const minorOf = (amount: bigint, currency: string): number =>
  Number(amount / smallestShown(currencyOf(currency)));

export const amountOfMinor = (minor: number, currency: string): bigint =>
  BigInt(minor) * smallestShown(currencyOf(currency));

export const drawIdOf = (merchantCode: string, number: number): string => `${merchantCode}-${number}`;

/** A tap as a leaf of the root: what it says is its place. */
export const ticketOf = ({ id, place }: { id: string; place: number }) => ({ id, content: String(place) });
