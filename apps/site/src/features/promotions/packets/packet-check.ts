import type { DrawnPacket } from '@parlour/client';
import { computePacket, drawOfPacket, rootOfTickets } from '@parlour/fairness';
import { amountOf, currencyOf, smallestShown } from '@parlour/money';

/** Cuts a red packet again: seed against commitment, taps against root, then every share. */
export function checkPacket(packet: DrawnPacket): boolean {
  const { draw, currency } = packet;
  const coin = smallestShown(currencyOf(currency));
  const { commitment, shares } = computePacket(inputsOf(packet));
  const root = rootOfTickets(draw.taps.map((id, index) => ({ id, content: String(index + 1) })));
  return (
    commitment === packet.commitment &&
    root === draw.root &&
    shares.length === draw.shares.length &&
    shares.every((share, place) => BigInt(share) * coin === amountOf(draw.shares[place] ?? '0'))
  );
}

/** A red packet as the stand-alone command reads it: a draw whose numbers are the cuts. */
export const packetFile = (packet: DrawnPacket) => drawOfPacket(inputsOf(packet));

function inputsOf({ draw, external, total, shares, currency }: DrawnPacket) {
  const { drawId, seed, root } = draw;
  const minor = Number(amountOf(total) / smallestShown(currencyOf(currency)));
  return { drawId, seed, root, external, total: minor, count: shares };
}
