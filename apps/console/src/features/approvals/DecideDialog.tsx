import { Typography } from '@mui/material';
import type { Approval } from '@parlour/client/console';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';

export type Decision = 'approve' | 'refuse' | 'cancel';

type Props = {
  approval: Approval;
  decision: Decision;
  onDone(answer: { told: Record<string, string> }): void;
  onClose(): void;
};

export function DecideDialog({ approval, decision, onDone, onClose }: Props) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { id, kind, target } = approval;
  const act = async (reason: string): Promise<{ told: Record<string, string> }> => {
    if (decision !== 'cancel') return client.operators.decideApproval({ body: { id, decision, reason } });
    await client.operators.cancelApproval({ body: { id, reason } });
    return { told: {} };
  };
  return (
    <ReasonDialog
      title={label('approvals.ask', decision)}
      confirm={label('approvals.confirm', decision)}
      isDangerous={decision === 'refuse'}
      act={act}
      onDone={onDone}
      onClose={onClose}
    >
      <Typography variant="body2">
        {text('approvals.about', { what: label('approvals.kind', kind), whom: target.name })}
      </Typography>
    </ReasonDialog>
  );
}
