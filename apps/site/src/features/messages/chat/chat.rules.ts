import type { Chat, ChatMessage } from '@parlour/client';

/** Specification section 9: how long after its answer the site opens the chat. */
export const LAUNCH_AFTER_MS = 500;

/** Within this many pixels of the end a reader follows what is new. */
export const NEAR_END_PX = 160;

/** What the member has sent and the server has not acknowledged; kept under the id it was first sent with. */
export type Unsent = {
  readonly id: string;
  readonly text: string;
  /** A picture as a data address; null: a text. */
  readonly picture: string | null;
  readonly isFailed: boolean;
};

/** What arrived is no longer unsent, even if its acknowledgement was lost. */
export function stillUnsent(unsent: readonly Unsent[], messages: readonly ChatMessage[]): readonly Unsent[] {
  const arrived = new Set(messages.flatMap(({ author, id }) => (author === 'member' ? id : [])));
  return unsent.filter(({ id }) => !arrived.has(id));
}

export type Mark = 'sent' | 'delivered' | 'read';

export function markOf(
  sequence: number,
  { deskDelivered, deskRead }: Pick<Chat, 'deskDelivered' | 'deskRead'>,
): Mark {
  if (sequence <= deskRead) return 'read';
  return sequence <= deskDelivered ? 'delivered' : 'sent';
}

export type Day = { readonly day: string; readonly messages: readonly ChatMessage[] };

/** In runs of one day each; `dayOf` names the day of a moment. */
export function byDay(messages: readonly ChatMessage[], dayOf: (at: number) => string): readonly Day[] {
  const days: { day: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** The bytes of a data address, as calls carry them. */
export const bytesOf = (dataAddress: string): string => dataAddress.slice(dataAddress.indexOf(',') + 1);
