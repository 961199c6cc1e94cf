import { Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { PasswordForm } from '../../parts/security/PasswordForm.tsx';
import { SessionsTable } from '../../parts/security/SessionsTable.tsx';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** The operator's own account. */
export function AccountPage() {
  const text = useText();
  const notify = useNotify();
  const me = useMe();
  return (
    <>
      <PageHead title={me.displayName} hint={text('account.hint', { name: me.name })} />
      <Stack sx={{ gap: 2 }}>
        <Section id="sessions" title={text('account.sessions')}>
          <OwnSessions />
        </Section>
        <Section id="second-factor" title={text('account.factor')}>
          <SecondFactor />
        </Section>
        <Section id="passkeys" title={text('account.passkeys')} hint={text('account.passkeys.hint')}>
          <Passkeys />
        </Section>
        <Section id="password" title={text('account.password')} hint={text('account.password.hint')}>
          <PasswordForm
            key={me.session.id}
            onDone={() => notify(text('account.password.changed'), { type: 'success' })}
          />
        </Section>
      </Stack>
    </>
  );
}

type SectionProps = { id: string; title: string; hint?: string; children: ReactNode };

function Section({ id, title, hint, children }: SectionProps) {
  return (
    <Paper component="section" id={id} aria-labelledby={`${id}-title`} sx={{ p: 2.5 }}>
      <Typography id={`${id}-title`} variant="h2" sx={{ mb: hint ? 0.5 : 1.5 }}>
        {title}
      </Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      ) : null}
      {children}
    </Paper>
  );
}

function OwnSessions() {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: () => client.operators.ownSessions(),
  });
  const { mutate } = useMutation({
    mutationFn: (sessionId: string | null) => client.operators.endOwnSessions({ body: { sessionId } }),
    onSuccess: ({ ended }) => {
      notify(text('sessions.ended', { count: ended }), { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['account', 'sessions'] });
    },
    onError: (refused) => notify(refusal(refused), { type: 'error' }),
  });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  return data ? <SessionsTable sessions={data.items} onEnd={mutate} /> : <LoadingBlock rows={3} />;
}
