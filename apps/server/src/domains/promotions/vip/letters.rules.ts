import type { BrandSettings, InboxTexts } from '@parlour/contract';
import { VIP_WARN_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { moneyIn, writeDecimal } from '@parlour/money';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';

const say = createWholeText(OUTBOX_TEXTS);
type Settings = Pick<BrandSettings, 'languages' | 'currency'>;

/** In the inbox of a member who has risen, in every language of the brand. */
export const risenTexts = ({ languages }: Settings, level: number): InboxTexts =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: say(language, 'outbox.vip.risenTitle', { level }),
        content: `<p>${say(language, 'outbox.vip.risen', { level })}</p>`,
      },
    ]),
  );

/** Before a level is lost. */
export const warningTexts = (
  { languages, currency }: Settings,
  { level, missing }: { level: number; missing: bigint },
): InboxTexts =>
  Object.fromEntries(
    languages.map((language) => {
      const amount = moneyIn(LANGUAGE_NAMES[language].tag).showMoney(writeDecimal(missing), currency);
      const told = { level, amount, days: VIP_WARN_DAYS };
      return [
        language,
        {
          title: say(language, 'outbox.vip.warningTitle', told),
          content: `<p>${say(language, 'outbox.vip.warning', told)}</p>`,
        },
      ];
    }),
  );
