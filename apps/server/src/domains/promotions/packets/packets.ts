/** Red packets: announced, tapped, drawn at their close, paid. */
export { createPacketClosing } from './closing.service.ts';
export {
  type AnnouncedPacket,
  createPacketsForOperators,
  type PacketsForOperators,
} from './packets.operator.service.ts';
export { CLOSE_EVERY_MS } from './packets.rules.ts';
export { createPackets, type Packets } from './packets.service.ts';
