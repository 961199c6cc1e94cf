import { Link, Stack, Typography } from '@mui/material';
import { ROUND_STATES } from '@parlour/contract/values/games';
import { ROUND_SEARCH_DAYS } from '@parlour/contract/values/games.rules';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, MomentFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { MemberName } from './MemberName.tsx';
import { ROUND_TONE, type RoundLine, roundPlace } from './rounds.rules.ts';

/** Game rounds, found by member or by any of their ids. */
export function RoundsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.rounds')} hint={text('games.rounds.hint', { days: ROUND_SEARCH_DAYS })} />
      <ChooseBrand>{(merchant) => <RoundsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function RoundsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<RoundLine>
      resource="rounds"
      label={text('games.rounds')}
      fixed={{ merchant }}
      filters={
        <>
          <TextFilter source="search" label={text('games.rounds.search')} type="search" width={340} />
          <TextFilter source="vendor" label={text('games.vendor.code')} width={150} />
          <TextFilter source="gameCode" label={text('games.gameCode')} width={150} />
          <ChoiceFilter
            source="state"
            label={text('games.round.state')}
            options={ROUND_STATES.map((value) => ({ value, label: label('games.round.state', value) }))}
          />
          <TextFilter source="stakedFrom" label={text('games.staked.from')} width={120} />
          <TextFilter source="stakedTo" label={text('games.staked.to')} width={120} />
          <TextFilter source="wonFrom" label={text('games.won.from')} width={120} />
          <TextFilter source="wonTo" label={text('games.won.to')} width={120} />
          <MomentFilter source="from" label={text('games.from')} />
          <MomentFilter source="until" label={text('games.until')} />
        </>
      }
      columns={useColumns(merchant)}
      empty={
        <EmptyState
          glyph="reload"
          title={text('games.rounds.empty')}
          hint={text('games.rounds.empty.hint')}
        />
      }
    />
  );
}

function useColumns(merchant: string): Column<RoundLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'at', head: text('games.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'round',
      head: text('games.round'),
      cell: ({ vendor, id, title, round }) => (
        <Stack>
          <Link component={RouterLink} to={roundPlace(merchant, { vendor, id })} underline="hover">
            {title}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            <OneLine words={`${vendor} · ${round}`} width={260} />
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
      head: text('games.round.state'),
      cell: ({ state, isTrial, isFree }) => (
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <StateChip tone={ROUND_TONE[state]} label={label('games.round.state', state)} />
          {isFree ? <StateChip tone="quiet" label={text('games.free')} /> : null}
          {isTrial ? <StateChip tone="quiet" label={text('games.trial')} /> : null}
        </Stack>
      ),
    },
    {
      id: 'staked',
      head: text('games.staked'),
      align: 'right',
      cell: ({ staked, currency }) => <Amount value={staked} currency={currency} />,
    },
    {
      id: 'won',
      head: text('games.won'),
      align: 'right',
      cell: ({ won, currency }) => <Amount value={won} currency={currency} isNamed />,
    },
  ];
}
