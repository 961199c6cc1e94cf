import { currencyOf, shownSymbol } from '@parlour/money';
import { AmountField, SelectField, SubmitButton } from '@parlour/ui';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { cardName } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { isLess, smallerOf, typedForm } from '../money.rules.ts';
import { type Overview, obstacleOf } from './overview.rules.ts';
import { useWithdrawForm } from './useWithdrawForm.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { WithdrawObstacle } from './WithdrawObstacle.tsx';

export function WithdrawForm({ overview, onChanged }: { overview: Overview; onChanged: () => void }) {
  const { showMoney, retype } = useMoney();
  const text = useCashierText();
  const words = useText();
  const obstacle = obstacleOf(overview);
  const { form, card, figures, submit, asked, close } = useWithdrawForm(overview);
  const { currency, min, max, available, cards } = overview;
  const { symbol, digits } = currencyOf(currency);
  const most = smallerOf(max, available);
  if (obstacle) return <WithdrawObstacle obstacle={obstacle} overview={overview} />;
  return (
    <>
      <form className={cashier.form} noValidate onSubmit={submit}>
        <SelectField
          {...form.field('cardId')}
          label={text('cashier.withdraw.card')}
          options={cards.map((each) => ({ value: each.id, label: cardName(each) }))}
          icon="wallet"
          isRequired
        />
        <AmountField
          {...form.field('amount')}
          label={text('cashier.amount.label')}
          hint={text('cashier.amount.range', {
            min: showMoney(min, currency),
            max: showMoney(isLess(most, min) ? min : most, currency),
          })}
          symbol={shownSymbol({ symbol })}
          retype={retype}
          hasDecimals={digits > 0}
          fill={{
            label: text('cashier.withdraw.all'),
            name: text('cashier.withdraw.allLabel', { amount: showMoney(most, currency) }),
            onPress: () => form.set('amount', retype(typedForm(shownDigits(most, digits)))),
          }}
          isRequired
        />
        <SubmitButton
          label={
            figures
              ? text('cashier.withdraw.submit', { amount: showMoney(figures.amount, currency) })
              : words('wallet.withdraw.title')
          }
        />
      </form>
      {asked && card && (
        <WithdrawalDialog
          asked={asked}
          card={card}
          overview={overview}
          onClose={() => {
            close();
            // A refusal may mean that the overview is out of date.
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** Cut to the digits the currency shows: smaller fractions cannot be withdrawn. */
function shownDigits(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return digits === 0 ? whole : `${whole}.${fraction.slice(0, digits)}`;
}
