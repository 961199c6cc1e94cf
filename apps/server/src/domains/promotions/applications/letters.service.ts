import type { BrandSettings, InboxTexts, OfferDocument } from '@parlour/contract';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';
import { escapeHtml, textIn } from '../../messages/messages.module.ts';

const say = createWholeText(OUTBOX_TEXTS);

/** One person with two accounts; all places taken; less money than the offer asks for. */
export type WhyNoMatch = 'overlap' | 'usedUp' | 'tooSmall';

/** In the inbox of a member whose deposit came, and the match they had chosen with it did not. */
export const refusedMatchTexts = (
  settings: BrandSettings,
  { texts }: Pick<OfferDocument, 'texts'>,
  why: WhyNoMatch,
): InboxTexts =>
  Object.fromEntries(
    settings.languages.map((language) => {
      const title = escapeHtml(textIn(texts, language, settings)?.text.title ?? '');
      return [
        language,
        {
          title: say(language, 'outbox.match.refusedTitle', {}),
          content: `<p>${say(language, `outbox.match.${why}`, { title })}</p>`,
        },
      ];
    }),
  );
