import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { Me } from '@parlour/client/console';
import { QrCode } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useConsole } from '../../platform/console.ts';
import { renewMe } from '../../platform/session.store.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefusal } from '../useRefusal.ts';
import { CopyField } from '../values/CopyField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Started = { secret: string; uri: string };

/** Enrols an authenticator: the password, the secret as a QR code, a code from it, and the recovery codes. */
export function SecondFactorSteps({ onDone }: { onDone?: () => void }) {
  const { client } = useConsole();
  const [started, setStarted] = useState<Started | null>(null);
  const [done, setDone] = useState<{ codes: string[]; me: Me } | null>(null);
  const text = useText();
  if (done)
    return (
      <RecoveryCodes
        codes={done.codes}
        onSaved={() => {
          renewMe(done.me);
          onDone?.();
        }}
      />
    );
  if (!started)
    return (
      <OneField
        key="password"
        label={text('session.password')}
        type="password"
        autoComplete="current-password"
        button={text('account.factor.start')}
        act={(password) => client.operators.startSecondFactor({ body: { password } })}
        onDone={setStarted}
      />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2">{text('account.factor.scan')}</Typography>
      <Box sx={{ alignSelf: 'center' }}>
        <QrCode value={started.uri} label={text('account.factor.qr')} />
      </Box>
      <CopyField value={started.secret} label={text('account.factor.secret')} />
      <OneField
        key="code"
        label={text('account.factor.code')}
        autoComplete="one-time-code"
        button={text('account.factor.confirm')}
        act={(code) => client.operators.confirmSecondFactor({ body: { code } })}
        onDone={({ recoveryCodes, me }) => setDone({ codes: recoveryCodes, me })}
      />
    </Stack>
  );
}

type OneFieldProps<Answer> = {
  label: string;
  type?: 'password' | 'text';
  autoComplete: string;
  button: string;
  act(value: string): Promise<Answer>;
  onDone(answer: Answer): void;
};

function OneField<Answer>({
  label,
  type = 'text',
  autoComplete,
  button,
  act,
  onDone,
}: OneFieldProps<Answer>) {
  const refusal = useRefusal();
  const [value, setValue] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim()) mutate(type === 'password' ? value : value.trim());
  };
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
      <TextField
        autoFocus
        label={label}
        type={type}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => setValue(event.target.value)}
      />
      {error ? (
        <Alert severity="error" variant="outlined">
          {refusal(error)}
        </Alert>
      ) : null}
      <Button type="submit" variant="contained" loading={isPending}>
        {button}
      </Button>
    </Stack>
  );
}
