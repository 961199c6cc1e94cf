import { Stack, Typography } from '@mui/material';
import { WITHDRAWAL_STATES } from '@parlour/contract/values/cashier';
import { APPROVALS_OF_LARGE } from '@parlour/contract/values/cashier.rules';
import {
  toneOfWithdrawal,
  type WithdrawalLine,
  withdrawalPlace,
} from '../../../parts/cashier-states.rules.ts';
import type { Column } from '../../../parts/lists/CursorList.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useCashierCounts } from '../../../platform/useCashierCounts.ts';
import { MovementsPage } from '../MovementsPage.tsx';
import { HintChips } from './HintChips.tsx';

/** Opens on the queue, longest wait first. */
const TO_BEGIN_WITH = { state: 'requested' };

/** Requested withdrawals, and what to check before approving them. */
export function WithdrawalsPage() {
  const text = useText();
  const label = useLabel();
  const counts: Record<string, number> = useCashierCounts()?.withdrawals ?? {};
  return (
    <MovementsPage<WithdrawalLine>
      resource="withdrawals"
      words={{
        title: text('cashier.withdrawals'),
        hint: text('cashier.withdrawals.hint'),
        empty: text('cashier.withdrawals.empty'),
      }}
      glyph="payout"
      states={WITHDRAWAL_STATES.map((state) => ({
        state,
        label: label('cashier.withdrawal.state', state),
        count: counts[state],
      }))}
      startsWith={TO_BEGIN_WITH}
      placeOf={withdrawalPlace}
      isWaiting={({ concludedAt }) => concludedAt === null}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<WithdrawalLine>[] {
  const text = useText();
  const label = useLabel();
  return [
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

/** Who is handling it, and whether it needs two approvals. */
function Hands({ line: { needsTwo, takenBy, approvedBy, concludedAt } }: { line: WithdrawalLine }) {
  const text = useText();
  if (concludedAt !== null) return null;
  const words = [
    ...(needsTwo
      ? [text('cashier.needsTwo.count', { count: approvedBy.length, needed: APPROVALS_OF_LARGE })]
      : []),
    ...(takenBy ? [text('cashier.takenBy.short', { name: takenBy.displayName })] : []),
  ];
  if (words.length === 0) return null;
  return (
    <Typography variant="caption" color="textSecondary" noWrap>
      {words.join(' · ')}
    </Typography>
  );
}
