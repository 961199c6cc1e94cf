import { z } from 'zod';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import {
  MUTE_MINUTES,
  ROOM_KEPT_DAYS,
  ROOM_WORD_LENGTH,
  ROOM_WORDS_MAX,
} from '../values/messages/room.rules.ts';
import { REPORT_REASONS, ROOM_AUTHORS } from '../values/messages/room.ts';
import { Count, roomPage, saidInRoom } from './room.parts.ts';

const moderate = { operator: 'messages.chat', scope: 'brand' } as const;
const edit = { operator: 'messages.edit', scope: 'brand' } as const;
const sequence = Count.describe('Names a message of the room');
const Member = z.object({ id: Id, account: z.string(), customerNo: z.string() });

const RoomLine = z.object({
  sequence,
  author: z.enum(ROOM_AUTHORS),
  member: Member.nullable().describe('null: the house'),
  operator: OperatorRef.nullable().describe('Who wrote for the house'),
  text: z.string().describe('Also of what is hidden'),
  sentAt: Moment,
  hiddenAt: Moment.nullable(),
  hiddenBy: OperatorRef.nullable(),
  reports: z.number().int().describe('Reports that nobody has settled yet'),
  isMuted: z.boolean().describe('The member is muted now'),
});
export type RoomLine = z.infer<typeof RoomLine>;

const ReportedLine = RoomLine.extend({
  reasons: z.partialRecord(z.enum(REPORT_REASONS), z.number().int()).describe('How many gave each'),
  reportedAt: Moment.describe('The first of them'),
});
export type ReportedLine = z.infer<typeof ReportedLine>;

const Mute = z.object({
  member: Member,
  mutedAt: Moment,
  until: Moment.nullable().describe('null: until it is lifted'),
  by: OperatorRef.nullable(),
  reason: z.string(),
});
export type Mute = z.infer<typeof Mute>;

const Words = z.array(Text.trim().min(ROOM_WORD_LENGTH.min).max(ROOM_WORD_LENGTH.max)).max(ROOM_WORDS_MAX);
const RoomSettings = z.object({
  visitorsMayRead: z.boolean().describe('Otherwise only members read'),
  refusedWords: Words.describe('A message with one of these is refused'),
  maskedWords: Words.describe('These are shown as asterisks'),
  keptDays: z
    .number()
    .int()
    .min(ROOM_KEPT_DAYS.min)
    .max(ROOM_KEPT_DAYS.max)
    .describe('Older messages are deleted at night'),
});
export type RoomSettings = z.infer<typeof RoomSettings>;

export const roomOperatorEndpoints = {
  room: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/room',
    summary: 'The chat room with who wrote what, hidden messages included',
    access: moderate,
    query: z.object(roomPage),
    answer: z.object({
      isOn: z.boolean().describe('Switched on for the brand'),
      lastSequence: Count,
      items: z.array(RoomLine).describe('In order'),
    }),
    refusals: [],
  }),
  roomReports: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/room/reports',
    summary: 'Messages that members reported, the longest waiting first',
    access: moderate,
    answer: z.object({ items: z.array(ReportedLine), next: z.null() }),
    refusals: [],
  }),
  roomMutes: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/room/mutes',
    summary: 'Members who are muted now, the latest first',
    access: moderate,
    answer: z.object({ items: z.array(Mute), next: z.null() }),
    refusals: [],
  }),
  hideInRoom: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/room/hide',
    summary: 'Hides a message everywhere at once, and settles its reports',
    access: moderate,
    body: z.object({ sequence, reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found', 'already_decided'],
  }),
  dismissReports: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/room/dismiss',
    summary: 'Settles the reports of a message, which stays',
    access: moderate,
    body: z.object({ sequence, reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found', 'already_decided'],
  }),
  muteInRoom: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/room/mute',
    summary: 'Lets a member only read, for a time or until it is lifted; again: from now on',
    access: moderate,
    body: z.object({ memberId: Id, minutes: z.literal([...MUTE_MINUTES]).nullable(), reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  unmuteInRoom: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/room/unmute',
    summary: 'Lets a member write again',
    access: moderate,
    body: z.object({ memberId: Id, reason: Reason }),
    answer: z.object({}),
    refusals: ['already_decided'],
  }),
  speakInRoom: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/room/say',
    summary: 'Says something as the house',
    access: moderate,
    body: z.object(saidInRoom),
    answer: z.object({}),
    refusals: ['idempotency_conflict'],
  }),
  roomSettings: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/room/settings',
    summary: 'Who may read, and the words that are refused or masked',
    access: moderate,
    answer: RoomSettings,
    refusals: [],
  }),
  saveRoomSettings: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/room/settings/save',
    summary: 'Changes them; what was written before stays as it is',
    access: edit,
    body: RoomSettings.extend({ reason: Reason }),
    answer: RoomSettings,
    refusals: [],
  }),
  roomLive: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/room/live',
    summary: 'Server-sent events: `room` says that something in the room has changed',
    access: { ...moderate, by: 'ticket' },
    answers: 'events',
    query: z.object({ ticket: Text.max(100) }),
    answer: z.object({}).describe('The data of each event'),
    refusals: [],
  }),
};
