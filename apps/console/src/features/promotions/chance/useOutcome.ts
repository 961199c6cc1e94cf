import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../../../platform/texts.tsx';

type Outcome = { outcome: 'applied' } | { outcome: 'requested'; approvalId: string };

/** Says that a change holds, or leads to the approval it waits for. */
export function useOutcome(onClose: () => void): (answer: Outcome) => void {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (answer) => {
    if (answer.outcome === 'requested') return void navigate(`/approvals/${answer.approvalId}`);
    notify(text('chance.saved'), { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['chance'] });
    onClose();
  };
}
