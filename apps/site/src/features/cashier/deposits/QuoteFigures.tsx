import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { Figures } from '../Figures.tsx';
import { isFree } from '../money.rules.ts';

const NONE = '–';

type Props = { quote: { amount: string; fee: string; credited: string } | null; currency: string };

/** Before confirming: what is paid, the fee, and what arrives. */
export function QuoteFigures({ quote, currency }: Props) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const show = (amount: string | undefined) => (amount === undefined ? NONE : showMoney(amount, currency));
  return (
    <div aria-live="polite">
      <Figures
        figures={[
          { label: text('cashier.figures.pay'), value: show(quote?.amount) },
          {
            label: text('cashier.figures.fee'),
            value: quote && isFree(quote.fee) ? text('cashier.fee.none') : show(quote?.fee),
          },
          { label: text('cashier.figures.arrives'), value: show(quote?.credited), isMain: true },
        ]}
      />
    </div>
  );
}
