import type { Deposit } from '@parlour/client';
import { Section } from '@parlour/ui';
import { useFormats } from '../../../platform/texts.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { useCashierText } from '../cashier-text.ts';
import { Figures } from '../Figures.tsx';
import { isFree, showMoney } from '../money.rules.ts';

/** The figures and moments of a deposit; the new style has them all, the plain one what most people ask for. */
export function DepositFacts({ deposit, isFull }: { deposit: Deposit; isFull: boolean }) {
  const text = useCashierText();
  const { moment } = useFormats();
  const { number, currency, fee, concludedAt } = deposit;
  const numberLabel = text('cashier.facts.number');
  const full = [
    { label: text('cashier.figures.pay'), value: showMoney(deposit.amount, currency) },
    {
      label: text('cashier.figures.fee'),
      value: isFree(fee) ? text('cashier.fee.none') : showMoney(fee, currency),
    },
  ];
  return (
    <Section title={text('cashier.facts.title')}>
      <Figures
        figures={[
          ...(isFull ? full : []),
          {
            label: text('cashier.figures.arrives'),
            value: showMoney(deposit.credited, currency),
            isMain: isFull,
          },
          ...(isFull ? [{ label: text('cashier.facts.method'), value: deposit.channelName }] : []),
          { label: numberLabel, value: number, end: <CopyButton name={numberLabel} value={number} /> },
          { label: text('cashier.facts.created'), value: moment(deposit.createdAt) },
          ...(concludedAt === null
            ? []
            : [{ label: text('cashier.facts.concluded'), value: moment(concludedAt) }]),
        ]}
      />
    </Section>
  );
}
