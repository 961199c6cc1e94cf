import { z } from 'zod';
import { Id, Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { ROOM_PAGE, ROOM_TEXT_MAX } from '../values/messages/room.rules.ts';
import { ROOM_AUTHORS } from '../values/messages/room.ts';

const COUNT_MAX = 2_147_483_647;
const CountInQuery = z.coerce.number().int().min(0).max(COUNT_MAX);
export const Count = z.number().int().min(0).max(COUNT_MAX);

export const RoomMessage = z.object({
  sequence: Count.describe('Counts the messages of the room from 1, without a gap'),
  id: Id.describe('Made by whoever sent it'),
  author: z.enum(ROOM_AUTHORS),
  isOwn: z.boolean().describe("The caller's"),
  name: z.string().describe('Masked, as on the winner board; of the house the name of the brand'),
  text: z.string().describe('Plain text, whatever it looks like; empty: hidden'),
  isHidden: z.boolean(),
  sentAt: Moment,
});
export type RoomMessage = z.infer<typeof RoomMessage>;

export const roomPage = {
  after: CountInQuery.optional().describe('Messages after this one, the oldest first'),
  before: CountInQuery.optional().describe('Messages before this one; neither: the latest'),
  limit: z.coerce.number().int().min(1).max(ROOM_PAGE).default(ROOM_PAGE),
};
export const askedChange = CountInQuery.optional().describe('Hidings after this one are told as well');

export const saidInRoom = {
  id: Id.describe('Made by the sender: the same id is one message, however often it is sent'),
  text: Text.trim()
    .max(ROOM_TEXT_MAX)
    .refine((text) => /[^\p{Cf}\p{M}\s]/u.test(text))
    .describe('Has something to be seen'),
};
