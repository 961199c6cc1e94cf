import type { Deposit } from '@parlour/client';
import { Section } from '@parlour/ui';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { useCashierText } from '../cashier-text.ts';
import { isRunning } from '../deposit-states.rules.ts';
import { Figures } from '../Figures.tsx';
import { isFree } from '../money.rules.ts';

/** The figures and times of a deposit; the new style shows all of them, the plain one the most important. */
export function DepositFacts({ deposit, isFull }: { deposit: Deposit; isFull: boolean }) {
  const text = useCashierText();
  const { stamp } = useFormats();
  const figures = useDepositFigures(deposit);
  const { number, concludedAt } = deposit;
  const numberLabel = text('cashier.facts.number');
  return (
    <Section title={text('cashier.facts.title')}>
      <Figures
        figures={[
          ...(isFull ? figures : figures.slice(-1)),
          ...(isFull ? [{ label: text('cashier.facts.method'), value: deposit.channelName }] : []),
          { label: numberLabel, value: number, end: <CopyButton name={numberLabel} value={number} /> },
          { label: text('cashier.facts.created'), value: stamp(deposit.createdAt) },
          ...(concludedAt === null
            ? []
            : [{ label: text('cashier.facts.concluded'), value: stamp(concludedAt) }]),
        ]}
      />
    </Section>
  );
}

/** The most important figure comes last. Shows no arriving amount for a deposit that ended without money. */
function useDepositFigures(deposit: Deposit) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const { amount, fee, credited, currency, state } = deposit;
  const isOver = state === 'credited';
  if (!isOver && !isRunning(deposit))
    return [{ label: text('cashier.amount.label'), value: showMoney(amount, currency) }];
  return [
    {
      label: text(isOver ? 'cashier.figures.paid' : 'cashier.figures.pay'),
      value: showMoney(amount, currency),
    },
    {
      label: text('cashier.figures.fee'),
      value: isFree(fee) ? text('cashier.fee.none') : showMoney(fee, currency),
    },
    {
      label: text(isOver ? 'cashier.figures.arrived' : 'cashier.figures.arrives'),
      value: showMoney(credited, currency),
      isMain: true,
    },
  ];
}
