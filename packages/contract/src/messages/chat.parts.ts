import { z } from 'zod';
import { Id, Moment } from '../lists.ts';
import { Lines } from '../text.ts';
import { CHAT_PAGE, CHAT_TEXT_MAX } from '../values/messages/chat.rules.ts';
import { CHAT_AUTHORS, CHAT_KINDS } from '../values/messages/chat.ts';
import { PICTURE_MAX_MB } from '../values/messages/messages.rules.ts';

/** Base64 has four characters for three bytes. */
const BASE64_MAX = Math.ceil((PICTURE_MAX_MB * 1_048_576) / 3) * 4;
export const PICTURE_BODY_MAX_BYTES = BASE64_MAX + 1_024;

const SEQUENCE_MAX = 2_147_483_647;
const Sequence = z.number().int().min(0).max(SEQUENCE_MAX);
const SequenceInQuery = z.coerce.number().int().min(0).max(SEQUENCE_MAX);

export const ChatMessage = z.object({
  sequence: Sequence.describe('Counts the messages of a conversation from 1, without a gap'),
  id: Id.describe('Made by whoever sent it'),
  author: z.enum(CHAT_AUTHORS),
  kind: z.enum(CHAT_KINDS),
  text: z.string().describe('Plain text, whatever it looks like'),
  picture: z
    .object({ width: z.number().int(), height: z.number().int() })
    .nullable()
    .describe('Fetched by its sequence'),
  operator: z.string().nullable().describe('How the operator is called towards members'),
  sentAt: Moment,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Up to where each side has received and read; a mark covers everything before it. */
export const chatMarks = {
  lastSequence: Sequence,
  memberDelivered: Sequence,
  memberRead: Sequence,
  deskDelivered: Sequence,
  deskRead: Sequence,
};

export const chatPage = {
  after: SequenceInQuery.optional().describe('Messages after this one, the oldest first'),
  before: SequenceInQuery.optional().describe('Messages before this one; neither: the latest'),
  limit: z.coerce.number().int().min(1).max(CHAT_PAGE).default(CHAT_PAGE),
};

export const sentText = {
  id: Id.describe('Made by the sender: the same id is one message, however often it is sent'),
  text: Lines.trim().min(1).max(CHAT_TEXT_MAX),
};
export const sentPicture = {
  id: Id.describe('As of a text'),
  image: z.base64().min(1).max(BASE64_MAX).describe('PNG or JPEG'),
};
export const chatMark = {
  delivered: Sequence,
  read: Sequence.describe('What was read was delivered'),
};

export const askedPicture = z.coerce.number().int().min(1).max(SEQUENCE_MAX);
export const ChatPicture = z.object({
  type: z.literal('image/webp'),
  image: z.base64().describe('Encoded anew; nothing else of the upload was kept'),
});
