import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useField } from '../editor.ts';

type Props = { path: string; label: string; code?: string | undefined };

/** A switch by its readable name, with its wire code beside it. */
export function SwitchRow({ path, label, code }: Props) {
  const { value, change, isLocked, error } = useField<boolean>(path);
  return (
    <Box>
      <FormControlLabel
        disabled={isLocked}
        control={<Switch checked={value === true} onChange={(_, isOn) => change(isOn)} />}
        label={
          <>
            {label}
            {code ? (
              <Box component="code" sx={{ ml: 1, fontSize: '0.6875rem', color: 'text.secondary' }}>
                {code}
              </Box>
            ) : null}
          </>
        }
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {error ? (
        <Typography variant="caption" color="error" component="p">
          {error}
        </Typography>
      ) : null}
    </Box>
  );
}
