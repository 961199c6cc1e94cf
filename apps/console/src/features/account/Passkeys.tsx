import { Button, Stack, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { canUsePasskeys } from '@parlour/client/passkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';

type Passkey = Awaited<ReturnType<ConsoleClient['operators']['ownPasskeys']>>['items'][number];
const KEY = ['account', 'passkeys'];

/** Passkeys that take the place of the authenticator's code. */
export function Passkeys() {
  const text = useText();
  const notify = useNotify();
  const { hasSecondFactor } = useMe();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, hasSecondFactor],
    queryFn: () => client.operators.ownPasskeys(),
  });
  const tell = (words: string) => {
    notify(words, { type: 'success' });
    setAdding(false);
    setLeaving(null);
    // All other sessions have ended too.
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  };
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock rows={2} />;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <PasskeyRows passkeys={data.items} onRemove={setLeaving} />
      {hasSecondFactor && canUsePasskeys() ? (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {text('account.passkeys.add')}
        </Button>
      ) : null}
      {isAdding ? (
        <AddPasskeyDialog
          onAdded={() => tell(text('account.passkeys.added'))}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {leaving ? (
        <ProofDialog
          title={text('account.passkeys.remove', { name: leaving.label })}
          isDangerous
          hasCode={false}
          act={({ password }) => client.operators.removePasskey({ body: { id: leaving.id, password } })}
          onDone={() => tell(text('account.passkeys.removed'))}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Stack>
  );
}

type RowsProps = { passkeys: readonly Passkey[]; onRemove(passkey: Passkey): void };

function PasskeyRows({ passkeys, onRemove }: RowsProps) {
  const text = useText();
  const { hasSecondFactor } = useMe();
  if (passkeys.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text(hasSecondFactor ? 'account.passkeys.none' : 'account.passkeys.later')}
      </Typography>
    );
  return (
    <RowsTable
      label={text('account.passkeys')}
      rows={passkeys}
      idOf={({ id }) => id}
      columns={[
        { id: 'name', head: text('account.passkeys.name'), isRowHead: true, cell: ({ label }) => label },
        {
          id: 'added',
          head: text('account.passkeys.since'),
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          id: 'used',
          head: text('account.passkeys.lastUsed'),
          cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} relative />,
        },
        {
          id: 'remove',
          head: '',
          align: 'right',
          cell: (passkey) => (
            <Button
              color="error"
              aria-label={text('account.passkeys.remove', { name: passkey.label })}
              onClick={() => onRemove(passkey)}
            >
              {text('account.passkeys.removeShort')}
            </Button>
          ),
        },
      ]}
    />
  );
}
