import { Link } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { REWARD_KINDS, REWARD_STATES } from '@parlour/contract/values/promotions/promotions';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { MemberLink } from './MemberLink.tsx';
import { placeOf } from './offers.rules.ts';

type Grant = Awaited<ReturnType<ConsoleClient['promotions']['grants']>>['items'][number];
const TONE = { unclaimed: 'waiting', claimed: 'good', lapsed: 'quiet' } as const;

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
  return (
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
          cell: ({ kind, amount, currency, rounds }) => (
            <>
              {`${label('offers.gift', kind)} `}
              <Amount value={amount} currency={currency} isNamed={kind !== 'points'} />
              {rounds ? ` (${rounds.count} × ${rounds.gameCode})` : null}
            </>
          ),
        },
        {
          id: 'cause',
          head: text('grants.cause'),
          cell: ({ cause }) => <OneLine words={cause} width={240} />,
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
      ]}
      empty={<EmptyState glyph="report" title={text('grants.empty')} />}
    />
  );
}
