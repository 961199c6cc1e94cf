import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useLabel, useText } from '../../platform/texts.tsx';
import { CopyField } from '../values/CopyField.tsx';

/** Shows the deciding operator a secret once, such as a one-time password. */
export function ToldOnceDialog({ told, onClose }: { told: Record<string, string>; onClose(): void }) {
  const text = useText();
  const label = useLabel();
  return (
    <Dialog open aria-labelledby="told-once">
      <DialogTitle id="told-once">{text('operators.once')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Alert severity="warning" variant="outlined">
            {text('operators.once.hint')}
          </Alert>
          {Object.entries(told).map(([name, value]) => (
            <Stack key={name} sx={{ gap: 0.5 }}>
              <Typography variant="caption">{label('told', name)}</Typography>
              <CopyField value={value} label={label('told', name)} />
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('frame.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
