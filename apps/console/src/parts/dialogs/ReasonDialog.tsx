import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { REASON_LENGTH } from '@parlour/contract/values/operators.rules';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLabel, useText } from '../../platform/texts.tsx';
import { findingAt } from '../fields/findings.rules.ts';
import { fieldsOf, useRefusal } from '../useRefusal.ts';
import { isReason } from './reason.rules.ts';

type Props<Answer> = {
  title: string;
  /** What will happen, or fields for it, which receive their errors. */
  children?: ReactNode | ((errorAt: (field: string) => string | undefined) => ReactNode);
  confirm: string;
  isDangerous?: boolean;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** What the reason is for; it is kept in the audit record. */
  act(reason: string): Promise<Answer>;
  onDone(answer: Answer): void;
  onClose(): void;
  /** Returns whether a refusal is handled elsewhere, for instance in its own dialog. */
  onRefused?: (error: unknown) => boolean;
};

/** Confirms every change: shows what it does and asks for the reason. */
export function ReasonDialog<Answer>(props: Props<Answer>) {
  const {
    title,
    children,
    confirm,
    isDangerous = false,
    maxWidth = 'sm',
    act,
    onDone,
    onClose,
    onRefused,
  } = props;
  const text = useText();
  const label = useLabel();
  const refusal = useRefusal();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act(reason.trim()),
    onSuccess: onDone,
    onError: (refused) => {
      if (onRefused?.(refused)) onClose();
    },
  });
  const isMissing = wasTried && !isReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReason(reason) && !isPending) mutate();
  };
  const fields = fieldsOf(error);
  const errorAt = (field: string) => {
    const finding = findingAt(fields, field);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {typeof children === 'function' ? children(errorAt) : children}
          <TextField
            autoFocus
            multiline
            minRows={2}
            label={text('frame.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing}
            helperText={
              isMissing
                ? text('frame.reason.missing', { count: REASON_LENGTH.min })
                : text('frame.reason.hint')
            }
            slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
            }}
            sx={{ mt: 2 }}
          />
          {error ? (
            <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
              {refusal(error)}
            </Alert>
          ) : null}
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
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
