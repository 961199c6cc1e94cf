import { Alert, Button, Stack, TextField } from '@mui/material';
import type { Me } from '@parlour/client/console';
import { AUTHENTICATOR_DIGITS } from '@parlour/contract/values/second-factor.rules';
import { type FormEvent, useState } from 'react';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useText } from '../../platform/texts.tsx';
import { useSignIn } from './useSignIn.ts';

type Props = { name?: string; onSignedIn(opened: { token: string; me: Me }): void };

/** Name and password, then a code or a passkey if the account has a second factor. */
export function SignInForm({ name: known, onSignedIn }: Props) {
  const { step, error, isPending, lockedMs, signIn, giveCode, startAgain, ...other } = useSignIn(onSignedIn);
  if (step === 'code')
    return (
      <CodeStep
        isPending={isPending}
        lockedMs={lockedMs}
        error={error}
        onCode={giveCode}
        onPasskey={other.givePasskey}
        isPasskeyPending={other.isPasskeyPending}
        onBack={startAgain}
      />
    );
  return (
    <PasswordStep known={known} isPending={isPending} lockedMs={lockedMs} error={error} onSubmit={signIn} />
  );
}

type StepProps = { isPending: boolean; lockedMs: number; error: unknown };

type PasswordStepProps = StepProps & {
  known: string | undefined;
  onSubmit(input: { name: string; password: string }): void;
};

function PasswordStep({ known, isPending, lockedMs, error, onSubmit }: PasswordStepProps) {
  const text = useText();
  const [name, setName] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name && password && lockedMs === 0) onSubmit({ name, password });
  };
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
      <TextField
        autoFocus={known === undefined}
        label={text('session.name')}
        value={name}
        disabled={known !== undefined}
        onChange={(event) => setName(event.target.value)}
        autoComplete="username"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        autoFocus={known !== undefined}
        type="password"
        label={text('session.password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
      />
      <Trouble lockedMs={lockedMs} error={error} />
      <Button type="submit" variant="contained" size="large" loading={isPending} disabled={lockedMs > 0}>
        {text('session.signIn')}
      </Button>
    </Stack>
  );
}

type CodeStepProps = StepProps & {
  onCode(code: string): void;
  onPasskey: (() => void) | null;
  isPasskeyPending: boolean;
  onBack(): void;
};

function CodeStep(props: CodeStepProps) {
  const { isPending, isPasskeyPending, lockedMs, error, onCode, onPasskey, onBack } = props;
  const text = useText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= AUTHENTICATOR_DIGITS && lockedMs === 0) onCode(code.trim());
  };
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
      <TextField
        autoFocus
        label={text('session.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        helperText={text('session.code.hint', { digits: AUTHENTICATOR_DIGITS })}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <Trouble lockedMs={lockedMs} error={error} />
      <Button type="submit" variant="contained" size="large" loading={isPending} disabled={lockedMs > 0}>
        {text('session.code.send')}
      </Button>
      {onPasskey ? (
        <Button
          variant="outlined"
          size="large"
          loading={isPasskeyPending}
          disabled={lockedMs > 0}
          onClick={onPasskey}
        >
          {text('session.passkey')}
        </Button>
      ) : null}
      <Button onClick={onBack}>{text('session.startAgain')}</Button>
    </Stack>
  );
}

/** What went wrong, or how long a lock-out still lasts. */
function Trouble({ lockedMs, error }: { lockedMs: number; error: unknown }) {
  const text = useText();
  const refusal = useRefusal();
  if (lockedMs > 0) {
    const seconds = Math.ceil(lockedMs / 1_000);
    const rest = String(seconds % 60).padStart(2, '0');
    return (
      <Alert severity="warning" variant="outlined" role="timer">
        {text('session.locked', { time: `${Math.floor(seconds / 60)}:${rest}` })}
      </Alert>
    );
  }
  if (!error) return null;
  return (
    <Alert severity="error" variant="outlined">
      {refusal(error)}
    </Alert>
  );
}
