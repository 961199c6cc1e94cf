import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useText } from '../../platform/texts.tsx';

type Proof = { password: string; code: string };
type Props<Answer> = {
  title: string;
  hint?: string;
  isDangerous?: boolean;
  /** Whether a code is asked for beside the password. */
  hasCode?: boolean;
  /** Asked for before the proof; `canSubmit` says whether it is filled in. */
  children?: ReactNode;
  canSubmit?: boolean;
  act(proof: Proof): Promise<Answer>;
  onDone(answer: Answer): void;
  onClose(): void;
};

/** Changing the second factor requires both factors, since somebody else may be at the desk. */
export function ProofDialog<Answer>(props: Props<Answer>) {
  const { title, hint, isDangerous = false, hasCode = true, children, canSubmit = true } = props;
  const { act, onDone, onClose } = props;
  const text = useText();
  const refusal = useRefusal();
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const { mutate, isPending, error } = useMutation({ mutationFn: () => act(proof), onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && proof.password && (proof.code || !hasCode)) mutate();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="proof">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="proof">{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {hint ? <Typography variant="body2">{hint}</Typography> : null}
            {children}
            <TextField
              autoFocus={!children}
              type="password"
              label={text('session.password')}
              autoComplete="current-password"
              value={proof.password}
              onChange={(event) => setProof({ ...proof, password: event.target.value })}
            />
            {hasCode ? (
              <TextField
                label={text('session.code')}
                autoComplete="one-time-code"
                value={proof.code}
                onChange={(event) => setProof({ ...proof, code: event.target.value })}
              />
            ) : null}
            {error ? (
              <Alert severity="error" variant="outlined">
                {refusal(error)}
              </Alert>
            ) : null}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('frame.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isPending}
          >
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
