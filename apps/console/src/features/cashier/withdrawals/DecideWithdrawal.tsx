import { Alert, Stack, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { isLastApproval, memberName, type WithdrawalDetail } from '../cashier.rules.ts';
import { HintChips } from './HintChips.tsx';

type Props = {
  withdrawal: WithdrawalDetail;
  merchant: string;
  decision: 'approve' | 'reject';
  onClose(): void;
};

/** Repeats the figures before money moves. */
export function DecideWithdrawal({ withdrawal, merchant, decision, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const { client } = useConsole();
  const { id, number } = withdrawal;
  const isApproval = decision === 'approve';
  const act = (reason: string) =>
    isApproval
      ? client.cashier.approveWithdrawal({ body: { id, reason }, merchant })
      : client.cashier.rejectWithdrawal({ body: { id, reason }, merchant });
  return (
    <ReasonDialog
      title={
        isApproval
          ? text('cashier.approve.withdrawal', { number })
          : text('cashier.reject.withdrawal', { number })
      }
      confirm={isApproval ? text('cashier.approve') : text('cashier.reject')}
      isDangerous={!isApproval}
      act={act}
      onDone={() => {
        notify(text('cashier.decided'), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <WhatMoves withdrawal={withdrawal} isApproval={isApproval} />
    </ReasonDialog>
  );
}

function WhatMoves({ withdrawal, isApproval }: { withdrawal: WithdrawalDetail; isApproval: boolean }) {
  const text = useText();
  const { currency, amount, fee, payout, card, member, hints, turnover } = withdrawal;
  const money = (value: string) => <Amount value={value} currency={currency} isNamed />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Facts
        facts={[
          [text('cashier.member'), memberName(member)],
          [text('cashier.amount'), money(amount)],
          [text('cashier.fee'), money(fee)],
          [text('cashier.payout'), <strong key="payout">{money(payout)}</strong>],
          [
            text('cashier.to.card'),
            `${card.bankName} · ${text('cashier.card.ends', { last4: card.last4 })} · ${card.holder}`,
          ],
          ...(hints.length > 0
            ? ([[text('cashier.hints'), <HintChips key="hints" hints={hints} />]] as const)
            : []),
        ]}
      />
      {isApproval && !turnover.isMet ? (
        <Alert severity="warning" variant="outlined">
          {text('cashier.turnover.warning')}
        </Alert>
      ) : null}
      <Typography variant="body2">{text(effectOf(withdrawal, isApproval))}</Typography>
    </Stack>
  );
}

function effectOf(withdrawal: WithdrawalDetail, isApproval: boolean) {
  if (!isApproval) return 'cashier.effect.reject';
  return isLastApproval(withdrawal) ? 'cashier.effect.approve' : 'cashier.effect.first';
}
