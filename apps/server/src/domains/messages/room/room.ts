/** The brand's chat room: what members say to each other, and the operators who look after it. */

export { reportedMessages } from './reported-messages.service.ts';
export { createRoomForOperators, type RoomForOperators } from './room.operator.service.ts';
export { createRoom, type ExclusionEnds, type Room } from './room.service.ts';
export { roomForgetting } from './room-forgetting.service.ts';
export { createRoomLog, roomChanged } from './room-log.service.ts';
export { createRoomWatch, type RoomWatch } from './room-watch.service.ts';
