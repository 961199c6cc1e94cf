import { Autocomplete, TextField } from '@mui/material';
import { useField } from '../editor.ts';

/** One of many, with search. */
export function SearchChoiceRow({
  path,
  label,
  options,
}: {
  path: string;
  label: string;
  options: readonly string[];
}) {
  const { value, change, isLocked, error } = useField<string>(path);
  return (
    <Autocomplete
      freeSolo
      options={options}
      inputValue={value ?? ''}
      value={value ?? ''}
      disabled={isLocked}
      onInputChange={(_, next) => change(next)}
      renderInput={(props) => (
        <TextField {...props} label={label} error={error !== undefined} helperText={error} />
      )}
    />
  );
}
