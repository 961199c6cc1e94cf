import { Button, Stack } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { FREE_ROUNDS_STATES } from '@parlour/contract/values/games';
import { useState } from 'react';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip, type Tone } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { MemberLink } from '../MemberLink.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { VendorSays } from './VendorSays.tsx';

type Rounds = Awaited<ReturnType<ConsoleClient['promotions']['freeRoundsList']>>['items'][number];
const TONE: Record<Rounds['state'], Tone> = {
  waiting: 'waiting',
  live: 'good',
  used: 'quiet',
  ended: 'quiet',
  cancelled: 'bad',
};

/** Free rounds that members claimed: how they stand, here and at the vendor. */
export function FreeRoundsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('freeRounds.title')} hint={text('freeRounds.hint')} />
      <ChooseBrand>{(merchant) => <Campaigns merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Campaigns({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const canCancel = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [cancelled, setCancelled] = useState<Rounds | null>(null);
  return (
    <>
      <CursorList<Rounds>
        resource="freeRounds"
        label={text('freeRounds.title')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('offers.member')} type="search" />
            <ChoiceFilter
              source="state"
              label={text('offers.state')}
              options={FREE_ROUNDS_STATES.map((value) => ({
                value,
                label: label('freeRounds.state', value),
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
          {
            id: 'game',
            head: text('freeRounds.game'),
            cell: ({ game, vendor }) => <OneLine words={`${game.name} (${vendor})`} width={220} />,
          },
          {
            id: 'value',
            head: text('freeRounds.value'),
            align: 'right',
            cell: ({ value, currency }) => <Amount value={value} currency={currency} isNamed />,
          },
          {
            id: 'used',
            head: text('freeRounds.used'),
            align: 'right',
            cell: ({ used, count }) => text('freeRounds.of', { used, count }),
          },
          {
            id: 'won',
            head: text('freeRounds.won'),
            align: 'right',
            cell: ({ won, currency }) => <Amount value={won} currency={currency} />,
          },
          {
            id: 'ends',
            head: text('freeRounds.ends'),
            cell: ({ endsAt }) => <Moment at={endsAt} merchant={merchant} />,
          },
          {
            id: 'state',
            head: text('offers.state'),
            cell: ({ state, isTold, attempts, isWaiting }) => (
              <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
                <StateChip tone={TONE[state]} label={label('freeRounds.state', state)} />
                {isWaiting ? <StateChip tone="waiting" label={text('offers.waiting')} /> : null}
                {!isTold && attempts > 0 ? text('freeRounds.attempts', { attempts }) : null}
              </Stack>
            ),
          },
          {
            id: 'acts',
            head: '',
            align: 'right',
            cell: (rounds) => (
              <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
                <VendorSays merchant={merchant} id={rounds.id} />
                {canCancel && !rounds.isWaiting && isLeft(rounds) ? (
                  <Button variant="outlined" size="small" onClick={() => setCancelled(rounds)}>
                    {text('freeRounds.cancel')}
                  </Button>
                ) : null}
              </Stack>
            ),
          },
        ]}
        empty={<EmptyState glyph="grid" title={text('freeRounds.empty')} />}
      />
      {cancelled ? (
        <CancelDialog merchant={merchant} rounds={cancelled} onClose={() => setCancelled(null)} />
      ) : null}
    </>
  );
}

const isLeft = ({ state }: Rounds) => state === 'live' || state === 'waiting';
