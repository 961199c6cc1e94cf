import { MenuItem, TextField } from '@mui/material';

type Props<Value extends string> = {
  label: string;
  value: string;
  options: readonly { value: Value; label: string }[];
  onChange(value: NoInfer<Value>): void;
  disabled?: boolean;
  error?: string | undefined;
  width?: number;
};

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  error,
  width,
}: Props<Value>) {
  const choose = (name: string) => {
    const chosen = options.find((option) => option.value === name);
    if (chosen) onChange(chosen.value);
  };
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => choose(event.target.value)}
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
