import type { BrandSettings, InboxTexts } from '@parlour/contract';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';
import { escapeHtml } from '../../messages/messages.module.ts';

const say = createWholeText(OUTBOX_TEXTS);

/** In the inbox of a member whose bonus two operators ended, with the term they named. */
export const forfeitedTexts = ({ languages }: Pick<BrandSettings, 'languages'>, term: string): InboxTexts =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: say(language, 'outbox.bonus.forfeitedTitle'),
        content: `<p>${escapeHtml(say(language, 'outbox.bonus.forfeited'))}</p><p>${escapeHtml(term)}</p>`,
      },
    ]),
  );
