import { Stack, Typography } from '@mui/material';
import { MINUTE_MS } from '@parlour/clock/durations';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { lastDays, type Range, SPANS } from '../../parts/lists/range.rules.ts';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { DailyTable } from './DailyTable.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { currenciesOf, type DailyReport, daysOf } from './reports.rules.ts';

/** Charts are heavier than the rest of the page. */
const ReportCharts = lazy(async () => ({ default: (await import('./ReportCharts.tsx')).ReportCharts }));
const REFRESH_MS = MINUTE_MS;

/** Deposits, stakes, wins and withdrawals by business day, of the chosen brand or all granted ones. */
export function DailyReportPage() {
  const text = useText();
  const { client, clock } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const [range, setRange] = useState<Range>(() => lastDays(SPANS[1], clock.now()));
  const [chosen, setCurrency] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['dailyReport', brand, range],
    queryFn: () => client.wallet.dailyReport({ query: range }),
    enabled: range.from !== '' && range.to !== '',
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  const currencies = data ? currenciesOf(data) : [];
  const currency = currencies.find((code) => code === chosen) ?? currencies[0] ?? null;
  return (
    <>
      <PageHead title={text('reports.daily')} hint={text('reports.daily.hint')} />
      <ReportFilters
        range={range}
        onRange={setRange}
        currencies={currencies}
        currency={currency}
        onCurrency={setCurrency}
      />
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={10} /> : null}
      {data ? <Report report={data} currency={currency} /> : null}
    </>
  );
}

function Report({ report, currency }: { report: DailyReport; currency: string | null }) {
  const text = useText();
  if (currency === null)
    return <EmptyState glyph="report" title={text('reports.empty')} hint={text('reports.empty.hint')} />;
  const ofCurrency = <Line extends { currency: string }>(lines: readonly Line[]) =>
    lines.filter((line) => line.currency === currency);
  const lines = ofCurrency(report.items);
  return (
    <Stack sx={{ gap: 2 }}>
      <Suspense fallback={<LoadingBlock rows={6} />}>
        <ReportCharts days={daysOf(lines)} currency={currency} />
      </Suspense>
      <DailyTable lines={lines} totals={ofCurrency(report.totals)} currency={currency} />
      <UpTo at={report.upTo} />
    </Stack>
  );
}

function UpTo({ at }: { at: number | null }) {
  const text = useText();
  if (at === null) return null;
  return (
    <Typography variant="caption" color="textSecondary">
      {text('reports.upTo')} <Moment at={at} />
    </Typography>
  );
}
