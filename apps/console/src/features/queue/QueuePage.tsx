import { Link, Paper, Stack } from '@mui/material';
import type { WaitingItem } from '@parlour/client/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../parts/lists/RowsTable.tsx';
import { placeOfWaiting } from '../../parts/tasks.rules.ts';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { brandsOf } from '../../platform/permissions.rules.ts';
import { useFind, useLabel, useText } from '../../platform/texts.tsx';
import { useOpenBrand } from '../../platform/useOpenBrand.ts';
import { useMe } from '../../platform/usePermission.ts';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';

const REFRESH_MS = 15_000;
const ANY = 'any';

/** What waits in every brand at once; opening something switches to its brand. */
export function QueuePage() {
  const text = useText();
  const label = useLabel();
  const me = useMe();
  const { client } = useConsole();
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') ?? ANY;
  const [brand, setBrand] = useState<string>(ANY);
  const { data, error, refetch } = useQuery({
    queryKey: ['queue', kind],
    queryFn: () => client.operators.queue({ query: kind === ANY ? {} : { kind }, merchant: null }),
    refetchInterval: useRefreshMs(REFRESH_MS),
  });
  const rows = (data?.items ?? []).filter(({ merchantCode }) => brand === ANY || merchantCode === brand);
  const kinds = [
    ...new Set([...(data?.items ?? []).map((item) => item.kind), ...(kind === ANY ? [] : [kind])]),
  ];
  const any = { value: ANY, label: text('frame.any') };
  return (
    <>
      <PageHead title={text('queue.title')} hint={text('queue.hint')} />
      <Stack direction="row" sx={{ columnGap: 1.25, rowGap: 2, mb: 2, mt: 0.5, flexWrap: 'wrap' }}>
        <SelectField
          label={text('queue.kind')}
          value={kind}
          options={[any, ...kinds.map((value) => ({ value, label: label('task', value) }))]}
          onChange={(value) => setSearch(value === ANY ? {} : { kind: value }, { replace: true })}
          width={260}
        />
        <SelectField
          label={text('queue.brand')}
          value={brand}
          options={[
            any,
            ...brandsOf(me).map(({ merchantCode, name }) => ({ value: merchantCode, label: name })),
          ]}
          onChange={setBrand}
          width={200}
        />
      </Stack>
      <Paper sx={{ overflow: 'hidden' }}>
        {error && !data ? <FailedState error={error} onRetry={refetch} /> : null}
        {!data && !error ? <LoadingBlock /> : null}
        {data && rows.length === 0 ? (
          <EmptyState glyph="check" title={text('queue.empty')} hint={text('queue.empty.hint')} />
        ) : null}
        {rows.length > 0 ? <QueueTable rows={rows} /> : null}
      </Paper>
    </>
  );
}

function QueueTable({ rows }: { rows: readonly WaitingItem[] }) {
  const text = useText();
  const label = useLabel();
  const me = useMe();
  const names = new Map(me.brands.map(({ merchantCode, name }) => [merchantCode, name]));
  const columns: Column<WaitingItem>[] = [
    { id: 'what', head: text('queue.what'), isRowHead: true, cell: (item) => <OpenLink item={item} /> },
    { id: 'kind', head: text('queue.kind'), cell: ({ kind }) => label('task', kind) },
    {
      id: 'brand',
      head: text('queue.brand'),
      cell: ({ merchantCode }) =>
        merchantCode === null ? text('frame.brand.all') : (names.get(merchantCode) ?? merchantCode),
    },
    {
      id: 'amount',
      head: text('queue.amount'),
      align: 'right',
      cell: ({ amount, currency }) =>
        amount !== null && currency !== null ? <Amount value={amount} currency={currency} isNamed /> : null,
    },
    {
      id: 'since',
      head: text('queue.since'),
      cell: ({ since, merchantCode }) => <Moment at={since} merchant={merchantCode} />,
    },
    { id: 'for', head: text('queue.for'), cell: ({ since }) => <Moment at={since} relative /> },
  ];
  return (
    <RowsTable
      label={text('queue.title')}
      columns={columns}
      rows={rows}
      idOf={({ kind, id, merchantCode }) => `${kind} ${merchantCode} ${id}`}
    />
  );
}

function OpenLink({ item }: { item: WaitingItem }) {
  const text = useText();
  const find = useFind();
  const openBrand = useOpenBrand();
  const { kind, id, title, merchantCode, count } = item;
  const words = find(`approvals.kind.${title}`) ?? find(`games.alert.${title}`) ?? title;
  return (
    <Link
      component={RouterLink}
      to={placeOfWaiting(item)}
      underline="hover"
      onClick={() => {
        if (merchantCode !== null) openBrand(merchantCode);
      }}
    >
      {id === null ? text('queue.several', { count, kind }) : words}
    </Link>
  );
}
