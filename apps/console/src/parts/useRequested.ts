import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../platform/texts.tsx';
import { usePermission } from '../platform/usePermission.ts';

/** Says that a change waits for a second person, and leads whoever reads approvals to it. */
export function useRequested(onClose: () => void): (requested: { approvalId: string }) => void {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayRead = usePermission({ permission: 'approvals.read', scope: 'granted' });
  return ({ approvalId }) => {
    notify(text('approvals.requested'), { type: 'success' });
    void queryClient.invalidateQueries();
    onClose();
    if (mayRead) void navigate(`/approvals/${approvalId}`);
  };
}
