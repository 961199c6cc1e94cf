import { Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ToldOnceDialog } from '../../parts/dialogs/ToldOnceDialog.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useMe, usePermission } from '../../platform/usePermission.ts';
import type { OperatorSummary } from './operators.rules.ts';

type Action = 'rename' | 'disable' | 'enable' | 'unlock' | 'reset';

/** What may be done to an account, except one's own. */
export function OperatorActions({ operator }: { operator: OperatorSummary }) {
  const label = useLabel();
  const me = useMe();
  const { clock } = useConsole();
  const canManage = usePermission({ permission: 'operators.manage', scope: 'platform' });
  const [action, setAction] = useState<Action | null>(null);
  const [told, setTold] = useState<string | null>(null);
  if (!canManage) return null;
  const isLocked = operator.lockedUntil !== null && operator.lockedUntil > clock.now();
  const isOther = operator.id !== me.id;
  const offered: Action[] = [
    'rename',
    ...(isLocked ? (['unlock'] as const) : []),
    ...(isOther ? (['reset', operator.state === 'active' ? 'disable' : 'enable'] as const) : []),
  ];
  return (
    <>
      {offered.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'disable' ? 'error' : 'primary'}
          onClick={() => setAction(name)}
        >
          {label('operators.action', name)}
        </Button>
      ))}
      {action ? (
        <ActionDialog operator={operator} action={action} onClose={() => setAction(null)} onTold={setTold} />
      ) : null}
      {told ? <ToldOnceDialog told={{ oneTimePassword: told }} onClose={() => setTold(null)} /> : null}
    </>
  );
}

type DialogProps = {
  operator: OperatorSummary;
  action: Action;
  onClose(): void;
  onTold(oneTimePassword: string): void;
};

function ActionDialog({ operator, action, onClose, onTold }: DialogProps) {
  const text = useText();
  const label = useLabel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { id } = operator;
  const [displayName, setDisplayName] = useState(operator.displayName);
  const acts: Record<Action, (reason: string) => Promise<object>> = {
    rename: (reason) => client.operators.rename({ body: { id, displayName, reason } }),
    disable: (reason) => client.operators.setState({ body: { id, state: 'disabled', reason } }),
    enable: (reason) => client.operators.setState({ body: { id, state: 'active', reason } }),
    unlock: (reason) => client.operators.unlock({ body: { id, reason } }),
    reset: (reason) => client.operators.resetAccess({ body: { id, reason } }),
  };
  const finish = (answer: object) => {
    if ('oneTimePassword' in answer) onTold(String(answer.oneTimePassword));
    const isRequested = 'outcome' in answer && answer.outcome === 'requested';
    notify(isRequested ? text('operators.requested') : text('operators.done'), { type: 'success' });
    void queryClient.invalidateQueries();
    onClose();
  };
  return (
    <ReasonDialog
      title={label('operators.action', action)}
      confirm={label('operators.action', action)}
      isDangerous={action === 'disable' || action === 'reset'}
      act={acts[action]}
      onDone={finish}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Typography variant="body2">{`${operator.displayName}: ${label('operators.effect', action)}`}</Typography>
        {action === 'rename' ? (
          <TextField
            label={text('operators.displayName')}
            value={displayName}
            onChange={(event) => setDisplayName(event.target.value)}
          />
        ) : null}
      </Stack>
    </ReasonDialog>
  );
}
