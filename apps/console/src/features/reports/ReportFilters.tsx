import { ticketAddress } from '@parlour/client/console';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { ExportButton } from '../../parts/lists/ExportButton.tsx';
import { RangeFields } from '../../parts/lists/RangeFields.tsx';
import type { Range } from '../../parts/lists/range.rules.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

type Props = {
  range: Range;
  onRange(range: Range): void;
  currencies: readonly string[];
  currency: string | null;
  onCurrency(currency: string): void;
};

/** The days and the currency; the brand is chosen in the top bar. */
export function ReportFilters({ range, onRange, currencies, currency, onCurrency }: Props) {
  const text = useText();
  return (
    <RangeFields range={range} onRange={onRange}>
      {currency !== null ? (
        <SelectField
          label={text('reports.currency')}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={onCurrency}
          width={130}
        />
      ) : null}
      <ExportReport range={range} />
    </RangeFields>
  );
}

function ExportReport({ range }: { range: Range }) {
  const text = useText();
  const brand = usePreferences((preferences) => preferences.brand);
  const canExport = usePermission({ permission: 'reports.export', scope: 'granted' });
  if (!canExport) return null;
  return (
    <ExportButton
      label={text('reports.export')}
      purpose="exportDailyReport"
      {...(brand === null ? {} : { merchant: brand })}
      address={(ticket) => ticketAddress('exportDailyReport', { ...range, ticket })}
    />
  );
}
