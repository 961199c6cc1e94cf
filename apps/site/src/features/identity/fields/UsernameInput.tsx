import { TextField, type TextFieldProps } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';

/** Specification section 5: no space gets into a user name. */
export function UsernameInput({ onChange, ...field }: Omit<TextFieldProps, 'label' | 'icon'>) {
  const text = useText();
  return (
    <TextField
      {...field}
      label={text('identity.field.username')}
      icon="person"
      autoComplete="username"
      onChange={(value) => onChange(value.trim())}
    />
  );
}
