import { Stack, Typography } from '@mui/material';
import { RETURN_MARGIN_PERCENT } from '@parlour/contract/values/games.rules';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { ReturnCheck } from '../returns/ReturnCheck.tsx';
import type { TitleReturns } from '../returns/returns.rules.ts';

type Line = { id: string; name: string; of: TitleReturns['title'] | NonNullable<TitleReturns['model']> };

/** What a title brought back since it was put into play, together with all of its model, and day by day. */
export function TitleReturnsCard({ nodeId, merchant }: { nodeId: string; merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['titleReturns', merchant, nodeId],
    queryFn: () => client.games.titleReturns({ query: { nodeId }, merchant }),
  });
  return (
    <Card title={text('games.returns')}>
      {data ? (
        <Stack sx={{ gap: 2.5 }}>
          <Totals returns={data} />
          <Days returns={data} />
        </Stack>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <LoadingBlock />
      )}
    </Card>
  );
}

function Totals({ returns: { title, model, since } }: { returns: TitleReturns }) {
  const text = useText();
  const formats = useFormats();
  const percent = (value: string | null) => (value === null ? '–' : text('games.percent', { value }));
  const lines: Line[] = [
    { id: 'title', name: text('games.returns.ofTitle'), of: title },
    ...(model
      ? [{ id: 'model', name: text('games.returns.ofModel', { count: model.titles }), of: model }]
      : []),
  ];
  return (
    <Stack sx={{ gap: 1 }}>
      {since === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {text('games.since')} <Moment at={since} />
        </Typography>
      )}
      <RowsTable
        label={text('games.returns')}
        rows={lines}
        idOf={({ id }) => id}
        columns={[
          { id: 'name', head: '', cell: ({ name }) => name },
          {
            id: 'rounds',
            head: text('games.rounds'),
            align: 'right',
            cell: ({ of }) => formats.decimal(of.rounds),
          },
          {
            id: 'observed',
            head: text('games.observed'),
            align: 'right',
            cell: ({ of }) => percent(of.observed),
          },
          {
            id: 'margin',
            head: text('games.margin.head', { percent: RETURN_MARGIN_PERCENT }),
            align: 'right',
            cell: ({ of }) => (of.margin === null ? '–' : text('games.plusMinus', { value: of.margin })),
          },
          { id: 'money', head: text('games.ofMoney'), align: 'right', cell: ({ of }) => percent(of.ofMoney) },
          {
            id: 'check',
            head: text('games.check'),
            cell: ({ of }) => <ReturnCheck title={{ disabledAt: null, ...of }} />,
          },
        ]}
      />
    </Stack>
  );
}

function Days({ returns: { days } }: { returns: TitleReturns }) {
  const text = useText();
  const formats = useFormats();
  if (days.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('games.days.empty')}
      </Typography>
    );
  const percent = (value: string | null) => (value === null ? '–' : text('games.percent', { value }));
  return (
    <RowsTable
      label={text('games.days')}
      rows={days}
      idOf={({ day }) => day}
      columns={[
        { id: 'day', head: text('games.day'), cell: ({ day }) => day },
        {
          id: 'rounds',
          head: text('games.rounds'),
          align: 'right',
          cell: ({ rounds }) => formats.decimal(rounds),
        },
        {
          id: 'staked',
          head: text('games.staked'),
          align: 'right',
          cell: ({ staked }) => formats.decimal(staked),
        },
        { id: 'won', head: text('games.won'), align: 'right', cell: ({ won }) => formats.decimal(won) },
        {
          id: 'observed',
          head: text('games.observed'),
          align: 'right',
          cell: ({ observed }) => percent(observed),
        },
        { id: 'money', head: text('games.ofMoney'), align: 'right', cell: ({ ofMoney }) => percent(ofMoney) },
      ]}
    />
  );
}
