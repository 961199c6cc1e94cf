import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRequested } from '../../../parts/useRequested.ts';
import { useText } from '../../../platform/texts.tsx';

type Outcome = { outcome: 'applied' } | { outcome: 'requested'; approvalId: string };

/** Says that a change holds, or leads to the approval it waits for. */
export function useOutcome(onClose: () => void): (answer: Outcome) => void {
  const text = useText();
  const notify = useNotify();
  const requested = useRequested(onClose);
  const queryClient = useQueryClient();
  return (answer) => {
    if (answer.outcome === 'requested') return requested(answer);
    notify(text('chance.saved'), { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['chance'] });
    onClose();
  };
}
