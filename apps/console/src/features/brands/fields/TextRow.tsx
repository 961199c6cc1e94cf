import { TextField } from '@mui/material';
import { useField } from '../editor.ts';

type Props = {
  path: string;
  label: string;
  hint?: string;
  multiline?: boolean;
  isOptional?: boolean;
  lang?: string;
};

export function TextRow({ path, label, hint, multiline = false, isOptional = false, lang }: Props) {
  const { value, change, isLocked, error } = useField<string | undefined>(path);
  return (
    <TextField
      label={label}
      value={value ?? ''}
      disabled={isLocked}
      multiline={multiline}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => change(target.value === '' && isOptional ? undefined : target.value)}
      slotProps={{ htmlInput: { lang } }}
    />
  );
}
