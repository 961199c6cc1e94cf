import type { ChatMessage, ChatSummary, DeskChat } from '@parlour/client/console';
import { expect, test } from 'vitest';
import { answerFor, markOf, splitByOperator, withKnown } from './desk.rules.ts';

const message = (sequence: number) => ({ sequence }) as ChatMessage;

test('own conversations are apart from those of colleagues', () => {
  const open = [{ operator: { id: 'me' } }, { operator: { id: 'she' } }] as ChatSummary[];
  const { mine, others } = splitByOperator(open, 'me');
  expect([mine.length, others.length]).toEqual([1, 1]);
});

test('a ready answer is in the member’s language, else in English, else in any', () => {
  const answer = (texts: object) => ({ id: '', title: '', texts });
  expect(answerFor(answer({ EN: 'Hello', VI: 'Xin chào' }), 'VI')).toBe('Xin chào');
  expect(answerFor(answer({ EN: 'Hello', VI: 'Xin chào' }), 'TH')).toBe('Hello');
  expect(answerFor(answer({ VI: 'Xin chào' }), 'TH')).toBe('Xin chào');
});

test('what is fetched adds to what is known', () => {
  const known = { unread: 0, items: [message(1), message(2)] } as DeskChat;
  const fresh = { unread: 1, items: [message(2), message(3)] } as DeskChat;
  expect(withKnown(known, fresh)).toEqual({ unread: 1, items: [message(1), message(2), message(3)] });
  expect(withKnown(undefined, fresh)).toEqual(fresh);
});

test('an answer was sent, then delivered, then read', () => {
  const marks = { memberDelivered: 2, memberRead: 1 };
  expect([1, 2, 3].map((sequence) => markOf(message(sequence), marks))).toEqual([
    'read',
    'delivered',
    'sent',
  ]);
});
