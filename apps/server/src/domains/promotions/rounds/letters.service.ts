import type { BrandSettings, InboxTexts } from '@parlour/contract';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';
import { escapeHtml } from '../../messages/messages.module.ts';

const say = createWholeText(OUTBOX_TEXTS);

/** In the inbox of a member whose free rounds two operators took away, with the term they named. */
export const cancelledTexts = (
  { languages }: Pick<BrandSettings, 'languages'>,
  { game, left, term }: { game: string; left: number; term: string },
): InboxTexts =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: say(language, 'outbox.rounds.cancelledTitle'),
        content: `<p>${escapeHtml(say(language, 'outbox.rounds.cancelled', { game, left }))}</p><p>${escapeHtml(term)}</p>`,
      },
    ]),
  );
