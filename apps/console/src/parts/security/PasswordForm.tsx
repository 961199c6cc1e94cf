import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useConsole } from '../../platform/console.ts';
import { renewMe } from '../../platform/session.store.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefusal } from '../useRefusal.ts';

/** Changes the operator's own password, which ends all their other sessions. */
export function PasswordForm({ onDone, isFirst = false }: { onDone?: () => void; isFirst?: boolean }) {
  const text = useText();
  const refusal = useRefusal();
  const { client } = useConsole();
  const [fields, setFields] = useState({ current: '', next: '', again: '' });
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.operators.changePassword({ body: { current: fields.current, next: fields.next } }),
    onSuccess: ({ me }) => {
      renewMe(me);
      onDone?.();
    },
  });
  const differs = fields.next !== fields.again;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fields.current && fields.next && !differs) mutate();
  };
  const field = (name: keyof typeof fields, label: string, autoComplete: string) => (
    <TextField
      type="password"
      label={label}
      value={fields[name]}
      autoComplete={autoComplete}
      autoFocus={isFirst && name === 'current'}
      error={wasTried && (fields[name] === '' || (name === 'again' && differs))}
      helperText={name === 'again' && wasTried && differs ? text('account.password.differs') : undefined}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
    />
  );
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2, maxWidth: 420 }}>
      {field('current', text('account.password.current'), 'current-password')}
      {field('next', text('account.password.next'), 'new-password')}
      {field('again', text('account.password.again'), 'new-password')}
      {error ? (
        <Alert severity="error" variant="outlined">
          {refusal(error)}
        </Alert>
      ) : null}
      <Button type="submit" variant="contained" loading={isPending}>
        {text('account.password.change')}
      </Button>
    </Stack>
  );
}
