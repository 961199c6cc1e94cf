import type { ChatMessage } from '@parlour/client';
import { expect, test } from 'vitest';
import { byDay } from '../talk.rules.ts';
import { bytesOf, markOf, stillUnsent } from './chat.rules.ts';

const message = (sequence: number, about: Partial<ChatMessage> = {}): ChatMessage => ({
  sequence,
  id: `id ${sequence}`,
  author: 'member',
  kind: 'text',
  text: `${sequence}`,
  picture: null,
  operator: null,
  sentAt: sequence * 1_000,
  ...about,
});
const sequences = (messages: readonly ChatMessage[]) => messages.map(({ sequence }) => sequence);

test('what arrived is no longer unsent, but an answer under the same id does not count', () => {
  const unsent = ['id 1', 'id 2', 'id 3'].map((id) => ({
    id,
    text: 'x',
    picture: null,
    isFailed: true,
    refusal: null,
  }));
  const arrived = [message(1), message(2, { author: 'operator' })];
  expect(stillUnsent(unsent, arrived).map(({ id }) => id)).toEqual(['id 2', 'id 3']);
});

test('a message was sent, then delivered, then read', () => {
  const marks = { deskDelivered: 5, deskRead: 3 };
  expect([3, 4, 5, 6].map((sequence) => markOf(sequence, marks))).toEqual([
    'read',
    'delivered',
    'delivered',
    'sent',
  ]);
});

test('days are runs of messages', () => {
  const dayOf = (at: number) => (at < 3_000 ? 'Mon' : 'Tue');
  const days = byDay([message(1), message(2), message(3)], dayOf);
  expect(days.map(({ day, messages }) => [day, sequences(messages)])).toEqual([
    ['Mon', [1, 2]],
    ['Tue', [3]],
  ]);
});

test('the bytes of a data address come after its comma', () => {
  expect(bytesOf('data:image/png;base64,AAEC')).toBe('AAEC');
});
