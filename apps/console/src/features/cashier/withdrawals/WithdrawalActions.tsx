import { Alert, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { useMe, usePermission } from '../../../platform/usePermission.ts';
import { offeredActions, type WithdrawalDetail } from '../cashier.rules.ts';
import { DecideWithdrawal } from './DecideWithdrawal.tsx';

type Props = { withdrawal: WithdrawalDetail; merchant: string };

/** Take, approve and reject, as far as the state allows. */
export function WithdrawalActions({ withdrawal, merchant }: Props) {
  const text = useText();
  const me = useMe();
  const refresh = useRefresh();
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null);
  const canDecide = usePermission({ permission: 'cashier.decide', scope: 'brand' }, merchant);
  const { actions, note } = offeredActions(withdrawal, me.id);
  if (!canDecide) return null;
  return (
    <>
      <ToKnow note={note} withdrawal={withdrawal} />
      {actions.includes('take') ? <TakeButton withdrawal={withdrawal} merchant={merchant} /> : null}
      {actions.includes('approve') ? (
        <Button variant="contained" onClick={() => setDecision('approve')}>
          {text('cashier.approve')}
        </Button>
      ) : null}
      {actions.includes('reject') ? (
        <Button variant="outlined" color="error" onClick={() => setDecision('reject')}>
          {text('cashier.reject')}
        </Button>
      ) : null}
      {decision ? (
        <DecideWithdrawal
          withdrawal={withdrawal}
          merchant={merchant}
          decision={decision}
          onClose={() => {
            setDecision(null);
            refresh();
          }}
        />
      ) : null}
    </>
  );
}

function ToKnow({ note, withdrawal: { takenBy } }: Pick<Props, 'withdrawal'> & { note: string | null }) {
  const text = useText();
  if (note === null) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ py: 0 }}>
      {note === 'first'
        ? text('cashier.note.first')
        : text('cashier.note.taken', { name: takenBy?.displayName ?? '' })}
    </Alert>
  );
}

function TakeButton({ withdrawal: { id }, merchant }: Props) {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const refresh = useRefresh();
  const { client } = useConsole();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.cashier.takeWithdrawal({ body: { id }, merchant }),
    onError: (error) => notify(refusal(error), { type: 'error' }),
    // Taken, or another operator was faster: the page is out of date either way.
    onSettled: refresh,
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      {text('cashier.take')}
    </Button>
  );
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const key of ['withdrawal', 'withdrawals', 'cashierCounts'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
}
