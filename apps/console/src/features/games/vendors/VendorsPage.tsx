import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { useRefreshMs } from '../../../platform/useRefreshMs.ts';
import { type VendorDetail, vendorPlace } from '../games.rules.ts';
import { ConnectVendorDialog } from './ConnectVendorDialog.tsx';
import { OnboardVendorsDialog } from './OnboardVendorsDialog.tsx';
import { VendorHealth } from './VendorHealth.tsx';

const LOOK_AGAIN_MS = 10_000;

/** The game vendors of a brand, and whether they answer. */
export function VendorsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.vendors')} hint={text('games.vendors.hint')} />
      <ChooseBrand>{(merchant) => <Vendors key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Vendors({ merchant }: { merchant: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['vendors', merchant],
    queryFn: () => client.games.vendors({ merchant }),
    refetchInterval: useRefreshMs(LOOK_AGAIN_MS),
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Joining merchant={merchant} />
      <VendorsTable vendors={data.items} merchant={merchant} />
    </Stack>
  );
}

/** The two ways to connect: by hand, or with a token if the vendor onboards brands automatically. */
function Joining({ merchant }: { merchant: string }) {
  const text = useText();
  const canManage = usePermission({ permission: 'games.vendors', scope: 'brand' }, merchant);
  const [way, setWay] = useState<'connect' | 'onboard' | null>(null);
  if (!canManage) return null;
  const close = () => setWay(null);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => setWay('connect')}>
        {text('games.connect')}
      </Button>
      <Button variant="outlined" onClick={() => setWay('onboard')}>
        {text('games.onboard')}
      </Button>
      {way === 'connect' ? <ConnectVendorDialog merchant={merchant} onClose={close} /> : null}
      {way === 'onboard' ? <OnboardVendorsDialog merchant={merchant} onClose={close} /> : null}
    </Stack>
  );
}

function VendorsTable({ vendors, merchant }: { vendors: readonly VendorDetail[]; merchant: string }) {
  const text = useText();
  const columns = useVendorColumns(merchant);
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      {vendors.length === 0 ? (
        <EmptyState
          glyph="globe"
          title={text('games.vendors.empty')}
          hint={text('games.vendors.empty.hint')}
        />
      ) : (
        <RowsTable label={text('games.vendors')} columns={columns} rows={vendors} idOf={({ code }) => code} />
      )}
    </Paper>
  );
}

function useVendorColumns(merchant: string): Column<VendorDetail>[] {
  const text = useText();
  const formats = useFormats();
  return [
    {
      id: 'vendor',
      head: text('games.vendor'),
      cell: ({ code, name, displayName }) => (
        <>
          <Link component={RouterLink} to={vendorPlace(merchant, code)} underline="hover">
            {displayName ?? name}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {code}
          </Typography>
        </>
      ),
    },
    {
      id: 'state',
      head: text('games.vendor.state'),
      cell: ({ isOpen }) => (
        <StateChip
          tone={isOpen ? 'good' : 'quiet'}
          label={isOpen ? text('games.vendor.open') : text('games.vendor.closed')}
        />
      ),
    },
    { id: 'health', head: text('games.health'), cell: ({ health }) => <VendorHealth health={health} /> },
    {
      id: 'failedAt',
      head: text('games.health.failedAt'),
      cell: ({ health }) => <Moment at={health.failedAt} relative />,
    },
    {
      id: 'titles',
      head: text('games.titles'),
      align: 'right',
      cell: ({ titles }) => formats.number(titles),
    },
    { id: 'listedAt', head: text('games.listedAt'), cell: ({ listedAt }) => <Moment at={listedAt} /> },
  ];
}
