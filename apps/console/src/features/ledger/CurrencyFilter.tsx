import { CURRENCIES, TRIAL_CURRENCY } from '@parlour/money';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { useText } from '../../platform/texts.tsx';

const CODES = [...CURRENCIES.map(({ code }) => code), TRIAL_CURRENCY];

export function CurrencyFilter() {
  const text = useText();
  return (
    <ChoiceFilter
      source="currency"
      label={text('ledger.currency')}
      options={CODES.map((code) => ({
        value: code,
        label: code === TRIAL_CURRENCY ? text('ledger.currency.trial') : code,
      }))}
      width={150}
    />
  );
}
