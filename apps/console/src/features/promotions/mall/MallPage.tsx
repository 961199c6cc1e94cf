import { Avatar, Button, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { type Item, NEW_ITEM, placeOf } from './mall.rules.ts';
import { StockDialog } from './StockDialog.tsx';
import { useMallItems } from './useMallItems.ts';

/** What the brand offers for points. */
export function MallPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('mall.title')} hint={text('mall.hint')} />
      <ChooseBrand>{(merchant) => <Items key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Items({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [stocking, setStocking] = useState<Item | null>(null);
  const { data, error, refetch } = useMallItems(merchant);
  // Pictures are files of the site.
  const brand = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const site = brand.data ? new URL(brand.data.siteUrl).origin : null;
  const columns = useColumns({ merchant, site, onStock: canEdit ? setStocking : null });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock />;
  return (
    <Card
      title={text('mall.title')}
      action={
        canEdit ? (
          <Button component={RouterLink} to={placeOf(merchant, NEW_ITEM)} variant="contained">
            {text('mall.add')}
          </Button>
        ) : null
      }
    >
      {data.items.length === 0 ? (
        <EmptyState glyph="grid" title={text('mall.empty')} />
      ) : (
        <RowsTable label={text('mall.title')} columns={columns} rows={data.items} idOf={({ id }) => id} />
      )}
      {stocking ? (
        <StockDialog merchant={merchant} item={stocking} onClose={() => setStocking(null)} />
      ) : null}
    </Card>
  );
}

type Shown = { merchant: string; site: string | null; onStock: ((item: Item) => void) | null };

function useColumns({ merchant, site, onStock }: Shown): Column<Item>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'name',
      head: text('mall.name'),
      isRowHead: true,
      cell: ({ id, title, picture }) => (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Avatar {...(site && picture ? { src: `${site}${picture.url}` } : {})} alt="" variant="rounded">
            {title.slice(0, 1)}
          </Avatar>
          <Link component={RouterLink} to={placeOf(merchant, id)} underline="hover">
            {title}
          </Link>
        </Stack>
      ),
    },
    {
      id: 'kind',
      head: text('mall.kind'),
      cell: ({ document }) => label('mall.kind', document.credit ? 'credit' : 'goods'),
    },
    { id: 'price', head: text('mall.price'), align: 'right', cell: ({ document }) => document.price },
    { id: 'stock', head: text('mall.stock'), align: 'right', cell: ({ stock }) => stock },
    { id: 'taken', head: text('mall.taken'), align: 'right', cell: ({ taken }) => taken },
    { id: 'level', head: text('mall.level'), align: 'right', cell: ({ document }) => document.level },
    {
      id: 'state',
      head: text('offers.state'),
      cell: ({ document: { isOn }, isWaiting, stock }) => (
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <StateChip tone={isOn ? 'good' : 'quiet'} label={text(isOn ? 'mall.on' : 'mall.off')} />
          {isOn && stock === 0 ? <StateChip tone="bad" label={text('mall.out')} /> : null}
          {isWaiting ? <StateChip tone="waiting" label={text('offers.waiting')} /> : null}
        </Stack>
      ),
    },
    {
      id: 'change',
      head: '',
      align: 'right',
      cell: (item) =>
        onStock ? (
          <Button
            variant="outlined"
            size="small"
            aria-label={text('mall.stock.of', { name: item.title })}
            onClick={() => onStock(item)}
          >
            {text('mall.stock')}
          </Button>
        ) : null,
    },
  ];
}
