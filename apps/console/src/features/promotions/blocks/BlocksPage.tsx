import { Button, Stack, TextField } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { BLOCKED_AT_ONCE } from '@parlour/contract/values/promotions/promotions.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { CursorList } from '../../../parts/lists/CursorList.tsx';
import { TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberLink } from '../MemberLink.tsx';
import { accountsIn } from './blocks.rules.ts';
import { SegmentsCard } from './SegmentsCard.tsx';

type Block = Awaited<ReturnType<ConsoleClient['promotions']['blocks']>>['items'][number] & { id: string };

/** Members who take part in no promotion. */
export function BlocksPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('blocks.title')} hint={text('blocks.hint')} />
      <ChooseBrand>
        {(merchant) => (
          <Stack sx={{ gap: 3 }}>
            <SegmentsCard merchant={merchant} />
            <div>
              <Blocks merchant={merchant} />
            </div>
          </Stack>
        )}
      </ChooseBrand>
    </>
  );
}

function Blocks({ merchant }: { merchant: string }) {
  const text = useText();
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [isBlocking, setBlocking] = useState(false);
  return (
    <>
      <CursorList<Block>
        resource="blocks"
        label={text('blocks.title')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('offers.member')} type="search" />
            {canDecide ? (
              <Button variant="contained" onClick={() => setBlocking(true)}>
                {text('blocks.add')}
              </Button>
            ) : null}
          </>
        }
        columns={[
          {
            id: 'member',
            head: text('offers.member'),
            cell: ({ member }) => <MemberLink merchant={merchant} member={member} />,
          },
          {
            id: 'reason',
            head: text('blocks.reason'),
            cell: ({ reason }) => <OneLine words={reason} width={360} />,
          },
          {
            id: 'at',
            head: text('blocks.since'),
            cell: ({ blockedAt }) => <Moment at={blockedAt} merchant={merchant} />,
          },
          { id: 'by', head: text('blocks.by'), cell: ({ blockedBy }) => blockedBy?.displayName },
        ]}
        empty={<EmptyState glyph="shield" title={text('blocks.empty')} />}
      />
      {isBlocking ? <BlockDialog merchant={merchant} onClose={() => setBlocking(false)} /> : null}
    </>
  );
}

function BlockDialog({ merchant, onClose }: { merchant: string; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [typed, setTyped] = useState('');
  const accounts = accountsIn(typed);
  return (
    <ReasonDialog
      title={text('blocks.add')}
      confirm={text('blocks.block')}
      isDangerous
      act={(reason) => client.promotions.blockMembers({ body: { accounts, reason }, merchant })}
      onDone={({ blocked }) => {
        notify(text('blocks.done', { count: blocked }), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['blocks'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text('blocks.effect')}
      <TextField
        multiline
        minRows={3}
        label={text('blocks.accounts')}
        helperText={text('blocks.accounts.hint', { most: BLOCKED_AT_ONCE })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mt: 2 }}
      />
    </ReasonDialog>
  );
}
