import { Button, Stack } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { APPLICATION_STATES } from '@parlour/contract/values/promotions/promotions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { MemberLink } from './MemberLink.tsx';
import { SignChips } from './SignChips.tsx';
import { useGiftWords } from './useGiftWords.ts';

type Application = Awaited<ReturnType<ConsoleClient['promotions']['applications']>>['items'][number];
const TONE = { applying: 'waiting', issued: 'good', rejected: 'quiet', lapsed: 'quiet' } as const;

/** Who joined what; those that wait come longest first. */
export function ApplicationsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('applications.title')} hint={text('applications.hint')} />
      <ChooseBrand>{(merchant) => <Queue merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Queue({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const giftWords = useGiftWords();
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [deciding, setDeciding] = useState<{ id: string; as: 'issue' | 'reject' } | null>(null);
  return (
    <>
      <CursorList<Application>
        resource="applications"
        label={text('applications.title')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('offers.member')} type="search" />
            <ChoiceFilter
              source="state"
              label={text('offers.state')}
              options={APPLICATION_STATES.map((value) => ({
                value,
                label: label('applications.state', value),
              }))}
            />
          </>
        }
        columns={[
          {
            id: 'member',
            head: text('offers.member'),
            cell: ({ member }) => <MemberLink merchant={merchant} member={member} />,
          },
          { id: 'offer', head: text('offers.name'), cell: ({ offer }) => offer.title },
          {
            id: 'gift',
            head: text('offers.gift'),
            cell: ({ gift, game, currency }) => giftWords(gift, currency, game?.name),
          },
          {
            id: 'applied',
            head: text('applications.at'),
            cell: ({ appliedAt }) => <Moment at={appliedAt} merchant={merchant} />,
          },
          {
            id: 'state',
            head: text('offers.state'),
            cell: ({ state }) => <StateChip tone={TONE[state]} label={label('applications.state', state)} />,
          },
          {
            id: 'signs',
            head: text('invite.signs'),
            cell: ({ signs }) => <SignChips signs={signs} />,
          },
          {
            id: 'decision',
            head: text('applications.decision'),
            cell: ({ id, state, reason, decidedBy }) =>
              state === 'applying' && canDecide ? (
                <Stack direction="row" sx={{ gap: 1 }}>
                  <Button size="small" variant="contained" onClick={() => setDeciding({ id, as: 'issue' })}>
                    {text('applications.issue')}
                  </Button>
                  <Button size="small" variant="outlined" onClick={() => setDeciding({ id, as: 'reject' })}>
                    {text('applications.reject')}
                  </Button>
                </Stack>
              ) : (
                <OneLine words={[decidedBy?.displayName, reason].filter(Boolean).join(': ')} width={260} />
              ),
          },
        ]}
        empty={<EmptyState glyph="users" title={text('applications.empty')} />}
      />
      {deciding ? <DecideDialog {...deciding} merchant={merchant} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

type DecideProps = { id: string; as: 'issue' | 'reject'; merchant: string; onClose(): void };

function DecideDialog({ id, as, merchant, onClose }: DecideProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const isIssue = as === 'issue';
  const name = text(isIssue ? 'applications.issue' : 'applications.reject');
  return (
    <ReasonDialog
      title={name}
      confirm={name}
      isDangerous={!isIssue}
      act={(reason) =>
        isIssue
          ? promotions.issueApplication({ body: { id, reason }, merchant })
          : promotions.rejectApplication({ body: { id, reason }, merchant })
      }
      onDone={() => {
        notify(text('applications.decided'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['applications'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text(isIssue ? 'applications.issue.effect' : 'applications.reject.effect')}
    </ReasonDialog>
  );
}
