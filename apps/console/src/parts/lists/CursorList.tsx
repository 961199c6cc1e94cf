import { Button, Paper, Skeleton, Stack, TableCell, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, useListContext } from 'react-admin';
import { useText } from '../../platform/texts.tsx';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { FailedState } from '../layout/PageStates.tsx';
import { Glyph } from '../values/Glyph.tsx';
import { type Column, RowsTable } from './RowsTable.tsx';

export type { Column };

const PER_PAGE = 25;
const SKELETON_ROWS = Array.from({ length: 8 }, (_, row) => `row-${row}`);

type Props<Row> = {
  resource: string;
  label: string;
  columns: Column<Row>[];
  empty: ReactNode;
  filters?: ReactNode;
  /** Filters set by the page and not by the operator, such as a brand. */
  fixed?: Record<string, string>;
  /** The filters until the operator changes them. */
  startsWith?: Record<string, string>;
  perPage?: number;
  refreshMs?: number;
  /** A list inside another page keeps its state to itself, not in the address. */
  isEmbedded?: boolean;
};

/** A list of any length, one page at a time, with filters and page in the address. */
export function CursorList<Row extends RaRecord>(props: Props<Row>) {
  const {
    resource,
    fixed,
    startsWith,
    perPage = PER_PAGE,
    refreshMs,
    filters,
    isEmbedded = false,
    ...table
  } = props;
  const refetchInterval = useRefreshMs(refreshMs ?? 0);
  return (
    <ListBase
      resource={resource}
      perPage={perPage}
      storeKey={false}
      disableSyncWithLocation={isEmbedded}
      {...(fixed ? { filter: fixed } : {})}
      {...(startsWith ? { filterDefaultValues: startsWith } : {})}
      queryOptions={{ refetchInterval: refreshMs === undefined ? false : refetchInterval }}
    >
      {filters ? (
        <Stack
          direction="row"
          sx={{ columnGap: 1.25, rowGap: 2, mb: 2, mt: 0.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          {filters}
        </Stack>
      ) : null}
      <Paper sx={{ overflow: 'hidden' }}>
        <Rows<Row> {...table} />
        <Pager />
      </Paper>
    </ListBase>
  );
}

function Rows<Row extends RaRecord>({
  label,
  columns,
  empty,
}: Pick<Props<Row>, 'label' | 'columns' | 'empty'>) {
  const { data, isPending, error, refetch } = useListContext<Row>();
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!isPending && data.length === 0) return empty;
  return (
    <RowsTable
      label={label}
      columns={columns}
      rows={data ?? []}
      idOf={({ id }) => String(id)}
      {...(isPending
        ? { pending: SKELETON_ROWS.map((key) => <SkeletonRow key={key} columns={columns} />) }
        : {})}
    />
  );
}

function SkeletonRow<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <TableRow>
      {columns.map(({ id }) => (
        <TableCell key={id}>
          <Skeleton height={20} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function Pager() {
  const text = useText();
  const { page, setPage, hasNextPage, hasPreviousPage, isFetching, data } = useListContext();
  if (page === 1 && !hasNextPage) return null;
  return (
    <Stack
      direction="row"
      component="nav"
      aria-label={text('frame.pages')}
      sx={{ alignItems: 'center', gap: 1, p: 1, justifyContent: 'flex-end' }}
    >
      <Typography variant="caption" color="textSecondary" sx={{ mr: 1 }} aria-live="polite">
        {text('frame.page', { page, count: data?.length ?? 0 })}
      </Typography>
      <Button
        variant="outlined"
        disabled={!hasPreviousPage || isFetching}
        onClick={() => setPage(page - 1)}
        startIcon={<Glyph name="back" size={16} />}
      >
        {text('frame.page.previous')}
      </Button>
      <Button
        variant="outlined"
        disabled={!hasNextPage || isFetching}
        onClick={() => setPage(page + 1)}
        endIcon={<Glyph name="arrow" size={16} />}
      >
        {text('frame.page.next')}
      </Button>
    </Stack>
  );
}
