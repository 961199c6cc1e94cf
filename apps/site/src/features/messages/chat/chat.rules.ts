import type { Chat, ChatMessage } from '@parlour/client';
import type { Unsent } from '../talk.rules.ts';

/** Specification section 9: how long after its answer the site opens the chat. */
export const LAUNCH_AFTER_MS = 500;

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

/** The bytes of a data address, as calls carry them. */
export const bytesOf = (dataAddress: string): string => dataAddress.slice(dataAddress.indexOf(',') + 1);
