import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../lists.ts';
import { REPORT_REASONS, ROOM_STANDINGS } from '../values/messages/room.ts';
import { askedChange, Count, RoomMessage, roomPage, saidInRoom } from './room.parts.ts';

const modules = ['chatRoom'] as const;

const Room = z.object({
  lastSequence: Count,
  items: z.array(RoomMessage).describe('In order'),
  hidden: z.array(Count).describe('Sequences of messages that were hidden since the change asked for'),
  change: Count.describe('Up to which hiding this answer tells'),
  lastChange: Count.describe('The last hiding there was'),
  standing: z.enum(ROOM_STANDINGS),
  mutedUntil: Moment.nullable().describe('null: not muted, or until an operator lifts it'),
});
export type Room = z.infer<typeof Room>;

const reading = {
  method: 'GET',
  modules,
  query: z.object({ ...roomPage, change: askedChange }),
  answer: Room,
} as const;

export const roomEndpoints = {
  room: endpoint({
    ...reading,
    path: '/wps/relay/CBS_room',
    summary: "The brand's chat room: a page of its messages, and what was hidden since",
    access: 'session',
    refusals: ['free_reject', 'excluded'],
  }),
  visitRoom: endpoint({
    ...reading,
    path: '/wps/relay/CBS_roomVisit',
    summary: 'The same without a session, where the brand lets visitors read',
    access: 'everyone',
    refusals: ['not_logged_in'],
  }),
  sayInRoom: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_roomSend',
    summary: 'Says something to everybody in the room',
    access: 'member',
    modules,
    body: z.object(saidInRoom),
    answer: RoomMessage,
    refusals: ['idempotency_conflict', 'excluded', 'room_muted', 'room_contact', 'room_word'],
  }),
  reportInRoom: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_roomReport',
    summary: 'Reports a message to the operators, once per member',
    access: 'member',
    modules,
    body: z.object({ sequence: Count, reason: z.enum(REPORT_REASONS) }),
    answer: z.object({}),
    refusals: ['not_found', 'excluded'],
  }),
};
