import { type FormEvent, useState } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { amountRule, judgeAmount } from '../amount.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { withdrawalFigures } from './fee.rules.ts';
import type { Overview } from './overview.rules.ts';

/** The amount and the card. A dialog confirms the figures and sends. */
export function useWithdrawForm(overview: Overview) {
  const money = useMoney();
  const text = useCashierText();
  const { currency, min, max, available, cards } = overview;
  const [isAsked, setAsked] = useState(false);
  const limits = { currency, min, max, available };
  const first = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const form = useForm({
    initial: { cardId: first?.id ?? '', amount: '' },
    rules: { amount: amountRule({ limits, text, money }) },
  });
  const { cardId } = form.values;
  const amount = money.tidyTyped(form.values.amount);
  const figures = judgeAmount(amount, limits) === null ? withdrawalFigures(amount, overview) : null;
  return {
    form,
    card: cards.find(({ id }) => id === cardId) ?? first,
    figures,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (form.check()) setAsked(true);
    },
    asked: isAsked && figures ? { ...figures, typed: amount } : null,
    close: () => setAsked(false),
  };
}
