import { computeDraw, type Draw, type DrawOutcome } from './draw.ts';
import type { DrawInputs } from './draw-stream.ts';
import { InvalidInput } from './invalid-input.ts';

/** A red packet: a total in minor units, and how many share it. */
export type Packet = { total: number; count: number };
export type PacketDraw = Omit<DrawInputs, 'game'> & Packet;

/** The game of every red packet's draw. */
export const PACKET_GAME = 'PACKET';
export const PACKET_COUNT_MIN = 2;
/** A cut is one of the numbers below the total, and a pick reaches to 1,000,000. */
export const PACKET_TOTAL_MAX = 1_000_001;

/** The draw of a red packet as the stand-alone verifier reads it: its numbers are the cuts. */
export function drawOfPacket({ total, count, ...inputs }: PacketDraw): Draw {
  checkPacket({ total, count });
  return { ...inputs, game: PACKET_GAME, pick: { kind: 'distinct', count: count - 1, from: total - 1 } };
}

/** Draws the cuts of a red packet, and cuts it. */
export function computePacket(packet: PacketDraw): DrawOutcome & { shares: number[] } {
  const drawn = computeDraw(drawOfPacket(packet));
  return { ...drawn, shares: sharesOf(packet, drawn.numbers) };
}

/** What lies between neighbouring cuts, in order of places: whole minor units, none empty, in sum the total. */
export function sharesOf({ total, count }: Packet, cuts: readonly number[]): number[] {
  if (cuts.length !== count - 1)
    throw new InvalidInput(`${count} shares take ${count - 1} cuts, not ${cuts.length}`);
  const ends = [...cuts].sort((a, b) => a - b).concat(total);
  return ends.map((end, place) => end - (ends[place - 1] ?? 0));
}

function checkPacket({ total, count }: Packet): void {
  if (!Number.isInteger(total) || total > PACKET_TOTAL_MAX)
    throw new InvalidInput(`a total must be a whole number up to ${PACKET_TOTAL_MAX}, not ${total}`);
  if (!Number.isInteger(count) || count < PACKET_COUNT_MIN || count > total)
    throw new InvalidInput(
      `a total of ${total} can be shared by ${PACKET_COUNT_MIN} to ${total}, not ${count}`,
    );
}
