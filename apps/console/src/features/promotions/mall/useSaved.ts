import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRequested } from '../../../parts/useRequested.ts';
import { useText } from '../../../platform/texts.tsx';

type Outcome = { outcome: 'applied' } | { outcome: 'requested'; approvalId: string };

/** Says that an item holds as it is now, or leads to the approval it waits for. */
export function useSaved(onDone: () => void): (answer: Outcome) => void {
  const text = useText();
  const notify = useNotify();
  const requested = useRequested(onDone);
  const queryClient = useQueryClient();
  return (answer) => {
    void queryClient.invalidateQueries({ queryKey: ['mall'] });
    if (answer.outcome === 'requested') return requested(answer);
    notify(text('mall.saved'), { type: 'success' });
    onDone();
  };
}
