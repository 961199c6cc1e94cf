import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useText } from '../../platform/texts.tsx';

type Proof = { password: string; code: string };
type Props<Answer> = {
  title: string;
  isDangerous?: boolean;
  act(proof: Proof): Promise<Answer>;
  onDone(answer: Answer): void;
  onClose(): void;
};

/** Changing the second factor requires both factors, since somebody else may be at the desk. */
export function ProofDialog<Answer>({ title, isDangerous = false, act, onDone, onClose }: Props<Answer>) {
  const text = useText();
  const refusal = useRefusal();
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const { mutate, isPending, error } = useMutation({ mutationFn: () => act(proof), onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proof.password && proof.code) mutate();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="proof">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="proof">{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              autoFocus
              type="password"
              label={text('session.password')}
              autoComplete="current-password"
              value={proof.password}
              onChange={(event) => setProof({ ...proof, password: event.target.value })}
            />
            <TextField
              label={text('session.code')}
              autoComplete="one-time-code"
              value={proof.code}
              onChange={(event) => setProof({ ...proof, code: event.target.value })}
            />
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
