import {
  Button,
  Link,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/ChooseBrand.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { StateChip } from '../../parts/StateChip.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/States.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { useRefreshMs } from '../../platform/useRefreshMs.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { type VendorDetail, vendorPlace } from './games.rules.ts';
import { OnboardDialog } from './OnboardDialog.tsx';
import { VendorHealth } from './VendorHealth.tsx';

const LOOK_AGAIN_MS = 10_000;

/** Who runs the games of a brand, and whether they answer. */
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

/** The two ways in: by hand, and by a token where the vendor takes new brands without a person. */
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
      {way === 'connect' ? <ConnectDialog merchant={merchant} onClose={close} /> : null}
      {way === 'onboard' ? <OnboardDialog merchant={merchant} onClose={close} /> : null}
    </Stack>
  );
}

function VendorsTable({ vendors, merchant }: { vendors: readonly VendorDetail[]; merchant: string }) {
  const text = useText();
  const formats = useFormats();
  if (vendors.length === 0)
    return (
      <Paper>
        <EmptyState
          glyph="globe"
          title={text('games.vendors.empty')}
          hint={text('games.vendors.empty.hint')}
        />
      </Paper>
    );
  return (
    <TableContainer component={Paper} tabIndex={0} role="region" aria-label={text('games.vendors')}>
      <Table size="small" aria-label={text('games.vendors')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('games.vendor')}</TableCell>
            <TableCell>{text('games.vendor.state')}</TableCell>
            <TableCell>{text('games.health')}</TableCell>
            <TableCell>{text('games.health.failedAt')}</TableCell>
            <TableCell align="right">{text('games.titles')}</TableCell>
            <TableCell>{text('games.listedAt')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {vendors.map(({ code, name, displayName, isOpen, health, titles, listedAt }) => (
            <TableRow key={code} hover>
              <TableCell>
                <Link component={RouterLink} to={vendorPlace(merchant, code)} underline="hover">
                  {displayName ?? name}
                </Link>
                <Typography variant="caption" color="textSecondary" component="div">
                  {code}
                </Typography>
              </TableCell>
              <TableCell>
                <StateChip
                  tone={isOpen ? 'good' : 'quiet'}
                  label={isOpen ? text('games.vendor.open') : text('games.vendor.closed')}
                />
              </TableCell>
              <TableCell>
                <VendorHealth health={health} />
              </TableCell>
              <TableCell>
                <Moment at={health.failedAt} relative />
              </TableCell>
              <TableCell align="right">{formats.number(titles)}</TableCell>
              <TableCell>
                <Moment at={listedAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
