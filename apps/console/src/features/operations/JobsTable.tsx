import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable, type TableProps } from '../../parts/lists/RowsTable.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { REFRESH_MS } from './refresh.rules.ts';

type Props<Row> = Pick<TableProps<Row>, 'label' | 'columns' | 'idOf'> & {
  name: string;
  load(): Promise<{ items: Row[] }>;
};

/** One table about the queue, reloaded regularly; hidden while it is empty. */
export function JobsTable<Row>({ name, load, ...table }: Props<Row>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', name],
    queryFn: load,
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock rows={3} />;
  if (data.items.length === 0) return null;
  return (
    <Paper sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {table.label}
      </Typography>
      <RowsTable {...table} rows={data.items} />
    </Paper>
  );
}

export function Alarm({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <Box component="span" sx={isOn ? { color: 'var(--danger)', fontWeight: 700 } : {}}>
      {children}
    </Box>
  );
}
