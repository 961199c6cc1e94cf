import type { RoomMessage } from '@parlour/client';
import { ROOM_PAGE } from '@parlour/contract/values/messages/room.rules';

/** A page that was away for longer begins again with the latest, and one that is open for long forgets the oldest. */
export const FAR_BEHIND = 4 * ROOM_PAGE;
const KEPT_MOST = 12 * ROOM_PAGE;
const KEPT = 8 * ROOM_PAGE;

/** What was hidden elsewhere is gone here as well. */
export function withoutHidden(
  messages: readonly RoomMessage[],
  hidden: readonly number[],
): readonly RoomMessage[] {
  if (hidden.length === 0) return messages;
  const gone = new Set(hidden);
  return messages.map((message) =>
    gone.has(message.sequence) ? { ...message, text: '', isHidden: true } : message,
  );
}

/** Only the author learns that something was there. */
export const isSeen = ({ isHidden, isOwn }: RoomMessage): boolean => !isHidden || isOwn;

/** `asked`: how many earlier ones the reader asked for, which are not taken away again. */
export const withoutOldest = (messages: readonly RoomMessage[], asked: number): readonly RoomMessage[] =>
  messages.length > KEPT_MOST + asked ? messages.slice(-KEPT - asked) : messages;

/** One of the hues of names, always the same for a name. */
export function hueOf(name: string, hues: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % hues;
}
