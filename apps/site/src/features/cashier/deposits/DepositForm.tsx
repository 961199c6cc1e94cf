import { currencyOf, shownSymbol } from '@parlour/money';
import { AmountField, Chips, FormMessage, Section, SelectField, SubmitButton } from '@parlour/ui';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { typedForm } from '../money.rules.ts';
import { ChannelTiles } from './ChannelTiles.tsx';
import { PromotionChoice } from './PromotionChoice.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';
import { type Channel, type DepositChoices, useDepositForm } from './useDepositForm.ts';

export function DepositForm({ choices, first }: { choices: DepositChoices; first: Channel }) {
  const { showMoney, showRound, retype } = useMoney();
  const text = useCashierText();
  const words = useText();
  const { channel, choose, form, promotion, quote, submit } = useDepositForm(choices, first);
  const { currency } = choices;
  const { symbol, digits } = currencyOf(currency);
  const [min, max] = [showMoney(channel.min, currency), showMoney(channel.max, currency)];
  return (
    <form className={cashier.form} noValidate onSubmit={submit}>
      <Section title={text('cashier.channels.title')}>
        <ChannelTiles
          channels={choices.channels}
          currency={currency}
          chosen={channel.code}
          onChoose={choose}
        />
      </Section>
      {channel.banks.length > 0 && (
        <SelectField
          {...form.field('bank')}
          label={text('cashier.bank.label')}
          placeholder={text('cashier.bank.choose')}
          options={channel.banks.map(({ code, name }) => ({ value: code, label: name }))}
          isRequired
        />
      )}
      <div className={cashier.stack}>
        <AmountField
          {...form.field('amount')}
          label={text('cashier.amount.label')}
          hint={text('cashier.amount.range', { min, max })}
          symbol={shownSymbol({ symbol })}
          retype={retype}
          hasDecimals={digits > 0}
          isRequired
        />
        {channel.chips.length > 0 && (
          <Chips
            shape="grid"
            label={text('cashier.amount.chips')}
            options={channel.chips.map((chip) => ({
              value: typedForm(chip),
              label: showRound(chip, currency),
            }))}
            value={form.values.amount}
            onChange={(chip) => form.set('amount', chip)}
          />
        )}
      </div>
      <PromotionChoice promotions={choices.promotions} currency={currency} quote={quote} {...promotion} />
      <QuoteFigures quote={quote} currency={currency} />
      {form.refusal && <FormMessage words={form.refusal} />}
      <div className={cashier.stack}>
        <SubmitButton
          label={
            quote
              ? text('cashier.deposit.submit', { amount: showMoney(quote.amount, currency) })
              : words('wallet.deposit.title')
          }
          isBusy={form.isBusy}
        />
        <p className={cashier.note}>
          {text(
            channel.method === 'transfer' ? 'cashier.deposit.transferNote' : 'cashier.deposit.gatewayNote',
          )}
        </p>
      </div>
    </form>
  );
}
