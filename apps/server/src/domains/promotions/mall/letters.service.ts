import type { BrandSettings, InboxTexts } from '@parlour/contract';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';
import { escapeHtml, textIn } from '../../messages/messages.module.ts';
import type { OrderRow } from './orders.repo.ts';

const say = createWholeText(OUTBOX_TEXTS);
type Ordered = Pick<OrderRow, 'texts' | 'carrier' | 'tracking' | 'reason' | 'count' | 'price'>;

/** What the member reads when an operator sent or cancelled an order, in every language of the brand. */
export const orderTexts = (settings: BrandSettings, order: Ordered, what: 'sent' | 'cancelled'): InboxTexts =>
  Object.fromEntries(
    settings.languages.map((language) => {
      // For what was won no points come back.
      const cancelled = order.price > 0 ? 'outbox.mall.cancelled' : 'outbox.mall.cancelledPrize';
      const told = {
        item: escapeHtml(textIn(order.texts, language, settings)?.text.title ?? ''),
        carrier: escapeHtml(order.carrier ?? ''),
        tracking: escapeHtml(order.tracking ?? ''),
        reason: escapeHtml(order.reason ?? ''),
        points: order.price * order.count,
      };
      return [
        language,
        {
          title: say(language, what === 'sent' ? 'outbox.mall.sentTitle' : 'outbox.mall.cancelledTitle', {}),
          content: `<p>${say(language, what === 'sent' ? 'outbox.mall.sent' : cancelled, told)}</p>`,
        },
      ];
    }),
  );
