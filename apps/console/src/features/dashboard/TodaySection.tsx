import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { BrandRows } from './BrandRows.tsx';
import { DayClock } from './DayClock.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { addLines, currenciesOf, type Tile, type Today } from './today.rules.ts';

/** Charts are heavier than the rest of the page. */
const TodayCharts = lazy(async () => ({ default: (await import('./TodayCharts.tsx')).TodayCharts }));
const REFRESH_MS = 30_000;

/** The business day so far, of the chosen brand or of all whose reports the operator may read. */
export function TodaySection() {
  const text = useText();
  const { client } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const canRead = usePermission({ permission: 'reports.read', scope: 'granted' });
  const { data, error, refetch } = useQuery({
    queryKey: ['today', brand],
    queryFn: () => client.wallet.today(),
    enabled: canRead,
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  if (!canRead) return null;
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={8} />;
  if (data.items.length === 0)
    return <EmptyState glyph="chart" title={text('today.empty')} hint={text('today.empty.hint')} />;
  return <Figures today={data} />;
}

function Figures({ today }: { today: Today }) {
  const text = useText();
  const [chosen, setCurrency] = useState<string | null>(null);
  const [tile, setTile] = useState<Tile>('deposits');
  const currencies = currenciesOf(today);
  const currency = currencies.find((code) => code === chosen) ?? currencies[0] ?? '';
  const lines = today.items.filter((item) => item.currency === currency);
  const clocks = today.brands.filter(({ merchantCode }) =>
    lines.some((line) => line.merchantCode === merchantCode),
  );
  const together = addLines(lines);
  return (
    <Stack component="section" aria-label={text('today.title')} sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}
      >
        <div>
          <Typography variant="h2">{text('today.title')}</Typography>
          <DayClock clocks={clocks} />
        </div>
        {currencies.length > 1 ? (
          <SelectField
            label={text('reports.currency')}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={setCurrency}
            width={130}
          />
        ) : null}
      </Stack>
      <FigureTiles together={together} currency={currency} clocks={clocks} chosen={tile} onChoose={setTile} />
      <Suspense fallback={<LoadingBlock rows={6} />}>
        <TodayCharts together={together} currency={currency} clocks={clocks} tile={tile} />
      </Suspense>
      {lines.length > 1 ? <BrandRows lines={lines} currency={currency} /> : null}
    </Stack>
  );
}
