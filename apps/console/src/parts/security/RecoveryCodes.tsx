import { Alert, Button, Stack } from '@mui/material';
import { useText } from '../../platform/texts.tsx';
import { CopyField } from '../values/CopyField.tsx';

/** Shown only once. An operator who loses the device needs one of them. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved(): void }) {
  const text = useText();
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning" variant="outlined">
        {text('account.factor.codes')}
      </Alert>
      <CopyField value={codes.join('\n')} label={text('account.factor.codes.label')} />
      <Button variant="contained" onClick={onSaved}>
        {text('account.factor.codes.saved')}
      </Button>
    </Stack>
  );
}
