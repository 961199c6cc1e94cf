import { Box, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { ShortId } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useText } from '../../platform/texts.tsx';
import type { JackpotDraw } from './jackpot.rules.ts';

type Props = { merchant: string; currency: string };

/** Every draw with the data it follows from. */
export function DrawsList({ merchant, currency }: Props) {
  const text = useText();
  return (
    <CursorList<JackpotDraw>
      resource="jackpotDraws"
      label={text('jackpot.draws')}
      fixed={{ merchant }}
      isEmbedded
      filters={
        <ChoiceFilter
          source="isWon"
          label={text('jackpot.draws.which')}
          options={[{ value: 'true', label: text('jackpot.draws.won') }]}
        />
      }
      columns={useColumns({ merchant, currency })}
      empty={<EmptyState glyph="trophy" title={text('jackpot.draws.empty')} />}
    />
  );
}

function useColumns({ merchant, currency }: Props): Column<JackpotDraw>[] {
  const text = useText();
  const amount = (value: string) => <Amount value={value} currency={currency} />;
  return [
    { id: 'number', head: text('jackpot.number'), cell: ({ number }) => number, width: 80 },
    { id: 'at', head: text('jackpot.at'), cell: ({ at }) => <Moment at={at} />, width: 180 },
    { id: 'entries', head: text('jackpot.entries'), align: 'right', cell: ({ entries }) => entries },
    {
      id: 'contributed',
      head: text('jackpot.contributed'),
      align: 'right',
      cell: ({ contributed }) => amount(contributed),
    },
    { id: 'pool', head: text('jackpot.pool'), align: 'right', cell: ({ pool }) => amount(pool) },
    {
      id: 'drawn',
      head: text('jackpot.drawn'),
      cell: ({ drawn }) => (
        <Box component="code" sx={{ fontSize: '0.75rem' }}>
          {drawn}
        </Box>
      ),
    },
    {
      id: 'seed',
      head: text('jackpot.proof'),
      cell: ({ seed, commitment }) => (
        <Stack>
          <ShortId id={seed} />
          <ShortId id={commitment} />
        </Stack>
      ),
    },
    {
      id: 'winner',
      head: text('jackpot.winner'),
      cell: ({ winner, won }) =>
        winner ? (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Link
              component={RouterLink}
              to={`/members/${encodeURIComponent(merchant)}/${encodeURIComponent(winner.memberId)}`}
              underline="hover"
            >
              {winner.account ?? winner.memberId.slice(-8)}
            </Link>
            {amount(won)}
          </Stack>
        ) : (
          <StateChip tone="quiet" label={text('jackpot.nobody')} />
        ),
    },
  ];
}
