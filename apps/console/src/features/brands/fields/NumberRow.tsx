import { TextField } from '@mui/material';
import { useField } from '../editor.ts';

type Props = { path: string; label: string; hint?: string; min: number; max: number };

export function NumberRow({ path, label, hint, min, max }: Props) {
  const { value, change, isLocked, error } = useField<number | string>(path);
  return (
    <TextField
      type="number"
      label={label}
      value={value}
      disabled={isLocked}
      error={error !== undefined}
      helperText={error ?? hint}
      // Invalid numbers are sent as they are, and the server names the field.
      onChange={({ target }) => change(target.value === '' ? '' : Number(target.value))}
      slotProps={{ htmlInput: { min, max } }}
    />
  );
}
