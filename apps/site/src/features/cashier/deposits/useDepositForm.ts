import type { Client } from '@parlour/client';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { leaveSite, navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { amountRule, amountWords, isAmountFinding } from '../amount.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { depositPath } from '../paths.rules.ts';
import { useKeyedCall, useSayUnsure } from '../useKeyedCall.ts';
import { BY_CODE } from './PromotionChoice.tsx';
import { useQuote } from './useQuote.ts';

export type DepositChoices = Awaited<ReturnType<Client['cashier']['depositChannels']>>;
export type Channel = DepositChoices['channels'][number];

type Values = { bank: string; amount: string };

/** Chooses the channel and amount, and starts the deposit. */
export function useDepositForm({ channels, currency, promotions }: DepositChoices, first: Channel) {
  const money = useMoney();
  const text = useCashierText();
  const { client } = useSite();
  const [code, setCode] = useState(first.code);
  const asked = usePlace(({ search }) => new URLSearchParams(search).get('offer'));
  const [chosen, setChosen] = useState(promotions.find(({ id }) => id === asked)?.id ?? '');
  const [promotionCode, setPromotionCode] = useState('');
  const channel = channels.find((each) => each.code === code) ?? first;
  const limits = { currency, min: channel.min, max: channel.max };
  const start = useKeyedCall(client.cashier.deposit);
  const form = useForm({
    initial: { bank: '', amount: '' },
    rules: {
      bank: (bank) =>
        channel.banks.length === 0 || channel.banks.some((each) => each.code === bank)
          ? null
          : { words: text('cashier.card.bankMissing') },
      amount: amountRule({ limits, text, money }),
    },
    problemOf: (name, finding) =>
      name === 'amount' && isAmountFinding(finding)
        ? { words: amountWords(finding, { limits, text, money }) }
        : null,
    sayRefusal: useSayUnsure(),
  });
  const quote = useQuote({ channel: channel.code, amount: money.tidyTyped(form.values.amount), limits });

  const send = async ({ bank, amount }: Values) => {
    const deposit = await start({
      channel: channel.code,
      amount: money.tidyTyped(amount),
      ...(channel.banks.length > 0 ? { bank } : {}),
      ...promotionOf({ chosen, code: promotionCode.trim() }),
    });
    // The back button then leads from the gateway to the deposit's status, not to an empty form.
    navigate(depositPath(deposit.id));
    if (deposit.payUrl) leaveSite(deposit.payUrl);
  };

  return {
    channel,
    choose: (chosen: string) => {
      setCode(chosen);
      form.reset();
    },
    form,
    promotion: { chosen, choose: setChosen, code: promotionCode, typeCode: setPromotionCode },
    quote,
    submit: form.submit({ send }),
  };
}

function promotionOf({ chosen, code }: { chosen: string; code: string }) {
  if (chosen === BY_CODE) return code ? { promotionCode: code } : {};
  return chosen ? { promotionId: chosen } : {};
}
