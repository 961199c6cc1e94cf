import { Button, ButtonGroup, Stack, TextField } from '@mui/material';
import { ticketAddress } from '@parlour/client/console';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { ExportButton } from '../../parts/lists/ExportButton.tsx';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { lastDays, type Range, SPANS } from './reports.rules.ts';

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
    <Stack
      direction="row"
      sx={{ columnGap: 1.25, rowGap: 2, mb: 2, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <DayField
        label={text('reports.from')}
        value={range.from}
        onChange={(from) => onRange({ ...range, from })}
      />
      <DayField label={text('reports.to')} value={range.to} onChange={(to) => onRange({ ...range, to })} />
      <Spans range={range} onRange={onRange} />
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
    </Stack>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
}

function Spans({ range, onRange }: Pick<Props, 'range' | 'onRange'>) {
  const text = useText();
  const { clock } = useConsole();
  const now = clock.now();
  return (
    <ButtonGroup variant="outlined" aria-label={text('reports.spans')}>
      {SPANS.map((days) => {
        const span = lastDays(days, now);
        const isChosen = span.from === range.from && span.to === range.to;
        return (
          <Button
            key={days}
            aria-pressed={isChosen}
            onClick={() => onRange(span)}
            sx={{ height: 40, ...(isChosen ? { bgcolor: 'action.selected' } : {}) }}
          >
            {text('reports.days', { count: days })}
          </Button>
        );
      })}
    </ButtonGroup>
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
