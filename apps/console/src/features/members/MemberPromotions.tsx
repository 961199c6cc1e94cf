import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

type Props = { member: { id: string; account: string }; merchant: string };

/** Whether a member takes part in promotions, and why not. */
export function MemberPromotions({ member, merchant }: Props) {
  const text = useText();
  const { client } = useConsole();
  const canRead = usePermission({ permission: 'promotions.read', scope: 'brand' }, merchant);
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [isActing, setActing] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['blocks', merchant, member.id],
    queryFn: () => client.promotions.blocks({ query: { search: member.id }, merchant }),
    enabled: canRead,
  });
  if (!canRead) return null;
  const block = data?.items[0];
  return (
    <Card
      title={text('blocks.card')}
      action={
        canDecide && data ? (
          <Button variant="outlined" color={block ? 'primary' : 'error'} onClick={() => setActing(true)}>
            {block ? text('blocks.unblock') : text('blocks.block')}
          </Button>
        ) : null
      }
    >
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={2} /> : null}
      {data && !block ? text('blocks.none') : null}
      {block ? (
        <Facts
          facts={[
            [text('blocks.reason'), block.reason],
            [text('blocks.since'), <Moment key="since" at={block.blockedAt} merchant={merchant} />],
            [text('blocks.by'), block.blockedBy?.displayName],
          ]}
        />
      ) : null}
      {isActing ? (
        <BlockDialog
          member={member}
          merchant={merchant}
          isBlocked={block !== undefined}
          onClose={() => setActing(false)}
        />
      ) : null}
    </Card>
  );
}

function BlockDialog({
  member,
  merchant,
  isBlocked,
  onClose,
}: Props & { isBlocked: boolean; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const name = isBlocked ? text('blocks.unblock') : text('blocks.block');
  return (
    <ReasonDialog<object>
      title={`${name}: ${member.account}`}
      confirm={name}
      isDangerous={!isBlocked}
      act={(reason) =>
        isBlocked
          ? promotions.unblockMember({ body: { memberId: member.id, reason }, merchant })
          : promotions.blockMembers({ body: { accounts: [member.account], reason }, merchant })
      }
      onDone={() => {
        notify(isBlocked ? text('blocks.undone') : text('blocks.done', { count: 1 }), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['blocks'] });
        onClose();
      }}
      onClose={onClose}
    >
      {isBlocked ? text('blocks.undo.effect') : text('blocks.effect')}
    </ReasonDialog>
  );
}
