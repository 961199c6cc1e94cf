import { MenuItem, TextField } from '@mui/material';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  disabled?: boolean;
  error?: string | undefined;
  width?: number;
};

export function SelectField({ label, value, options, onChange, disabled = false, error, width }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      sx={width === undefined ? {} : { width }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
