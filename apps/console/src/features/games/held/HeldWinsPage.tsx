import { Button, Link, Stack, Typography } from '@mui/material';
import { HELD_WIN_STATES } from '@parlour/contract/values/games';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberName } from '../rounds/MemberName.tsx';
import { HELD_TONE, type HeldLine, roundOf } from './held.rules.ts';

/** Wins beyond a limit of their vendor, to be released or refused. */
export function HeldWinsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.held')} hint={text('games.held.hint')} />
      <ChooseBrand>{(merchant) => <HeldList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

type Decision = { win: HeldLine; move: 'release' | 'refuse' };

function HeldList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <CursorList<HeldLine>
        resource="heldWins"
        label={text('games.held')}
        fixed={{ merchant }}
        filters={
          <ChoiceFilter
            source="state"
            label={text('games.held.state')}
            options={HELD_WIN_STATES.map((value) => ({ value, label: label('games.held.state', value) }))}
          />
        }
        columns={useColumns(merchant, setDecision)}
        empty={<EmptyState glyph="shield" title={text('games.held.empty')} />}
      />
      {decision ? (
        <DecideWin decision={decision} merchant={merchant} onClose={() => setDecision(null)} />
      ) : null}
    </>
  );
}

function useColumns(merchant: string, onDecide: (decision: Decision) => void): Column<HeldLine>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const canDecide = usePermission({ permission: 'games.decide', scope: 'brand' }, merchant);
  return [
    { id: 'at', head: text('games.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'win',
      head: text('games.held.win'),
      cell: (win) => (
        <Stack>
          <Link component={RouterLink} to={roundOf(merchant, win)} underline="hover">
            <Amount value={win.amount} currency={win.currency} isNamed />
          </Link>
          <Typography variant="caption" color="textSecondary">
            {`${win.vendor} · ${win.gameCode} · `}
            {label('games.held.beyond', win.why, { limit: formats.decimal(win.limit) })}
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
      head: text('games.held.state'),
      cell: ({ state, settledAt, settledBy, settledReason }) => (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <StateChip tone={HELD_TONE[state]} label={label('games.held.state', state)} />
          {settledAt === null ? null : (
            <Typography variant="caption" color="textSecondary">
              {settledReason ? `${settledReason} · ` : ''}
              {settledBy ? `${settledBy.displayName} · ` : ''}
              <Moment at={settledAt} />
            </Typography>
          )}
        </Stack>
      ),
    },
    {
      id: 'decide',
      head: '',
      align: 'right',
      cell: (win) => {
        if (win.state !== 'held' || !canDecide) return null;
        return (
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
            {win.approvalId ? (
              <Link component={RouterLink} to={`/approvals/${win.approvalId}`} sx={{ alignSelf: 'center' }}>
                {text('games.held.request')}
              </Link>
            ) : (
              <Button onClick={() => onDecide({ win, move: 'release' })}>{text('games.held.release')}</Button>
            )}
            <Button color="error" onClick={() => onDecide({ win, move: 'refuse' })}>
              {text('games.held.refuse')}
            </Button>
          </Stack>
        );
      },
    },
  ];
}

type DecideProps = { decision: Decision; merchant: string; onClose(): void };

function DecideWin({ decision: { win, move }, merchant, onClose }: DecideProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { client } = useConsole();
  const { vendor, transactionId } = win;
  const isRelease = move === 'release';
  const act = (reason: string): Promise<object> => {
    const call = { body: { vendor, transactionId, reason }, merchant };
    return isRelease ? client.games.releaseHeldWin(call) : client.games.refuseHeldWin(call);
  };
  return (
    <ReasonDialog
      title={text(isRelease ? 'games.held.release' : 'games.held.refuse')}
      confirm={text(isRelease ? 'games.held.release' : 'games.held.refuse')}
      isDangerous={!isRelease}
      act={act}
      onDone={() => {
        notify(text(isRelease ? 'games.requested' : 'games.held.refused'), { type: 'success' });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        <Amount value={win.amount} currency={win.currency} isNamed />
        <Typography variant="body2">
          {text(isRelease ? 'games.held.effect.release' : 'games.held.effect.refuse')}
        </Typography>
      </Stack>
    </ReasonDialog>
  );
}
