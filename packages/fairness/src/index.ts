export { commitTo } from './commitment.ts';
export { computeDraw, type Draw, type DrawOutcome } from './draw.ts';
export { type FileDraw, parseDrawFile, reproduceDraws } from './draw-file.ts';
export {
  type DrawRecord,
  type Evidence,
  type ExternalEvidence,
  type Finding,
  type Findings,
  randomnessOf,
  verifyDrawRecord,
} from './draw-record.ts';
export { createDrawStream, type DrawInputs } from './draw-stream.ts';
export {
  commitCard,
  DECK_CARDS,
  type OpenedCard,
  shufflePlaces,
  verifyDeck,
  verifyOpened,
} from './hand-shuffle.ts';
export { createInstantStream, type RoundInputs } from './instant-stream.ts';
export { InvalidInput } from './invalid-input.ts';
export {
  computeJackpot,
  type JackpotDraw,
  type JackpotEntry,
  type JackpotOutcome,
} from './jackpot.ts';
export {
  arrangeDigits,
  arrangeFourD,
  type Board,
  FOUR_D_PICK,
  type Layout,
  pickOf,
  THAI,
  VIETNAM_NORTH,
  VIETNAM_SOUTH,
} from './layouts.ts';
export { createProver, hashLeaf, type InclusionProof, rootOf, verifyInclusion } from './merkle.ts';
export {
  computePacket,
  drawOfPacket,
  PACKET_COUNT_MIN,
  PACKET_TOTAL_MAX,
  type Packet,
  type PacketDraw,
} from './packet.ts';
export { drawPick, type Pick, parsePick } from './pick.ts';
export {
  createTicketProver,
  createTicketTree,
  type HashedTicket,
  hashTicket,
  proveTicket,
  rootOfTickets,
  type Ticket,
  verifyTicket,
} from './tickets.ts';
export { reproduceTurns } from './turn-file.ts';
export { uniform, WORDS } from './uniform.ts';
export { computeTurn, sumOfWeights, type Turn, type TurnOutcome } from './wheel.ts';
export type { WordStream } from './word-stream.ts';
