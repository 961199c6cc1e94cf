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
import { INTERACTION_NOTE_LENGTH } from '@parlour/contract/values/protection.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useText } from '../../platform/texts.tsx';
import { type Guarded, type MemberGuard, protectionKey } from './protection.rules.ts';

type Props = {
  member: Guarded;
  merchant: string;
  title: string;
  children: ReactNode;
  send(note: string): Promise<MemberGuard>;
  onClose(): void;
};

/** Asks for a note and keeps it with the member. */
export function NoteDialog({ member, merchant, title, children, send, onClose }: Props) {
  const text = useText();
  const refusal = useRefusal();
  const titleId = useId();
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const isShort = note.trim().length < INTERACTION_NOTE_LENGTH.min;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(note.trim()),
    onSuccess: (answer) => {
      queryClient.setQueryData(protectionKey(merchant, member.id), answer);
      void queryClient.invalidateQueries({ queryKey: ['followUps'] });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && !isPending) mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {children}
            <TextField
              autoFocus
              multiline
              minRows={3}
              label={text('protection.note')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              error={wasTried && isShort}
              helperText={
                wasTried && isShort
                  ? text('frame.reason.missing', { count: INTERACTION_NOTE_LENGTH.min })
                  : text('protection.note.hint')
              }
              slotProps={{ htmlInput: { maxLength: INTERACTION_NOTE_LENGTH.max } }}
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
          <Button type="submit" variant="contained" loading={isPending}>
            {text('protection.note.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
