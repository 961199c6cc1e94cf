import type { DepositPromotion } from '@parlour/client';
import { matchOf } from '@parlour/contract/values/promotions/promotions.rules';
import { amountOf, writeDecimal } from '@parlour/money';
import { Section, TextField } from '@parlour/ui';
import { useId } from 'react';
import { OfferFacts } from '../../../platform/offers/OfferFacts.tsx';
import { useGiftWords } from '../../../platform/offers/useGiftWords.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import styles from './PromotionChoice.module.css';

/** What stands for the promotion of a typed code, among the ids. */
export const BY_CODE = 'code';

type Props = {
  promotions: readonly DepositPromotion[];
  currency: string;
  quote: { credited: string } | null;
  chosen: string;
  choose: (chosen: string) => void;
  code: string;
  typeCode: (code: string) => void;
};

/** A promotion for the deposit: none, one of those on offer, or that of a code. Its terms stand beside the choice. */
export function PromotionChoice({ promotions, currency, quote, chosen, choose, code, typeCode }: Props) {
  const text = useCashierText();
  const { showMoney } = useMoney();
  const giftWords = useGiftWords();
  const name = useId();
  const worthOf = ({ gift }: DepositPromotion) =>
    quote ? matchOf(gift, amountOf(quote.credited), currency) : 0n;
  const choices = [
    { value: '', title: text('cashier.promotion.none'), detail: '' },
    ...promotions.map((each) => ({
      value: each.id,
      title: each.title,
      detail: giftWords(each.gift, currency),
      promotion: each,
    })),
    { value: BY_CODE, title: text('cashier.promotion.code'), detail: '' },
  ];
  return (
    <Section title={text('cashier.promotion.label')}>
      <div className={styles.choices} role="radiogroup" aria-label={text('cashier.promotion.label')}>
        {choices.map(({ value, title, detail, ...rest }) => (
          <div key={value} className={styles.choice}>
            <label className={styles.row}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                checked={value === chosen}
                onChange={() => choose(value)}
              />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
            </label>
            {value === chosen && 'promotion' in rest && (
              <div className={styles.more}>
                {quote && (
                  <p className={styles.worth} aria-live="polite">
                    {worthOf(rest.promotion) > 0n
                      ? text('cashier.promotion.worth', {
                          amount: showMoney(writeDecimal(worthOf(rest.promotion)), currency),
                        })
                      : text('cashier.promotion.tooSmall', {
                          amount: showMoney(writeDecimal(amountOf(rest.promotion.gift.minDeposit)), currency),
                        })}
                  </p>
                )}
                <OfferFacts
                  gift={rest.promotion.gift}
                  currency={currency}
                  endsAt={rest.promotion.endsAt}
                  game={rest.promotion.game}
                />
              </div>
            )}
            {value === BY_CODE && chosen === BY_CODE && (
              <div className={styles.more}>
                <TextField
                  label={text('cashier.promotion.codeLabel')}
                  value={code}
                  onChange={typeCode}
                  maxLength={20}
                  autoComplete="off"
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
