import { Button, Link, Stack, Typography } from '@mui/material';
import { ALERT_STATES } from '@parlour/contract/values/games';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberName } from './MemberName.tsx';
import { type AlertLine, roundPlace } from './rounds.rules.ts';

/** Vendor requests that were refused and need a look. */
export function AlertsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.alerts')} hint={text('games.alerts.hint')} />
      <ChooseBrand>{(merchant) => <AlertsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function AlertsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const [settled, setSettled] = useState<AlertLine | null>(null);
  return (
    <>
      <CursorList<AlertLine>
        resource="gamesAlerts"
        label={text('games.alerts')}
        fixed={{ merchant }}
        filters={
          <ChoiceFilter
            source="state"
            label={text('games.alert.state')}
            options={ALERT_STATES.map((value) => ({
              value,
              label: label('games.alert.state', value),
            }))}
          />
        }
        columns={useColumns(merchant, setSettled)}
        empty={<EmptyState glyph="shield" title={text('games.alerts.empty')} />}
      />
      {settled ? <SettleDialog alert={settled} merchant={merchant} onClose={() => setSettled(null)} /> : null}
    </>
  );
}

function useColumns(merchant: string, onSettle: (alert: AlertLine) => void): Column<AlertLine>[] {
  const text = useText();
  const label = useLabel();
  const canDecide = usePermission({ permission: 'games.decide', scope: 'brand' }, merchant);
  return [
    { id: 'at', head: text('games.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'kind',
      head: text('games.alert'),
      cell: ({ kind, vendor, referenceId }) => (
        <Stack>
          <Link
            component={RouterLink}
            to={roundPlace(merchant, { vendor, id: referenceId })}
            underline="hover"
          >
            {label('games.alert', kind)}
          </Link>
          <Typography variant="caption" color="textSecondary">
            {vendor}
          </Typography>
        </Stack>
      ),
    },
    {
      id: 'member',
      head: text('games.member'),
      cell: ({ member }) => <MemberName member={member} merchant={merchant} />,
    },
    {
      id: 'state',
      head: text('games.alert.state'),
      cell: ({ settledAt, settledBy, settledReason }) =>
        settledAt === null ? (
          <StateChip tone="waiting" label={text('games.alert.state.waiting')} />
        ) : (
          <Stack>
            <span>{settledReason}</span>
            <Typography variant="caption" color="textSecondary">
              {settledBy?.displayName ?? ''} · <Moment at={settledAt} />
            </Typography>
          </Stack>
        ),
    },
    {
      id: 'settle',
      head: '',
      align: 'right',
      cell: (alert) =>
        canDecide && alert.settledAt === null ? (
          <Button onClick={() => onSettle(alert)}>{text('games.alert.settle')}</Button>
        ) : null,
    },
  ];
}

function SettleDialog({ alert, merchant, onClose }: { alert: AlertLine; merchant: string; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { client } = useConsole();
  const { vendor, transactionId } = alert;
  return (
    <ReasonDialog
      title={text('games.alert.settle')}
      confirm={text('games.alert.settle')}
      act={(reason) => client.games.settleAlert({ body: { vendor, transactionId, reason }, merchant })}
      onDone={() => {
        notify(text('games.alert.settled'), { type: 'success' });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{text('games.alert.effect')}</Typography>
    </ReasonDialog>
  );
}
