import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Amount } from '../../parts/Amount.tsx';
import { ChooseBrand } from '../../parts/ChooseBrand.tsx';
import { type Column, CursorList } from '../../parts/CursorList.tsx';
import {
  toneOfWithdrawal,
  WITHDRAWAL_STATES,
  type WithdrawalLine,
  withdrawalPlace,
} from '../../parts/cashier-states.rules.ts';
import { MomentFilter, TextFilter } from '../../parts/ListFilters.tsx';
import { OneLine } from '../../parts/OneLine.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { StateChip } from '../../parts/StateChip.tsx';
import { EmptyState } from '../../parts/States.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useCashierCounts } from '../../platform/useCashierCounts.ts';
import { Age } from './Age.tsx';
import { HintChips } from './HintChips.tsx';
import { MemberFilter } from './MemberFilter.tsx';
import { MemberLink } from './MemberLink.tsx';
import { StateTabs } from './StateTabs.tsx';

/** Somebody else may decide any minute; how often to look. */
const REFRESH_MS = 10_000;
/** The queue: whoever has waited longest stands first. */
const TO_BEGIN_WITH = { state: 'requested' };

/** Who wants their money, and what to look at before they get it. */
export function WithdrawalsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('cashier.withdrawals')} hint={text('cashier.withdrawals.hint')} />
      <ChooseBrand>{(merchant) => <WithdrawalsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function WithdrawalsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const counts: Record<string, number> = useCashierCounts()?.withdrawals ?? {};
  return (
    <CursorList<WithdrawalLine>
      resource="withdrawals"
      label={text('cashier.withdrawals')}
      fixed={{ merchant }}
      startsWith={TO_BEGIN_WITH}
      refreshMs={REFRESH_MS}
      filters={
        <>
          <StateTabs
            label={text('cashier.states')}
            states={WITHDRAWAL_STATES.map((state) => ({
              state,
              label: label('cashier.withdrawal.state', state),
              count: counts[state],
            }))}
          />
          <TextFilter source="search" label={text('cashier.search')} type="search" width={320} />
          <MomentFilter source="from" label={text('cashier.from')} />
          <MomentFilter source="to" label={text('cashier.to')} />
          <MemberFilter />
        </>
      }
      columns={useColumns(merchant)}
      empty={
        <EmptyState
          glyph="payout"
          title={text('cashier.withdrawals.empty')}
          hint={text('cashier.empty.hint')}
        />
      }
    />
  );
}

function useColumns(merchant: string): Column<WithdrawalLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'number',
      head: text('cashier.number'),
      cell: ({ id, number }) => (
        <Link component={RouterLink} to={withdrawalPlace(merchant, id)} underline="hover" noWrap>
          {number}
        </Link>
      ),
    },
    {
      id: 'age',
      head: text('cashier.age'),
      cell: ({ createdAt, concludedAt }) => <Age createdAt={createdAt} isWaiting={concludedAt === null} />,
    },
    {
      id: 'member',
      head: text('cashier.member'),
      cell: ({ member }) => <MemberLink member={member} merchant={merchant} />,
    },
    {
      id: 'amount',
      head: text('cashier.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isNamed />,
    },
    { id: 'bank', head: text('cashier.card'), cell: ({ card }) => <BankCard card={card} /> },
    {
      id: 'state',
      head: text('cashier.state'),
      cell: (line) => (
        <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
          <StateChip
            tone={toneOfWithdrawal(line.state)}
            label={label('cashier.withdrawal.state', line.state)}
          />
          <Hands line={line} />
        </Stack>
      ),
    },
    { id: 'hints', head: text('cashier.hints'), cell: ({ hints }) => <HintChips hints={hints} /> },
  ];
}

function BankCard({ card: { bankName, last4 } }: Pick<WithdrawalLine, 'card'>) {
  const text = useText();
  return (
    <Stack>
      <OneLine words={bankName} width={170} />
      <Typography variant="caption" color="textSecondary" noWrap>
        {text('cashier.card.ends', { last4 })}
      </Typography>
    </Stack>
  );
}

/** In whose hands it is, and whether it takes two. */
function Hands({ line: { needsTwo, takenBy, approvedBy, concludedAt } }: { line: WithdrawalLine }) {
  const text = useText();
  if (concludedAt !== null) return null;
  const words = [
    ...(needsTwo ? [text('cashier.needsTwo.count', { count: approvedBy.length })] : []),
    ...(takenBy ? [text('cashier.takenBy.short', { name: takenBy.displayName })] : []),
  ];
  if (words.length === 0) return null;
  return (
    <Typography variant="caption" color="textSecondary" noWrap>
      {words.join(' · ')}
    </Typography>
  );
}
