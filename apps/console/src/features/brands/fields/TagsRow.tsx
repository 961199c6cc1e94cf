import { Autocomplete, TextField } from '@mui/material';
import { useField } from '../editor.ts';

type Props = {
  path: string;
  label: string;
  hint?: string;
  options?: readonly string[];
  nameOf?: (value: string) => string;
  isFree?: boolean;
  /** What is wrong with the current values, before the server is asked. */
  warning?: string | undefined;
};

/** Several values; Enter adds one, Backspace removes the last. */
export function TagsRow({
  path,
  label,
  hint,
  options = [],
  nameOf = (value) => value,
  isFree = true,
  warning,
}: Props) {
  const { value, change, isLocked, error } = useField<string[]>(path);
  return (
    <Autocomplete
      multiple
      freeSolo={isFree}
      autoSelect={isFree}
      filterSelectedOptions
      options={options}
      value={value ?? []}
      disabled={isLocked}
      getOptionLabel={nameOf}
      onChange={(_, next) => change(next)}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={error !== undefined || warning !== undefined}
          helperText={warning ?? error ?? hint}
        />
      )}
    />
  );
}
