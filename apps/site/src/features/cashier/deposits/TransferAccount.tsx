import type { Deposit } from '@parlour/client';
import { Section } from '@parlour/ui';
import { useMoney } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { CopyButton } from '../CopyButton.tsx';
import { useCashierText } from '../cashier-text.ts';
import { Figures } from '../Figures.tsx';
import { typedForm } from '../money.rules.ts';

type Props = { account: NonNullable<Deposit['account']>; amount: string; currency: string };

/** Where to send a transfer by hand; everything that must be exact can be copied. */
export function TransferAccount({ account, amount, currency }: Props) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const copied = (label: string, value: string, shown = value) => ({
    label,
    value: shown,
    end: <CopyButton name={label} value={value} />,
  });
  return (
    <Section title={text('cashier.account.title')}>
      <div className={cashier.stack}>
        <Figures
          figures={[
            copied(text('cashier.account.amount'), typedForm(amount), showMoney(amount, currency)),
            copied(text('cashier.bank.label'), account.bank),
            copied(text('cashier.account.holder'), account.holder),
            copied(text('cashier.account.number'), account.number),
            { ...copied(text('cashier.account.remark'), account.remark), isMain: true },
          ]}
        />
        <p className={cashier.text}>{text('cashier.account.remarkWhy')}</p>
      </div>
    </Section>
  );
}
