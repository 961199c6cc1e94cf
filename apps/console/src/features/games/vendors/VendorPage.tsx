import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { WaitingChanges } from '../../../parts/layout/WaitingChanges.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { CopyField } from '../../../parts/values/CopyField.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { VendorDetail } from '../games.rules.ts';
import { VendorActions } from './VendorActions.tsx';
import { VendorHealth } from './VendorHealth.tsx';
import { VendorKeys } from './VendorKeys.tsx';

/** One vendor: its health, its limits, what to hand over, and its keys. The address names the brand. */
export function VendorPage() {
  const { code = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['vendors', merchant],
    queryFn: () => client.games.vendors({ merchant }),
  });
  const canManage = usePermission({ permission: 'games.vendors', scope: 'brand' }, merchant);
  const vendor = data?.items.find((one) => one.code === code);
  const back = { to: '/games/vendors', label: text('games.vendors') };
  if (!vendor)
    return (
      <>
        <PageHead title={text('games.vendor')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : null}
        {!data && !error ? <LoadingBlock /> : null}
        {data ? <EmptyState glyph="globe" title={text('games.vendor.unknown')} /> : null}
      </>
    );
  return (
    <>
      <PageHead
        title={vendor.displayName ?? vendor.name}
        hint={
          <StateChip
            tone={vendor.isOpen ? 'good' : 'quiet'}
            label={vendor.isOpen ? text('games.vendor.open') : text('games.vendor.closed')}
          />
        }
        back={back}
        actions={canManage ? <VendorActions vendor={vendor} merchant={merchant} /> : null}
      />
      <WaitingChanges waiting={vendor.waiting} />
      <Stack sx={{ gap: 2 }}>
        <CardGrid>
          <AboutCard vendor={vendor} merchant={merchant} />
          <HealthCard vendor={vendor} onLook={refetch} />
        </CardGrid>
        <Card title={text('games.wallet')}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {text('games.wallet.hint')}
          </Typography>
          <CopyField value={vendor.walletUrl} label={text('games.wallet')} />
        </Card>
        <VendorKeys vendor={vendor} merchant={merchant} canManage={canManage} />
      </Stack>
    </>
  );
}

function AboutCard({ vendor, merchant }: { vendor: VendorDetail; merchant: string }) {
  const text = useText();
  const formats = useFormats();
  const { code, name, apiUrl, operatorId, betMax, winMax, dayWinMax, titles, listedAt, createdAt } = vendor;
  const limit = (own: string | null, byRule: string) =>
    own === null ? text('games.byRule', { limit: formats.decimal(byRule) }) : formats.decimal(own);
  return (
    <Card title={text('games.about')}>
      <Facts
        facts={[
          [text('games.field.code'), <Code key="code">{code}</Code>],
          [text('games.field.name'), name],
          [text('games.brand'), merchant],
          [text('games.field.apiUrl'), <Code key="url">{apiUrl}</Code>],
          [text('games.field.operatorId'), <Code key="operator">{operatorId}</Code>],
          [text('games.betMax'), betMax === null ? text('games.betMax.none') : formats.decimal(betMax)],
          [text('games.winMax'), limit(winMax, vendor.winMaxByRule)],
          [text('games.dayWinMax'), limit(dayWinMax, vendor.dayWinMaxByRule)],
          [text('games.titles'), formats.number(titles)],
          [text('games.listedAt'), <Moment key="listed" at={listedAt} />],
          [text('games.createdAt'), <Moment key="created" at={createdAt} />],
        ]}
      />
    </Card>
  );
}

function HealthCard({ vendor: { health }, onLook }: { vendor: VendorDetail; onLook(): unknown }) {
  const text = useText();
  const label = useLabel();
  const { state, failures, failure, failedAt, restsUntil, recoveredAt } = health;
  return (
    <Card
      title={text('games.health')}
      action={<Button onClick={() => void onLook()}>{text('games.health.look')}</Button>}
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <VendorHealth health={health} />
        {state === 'resting' ? (
          <Alert severity="error" variant="outlined">
            {text('games.health.restsUntil')} <Moment at={restsUntil} />
          </Alert>
        ) : null}
        {failedAt === null ? (
          <Typography variant="body2" color="textSecondary">
            {text('games.health.never')}
          </Typography>
        ) : (
          <Facts
            facts={[
              [text('games.health.failures'), failures],
              [text('games.health.failedAt'), <Moment key="failed" at={failedAt} />],
              [text('games.health.failure'), failure && label('games.health.failure', failure)],
              [text('games.health.recoveredAt'), <Moment key="recovered" at={recoveredAt} />],
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
