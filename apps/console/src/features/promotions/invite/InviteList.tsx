import { Button, Stack } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { INVITE_STATES } from '@parlour/contract/values/promotions/invite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberLink } from '../MemberLink.tsx';
import { SignChips } from '../SignChips.tsx';

type Invite = Awaited<ReturnType<ConsoleClient['promotions']['invites']>>['items'][number];
type Decision = 'approve' | 'refuse';
const TONE = {
  open: 'quiet',
  waiting: 'waiting',
  review: 'waiting',
  paid: 'good',
  refused: 'bad',
  lapsed: 'quiet',
} as const;
/** What can still be refused. */
const UNDECIDED: readonly Invite['state'][] = ['open', 'waiting', 'review'];

/** Who brought whom, and what operators decide about those that look like one person. */
export function InviteList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const [deciding, setDeciding] = useState<{ id: string; as: Decision } | null>(null);
  return (
    <>
      <CursorList<Invite>
        resource="invites"
        label={text('invite.list')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('offers.member')} type="search" />
            <ChoiceFilter
              source="state"
              label={text('invite.state')}
              options={INVITE_STATES.map((value) => ({ value, label: label('invite.state', value) }))}
            />
          </>
        }
        columns={[
          {
            id: 'friend',
            head: text('invite.friend'),
            cell: ({ friend }) => <MemberLink merchant={merchant} member={friend} />,
          },
          {
            id: 'inviter',
            head: text('invite.inviter'),
            cell: ({ inviter }) => <MemberLink merchant={merchant} member={inviter} />,
          },
          {
            id: 'at',
            head: text('invite.at'),
            cell: ({ registeredAt }) => <Moment at={registeredAt} merchant={merchant} />,
          },
          {
            id: 'progress',
            head: text('invite.progress'),
            minWidth: 190,
            cell: ({ hasPhone, deposited, staked, currency }) =>
              text('invite.progressWords', {
                phone: text(hasPhone ? 'invite.phone' : 'invite.noPhone'),
                deposited: formats.amount(deposited, currency),
                staked: formats.amount(staked, currency),
              }),
          },
          {
            id: 'signs',
            head: text('invite.signs'),
            cell: ({ signs }) => <SignChips signs={signs} />,
          },
          {
            id: 'state',
            head: text('invite.state'),
            cell: ({ state }) => <StateChip tone={TONE[state]} label={label('invite.state', state)} />,
          },
          {
            id: 'decision',
            head: text('invite.decision'),
            cell: (invite) => (
              <DecisionCell
                invite={invite}
                merchant={merchant}
                onDecide={(as) => setDeciding({ id: invite.id, as })}
              />
            ),
          },
        ]}
        empty={<EmptyState glyph="users" title={text('invite.empty')} />}
      />
      {deciding ? <DecideDialog {...deciding} merchant={merchant} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

type CellProps = { invite: Invite; merchant: string; onDecide(as: Decision): void };

function DecisionCell({ invite, merchant, onDecide }: CellProps) {
  const text = useText();
  const label = useLabel();
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const { state, refusal, reason, decidedBy } = invite;
  if (canDecide && UNDECIDED.includes(state))
    return (
      <Stack direction="row" sx={{ gap: 1 }}>
        {state === 'review' ? (
          <Button size="small" variant="contained" onClick={() => onDecide('approve')}>
            {text('invite.approve')}
          </Button>
        ) : null}
        <Button size="small" variant="outlined" onClick={() => onDecide('refuse')}>
          {text('invite.refuse')}
        </Button>
      </Stack>
    );
  const why = refusal && label('invite.refusal', refusal);
  return <OneLine words={[why, decidedBy?.displayName, reason].filter(Boolean).join(': ')} width={260} />;
}

type DecideProps = { id: string; as: Decision; merchant: string; onClose(): void };

function DecideDialog({ id, as, merchant, onClose }: DecideProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const name = text(as === 'approve' ? 'invite.approve' : 'invite.refuse');
  return (
    <ReasonDialog
      title={name}
      confirm={name}
      isDangerous={as === 'refuse'}
      act={(reason) =>
        as === 'approve'
          ? promotions.approveInvite({ body: { id, reason }, merchant })
          : promotions.refuseInvite({ body: { id, reason }, merchant })
      }
      onDone={() => {
        notify(text('invite.decided'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['invites'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text(as === 'approve' ? 'invite.approve.effect' : 'invite.refuse.effect')}
    </ReasonDialog>
  );
}
