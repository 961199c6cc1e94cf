import { Link, Stack, Typography } from '@mui/material';
import { ticketAddress } from '@parlour/client/console';
import { COST_FIGURES } from '@parlour/contract/values/promotions/promotions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { ExportButton } from '../../../parts/lists/ExportButton.tsx';
import { RangeFields } from '../../../parts/lists/RangeFields.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { lastDays, type Range } from '../../../parts/lists/range.rules.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { DayBars } from '../DayBars.tsx';
import { placeOf } from '../offers.rules.ts';
import { type CostLine, type CostReport, type CostTotal, costsByDay, isMoney, keyOf } from './costs.rules.ts';

const SPAN_DAYS = 30;

/** What promotions gave and cost, and what their takers did before and since. */
export function CostsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('costs.title')} hint={text('costs.hint')} />
      <ChooseBrand>{(merchant) => <Costs key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Costs({ merchant }: { merchant: string }) {
  const text = useText();
  const { client, clock } = useConsole();
  const canExport = usePermission({ permission: 'reports.export', scope: 'brand' }, merchant);
  const [range, setRange] = useState<Range>(() => lastDays(SPAN_DAYS, clock.now()));
  const { data, error, refetch } = useQuery({
    queryKey: ['promotionReport', merchant, range],
    queryFn: () => client.promotions.promotionReport({ query: range, merchant }),
    enabled: range.from !== '' && range.to !== '',
  });
  return (
    <>
      <RangeFields range={range} onRange={setRange}>
        {canExport ? (
          <ExportButton
            label={text('costs.export')}
            purpose="exportPromotionReport"
            merchant={merchant}
            address={(ticket) => ticketAddress('exportPromotionReport', { ...range, ticket })}
          />
        ) : null}
      </RangeFields>
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={8} /> : null}
      {data ? <Report report={data} range={range} merchant={merchant} /> : null}
    </>
  );
}

type ReportProps = { report: CostReport; range: Range; merchant: string };

function Report({ report, range, merchant }: ReportProps) {
  const text = useText();
  const { currency } = report;
  const columns = useColumns(merchant, currency);
  const days = costsByDay(report, range);
  if (report.totals.length === 0) return <EmptyState glyph="report" title={text('costs.empty')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Card title={text('costs.byDay')}>
        {days.some(({ amount }) => Number(amount) > 0) ? (
          <DayBars label={text('costs.byDay')} days={days} currency={currency} />
        ) : (
          <Typography color="textSecondary">{text('costs.nothing')}</Typography>
        )}
      </Card>
      <Card title={text('costs.totals')}>
        <RowsTable<CostTotal>
          label={text('costs.totals')}
          rows={report.totals}
          idOf={keyOf}
          columns={[...columns.of<CostTotal>(), ...columns.effects]}
        />
      </Card>
      <Card title={text('costs.days')}>
        <RowsTable<CostLine>
          label={text('costs.days')}
          rows={report.days.toReversed()}
          idOf={(line) => `${line.day} ${keyOf(line)}`}
          columns={[
            { id: 'day', head: text('reports.day'), minWidth: 110, isRowHead: true, cell: ({ day }) => day },
            ...columns.of<CostLine>(),
          ]}
        />
      </Card>
    </Stack>
  );
}

function useColumns(merchant: string, currency: string) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const money = (value: string) => <Amount value={value} currency={currency} />;
  return {
    of: <Line extends CostLine | CostTotal>(): Column<Line>[] => [
      {
        id: 'source',
        head: text('offers.name'),
        minWidth: 200,
        cell: ({ offer, source }) =>
          offer ? (
            <Link component={RouterLink} to={placeOf(merchant, offer.id)} underline="hover">
              {offer.title}
            </Link>
          ) : (
            label('grants.source', source)
          ),
      },
      {
        id: 'kind',
        head: text('offers.gift'),
        minWidth: 110,
        cell: ({ kind }) => label('offers.gift', kind),
      },
      ...COST_FIGURES.map(
        (figure): Column<Line> => ({
          id: figure,
          head: label('costs.figure', figure),
          align: 'right',
          cell: (line) => (isMoney(line.kind) ? money(line[figure]) : formats.number(Number(line[figure]))),
        }),
      ),
    ],
    effects: [
      {
        id: 'takers',
        head: text('costs.takers'),
        align: 'right',
        cell: ({ takers }) => formats.number(takers),
      },
      {
        id: 'deposits',
        head: text('costs.deposits'),
        align: 'right',
        cell: ({ during }) => money(during.deposits),
      },
      {
        id: 'depositsBefore',
        head: text('costs.depositsBefore'),
        align: 'right',
        cell: ({ before }) => money(before.deposits),
      },
      {
        id: 'result',
        head: text('costs.result'),
        align: 'right',
        cell: ({ during }) => money(during.result),
      },
      {
        id: 'resultBefore',
        head: text('costs.resultBefore'),
        align: 'right',
        cell: ({ before }) => money(before.result),
      },
    ] satisfies Column<CostTotal>[],
  };
}
