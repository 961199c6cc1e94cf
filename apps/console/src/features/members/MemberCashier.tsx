import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import {
  type DepositLine,
  depositPlace,
  toneOfDeposit,
  toneOfWithdrawal,
  type WithdrawalLine,
  withdrawalPlace,
} from '../../parts/cashier-states.rules.ts';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import type { MemberDetail } from './members.rules.ts';

const LINES = 5;

type Props = { member: MemberDetail; merchant: string };

/** The latest deposits and withdrawals, with links to all of them. */
export function MemberCashier({ member, merchant }: Props) {
  const text = useText();
  const canRead = usePermission({ permission: 'cashier.read', scope: 'brand' }, merchant);
  const depositColumns = useColumns<DepositLine>({
    place: (id) => depositPlace(merchant, id),
    family: 'cashier.deposit.state',
    toneOf: toneOfDeposit,
  });
  const withdrawalColumns = useColumns<WithdrawalLine>({
    place: (id) => withdrawalPlace(merchant, id),
    family: 'cashier.withdrawal.state',
    toneOf: toneOfWithdrawal,
  });
  if (!canRead) return null;
  const fixed = { merchant, memberId: member.id };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))' }}
    >
      <section>
        <Head title={text('cashier.deposits')} path="/cashier/deposits" memberId={member.id} />
        <CursorList<DepositLine>
          resource="deposits"
          label={text('cashier.deposits')}
          fixed={fixed}
          perPage={LINES}
          isEmbedded
          columns={depositColumns}
          empty={<EmptyState glyph="payin" title={text('cashier.deposits.empty')} />}
        />
      </section>
      <section>
        <Head title={text('cashier.withdrawals')} path="/cashier/withdrawals" memberId={member.id} />
        <CursorList<WithdrawalLine>
          resource="withdrawals"
          label={text('cashier.withdrawals')}
          fixed={fixed}
          perPage={LINES}
          isEmbedded
          columns={withdrawalColumns}
          empty={<EmptyState glyph="payout" title={text('cashier.withdrawals.empty')} />}
        />
      </section>
    </Box>
  );
}

function Head({ title, path, memberId }: { title: string; path: string; memberId: string }) {
  const text = useText();
  const filter = new URLSearchParams({ filter: JSON.stringify({ memberId }) });
  return (
    <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', mt: 1, mb: 1.5 }}>
      <Typography variant="h2">{title}</Typography>
      <Link
        component={RouterLink}
        to={`${path}?${filter}`}
        underline="hover"
        variant="body2"
        aria-label={`${text('members.cashier.all')}: ${title}`}
      >
        {text('members.cashier.all')}
      </Link>
    </Stack>
  );
}

type Shown = Pick<DepositLine, 'id' | 'number' | 'amount' | 'currency' | 'createdAt'> & { state: string };
type Kind = {
  place(id: string): string;
  family: string;
  toneOf: typeof toneOfDeposit;
};

function useColumns<Line extends Shown>({ place, family, toneOf }: Kind): Column<Line>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'number',
      head: text('cashier.number'),
      cell: ({ id, number }) => (
        <Link component={RouterLink} to={place(id)} underline="hover" noWrap>
          {number}
        </Link>
      ),
    },
    { id: 'at', head: text('cashier.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'amount',
      head: text('cashier.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isNamed />,
    },
    {
      id: 'state',
      head: text('cashier.state'),
      cell: ({ state }) => <StateChip tone={toneOf(state)} label={label(family, state)} />,
    },
  ];
}
