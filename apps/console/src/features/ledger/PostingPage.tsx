import { Paper, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Card } from '../../parts/layout/Card.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useTransferColumns } from './useTransferColumns.tsx';

/** One posting with all its lines, which move together or not at all. */
export function PostingPage() {
  const { id = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['posting', merchant, id],
    queryFn: () => client.wallet.posting({ query: { id }, merchant }),
  });
  const columns = useTransferColumns(merchant, { isOfOne: true });
  const back = { to: '/ledger/transfers', label: text('ledger.transfers') };
  if (!data)
    return (
      <>
        <PageHead title={text('ledger.posting')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead title={text('ledger.posting')} hint={text('ledger.posting.hint')} back={back} />
      <Stack sx={{ gap: 2 }}>
        <Card title={text('ledger.posting.about')}>
          <Facts
            facts={[
              [text('ledger.at'), <Moment key="at" at={data.at} />],
              [text('ledger.reference'), data.reference],
              [text('ledger.posting.id'), <Code key="id">{data.id}</Code>],
            ]}
          />
        </Card>
        <Paper sx={{ overflow: 'hidden' }}>
          <RowsTable
            label={text('ledger.lines')}
            columns={columns}
            rows={data.lines}
            idOf={({ id: line }) => line}
          />
        </Paper>
      </Stack>
    </>
  );
}
