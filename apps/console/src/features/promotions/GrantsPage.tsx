import { Button, Link, Stack } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { REWARD_KINDS, REWARD_STATES } from '@parlour/contract/values/promotions/promotions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { GrantDialog } from './GrantDialog.tsx';
import { MemberLink } from './MemberLink.tsx';
import { placeOf } from './offers.rules.ts';
import { SignChips } from './SignChips.tsx';

type Grant = Awaited<ReturnType<ConsoleClient['promotions']['grants']>>['items'][number];
const TONE = {
  held: 'waiting',
  unclaimed: 'waiting',
  claimed: 'good',
  lapsed: 'quiet',
  refused: 'bad',
} as const;

/** Every reward, with what it was given for. */
export function GrantsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('grants.title')} hint={text('grants.hint')} />
      <ChooseBrand>{(merchant) => <Grants merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Grants({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [traced, setTraced] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<{ id: string; as: 'release' | 'refuse' } | null>(null);
  return (
    <>
      <CursorList<Grant>
        resource="grants"
        label={text('grants.title')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('offers.member')} type="search" />
            <ChoiceFilter
              source="kind"
              label={text('offers.gift')}
              options={REWARD_KINDS.map((value) => ({ value, label: label('offers.gift', value) }))}
            />
            <ChoiceFilter
              source="state"
              label={text('offers.state')}
              options={REWARD_STATES.map((value) => ({ value, label: label('grants.state', value) }))}
            />
          </>
        }
        columns={[
          {
            id: 'member',
            head: text('offers.member'),
            cell: ({ member }) => <MemberLink merchant={merchant} member={member} />,
          },
          {
            id: 'offer',
            head: text('offers.name'),
            minWidth: 200,
            cell: ({ offer, source }) =>
              offer ? (
                <Link component={RouterLink} to={placeOf(merchant, offer.id)} underline="hover">
                  {text('grants.version', { title: offer.title, version: offer.version })}
                </Link>
              ) : (
                label('grants.source', source)
              ),
          },
          {
            id: 'amount',
            head: text('offers.gift'),
            minWidth: 160,
            cell: ({ kind, amount, currency, rounds, goods }) => (
              <>
                {`${label('offers.gift', kind)} `}
                <Amount value={amount} currency={currency} isNamed={kind !== 'points' && kind !== 'goods'} />
                {rounds ? ` (${rounds.count} × ${rounds.game.name})` : null}
                {goods ? ` (${goods.title})` : null}
              </>
            ),
          },
          {
            id: 'cause',
            head: text('grants.cause'),
            cell: ({ id, cause, source }) => (
              <Link component="button" underline="hover" title={cause} onClick={() => setTraced(id)}>
                {label('grants.source', source)}
              </Link>
            ),
          },
          {
            id: 'granted',
            head: text('grants.at'),
            cell: ({ grantedAt }) => <Moment at={grantedAt} merchant={merchant} />,
          },
          {
            id: 'claimed',
            head: text('grants.claimedAt'),
            cell: ({ claimedAt }) =>
              claimedAt === null ? null : <Moment at={claimedAt} merchant={merchant} />,
          },
          {
            id: 'state',
            head: text('offers.state'),
            cell: ({ state }) => <StateChip tone={TONE[state]} label={label('grants.state', state)} />,
          },
          {
            id: 'signs',
            head: text('invite.signs'),
            cell: ({ signs }) => <SignChips signs={signs} />,
          },
          {
            id: 'decision',
            head: text('applications.decision'),
            cell: ({ id, state, decidedBy, reason }) =>
              state === 'held' && canDecide ? (
                <Stack direction="row" sx={{ gap: 1 }}>
                  <Button size="small" variant="contained" onClick={() => setDeciding({ id, as: 'release' })}>
                    {text('grants.release')}
                  </Button>
                  <Button size="small" variant="outlined" onClick={() => setDeciding({ id, as: 'refuse' })}>
                    {text('grants.refuse')}
                  </Button>
                </Stack>
              ) : (
                <OneLine words={[decidedBy?.displayName, reason].filter(Boolean).join(': ')} width={200} />
              ),
          },
        ]}
        empty={<EmptyState glyph="report" title={text('grants.empty')} />}
      />
      {traced ? <GrantDialog id={traced} merchant={merchant} onClose={() => setTraced(null)} /> : null}
      {deciding ? <DecideDialog {...deciding} merchant={merchant} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

type DecideProps = { id: string; as: 'release' | 'refuse'; merchant: string; onClose(): void };

/** Decides about a reward that was held. */
function DecideDialog({ id, as, merchant, onClose }: DecideProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const isRelease = as === 'release';
  const name = text(isRelease ? 'grants.release' : 'grants.refuse');
  return (
    <ReasonDialog
      title={name}
      confirm={name}
      isDangerous={!isRelease}
      act={(reason) =>
        isRelease
          ? promotions.releaseGrant({ body: { id, reason }, merchant })
          : promotions.refuseGrant({ body: { id, reason }, merchant })
      }
      onDone={() => {
        notify(text('applications.decided'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['grants'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text(isRelease ? 'grants.release.effect' : 'grants.refuse.effect')}
    </ReasonDialog>
  );
}
