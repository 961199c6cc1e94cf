import type { RoomMessage } from '@parlour/client';
import { expect, test } from 'vitest';
import { hueOf, isSeen, withoutHidden, withoutOldest } from './room.rules.ts';

const message = (sequence: number, about: Partial<RoomMessage> = {}): RoomMessage => ({
  sequence,
  id: `id ${sequence}`,
  author: 'member',
  isOwn: false,
  name: 'ma***1',
  text: `${sequence}`,
  isHidden: false,
  sentAt: sequence,
  ...about,
});

test('what was hidden has no words left, and only its author sees that it was there', () => {
  const [own, others, kept] = withoutHidden([message(1, { isOwn: true }), message(2), message(3)], [1, 2]);
  expect([own?.text, others?.text, kept?.text]).toEqual(['', '', '3']);
  expect([own, others, kept].map((each) => each && isSeen(each))).toEqual([true, false, true]);
});

test('a page that is open for long keeps the latest', () => {
  const many = Array.from({ length: 700 }, (_, at) => message(at + 1));
  expect(withoutOldest(many, 0)).toHaveLength(400);
  expect(withoutOldest(many, 0).at(-1)?.sequence).toBe(700);
  expect(withoutOldest(many.slice(0, 500), 0)).toHaveLength(500);
});

test('what a reader went back to stays while others write on', () => {
  const many = Array.from({ length: 700 }, (_, at) => message(at + 1));
  expect(withoutOldest(many, 150)).toEqual(many);
  expect(withoutOldest(many, 50)[0]?.sequence).toBe(251);
});

test('a name always has the same hue', () => {
  expect(hueOf('ma***1', 6)).toBe(hueOf('ma***1', 6));
  const hues = new Set(['ab***1', 'cd***2', 'ef***3', 'gh***4', 'xy***9'].map((name) => hueOf(name, 6)));
  expect(hues.size).toBeGreaterThan(2);
});
