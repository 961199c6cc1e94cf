import type { CannedAnswer, ChatMessage, ChatSummary, DeskChat, Language } from '@parlour/client/console';
import { mergeMessages } from '@parlour/contract/values/messages/chat.rules';

/** Own conversations apart from those of colleagues. */
export function splitByOperator(open: readonly ChatSummary[], me: string) {
  return {
    mine: open.filter(({ operator }) => operator?.id === me),
    others: open.filter(({ operator }) => operator?.id !== me),
  };
}

/** What came later replaces what was known; messages are kept. */
export const withKnown = (known: DeskChat | undefined, fresh: DeskChat): DeskChat => ({
  ...fresh,
  items: [...mergeMessages(known?.items ?? [], fresh.items)],
});

/** In the member's language, else in English, or in any that is there. */
export const answerFor = ({ texts }: CannedAnswer, language: Language): string =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0] ?? '';

export type Mark = 'sent' | 'delivered' | 'read';

export function markOf(
  { sequence }: ChatMessage,
  { memberDelivered, memberRead }: Pick<ChatSummary, 'memberDelivered' | 'memberRead'>,
): Mark {
  if (sequence <= memberRead) return 'read';
  return sequence <= memberDelivered ? 'delivered' : 'sent';
}
