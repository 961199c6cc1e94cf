import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useField } from '../editor.ts';

type Props = { path: string; label: string; options: readonly { value: string; label: string }[] };

export function ChoiceRow({ path, label, options }: Props) {
  const { value, change, isLocked, error } = useField<string>(path);
  return (
    <SelectField
      label={label}
      value={value}
      options={options}
      onChange={change}
      disabled={isLocked}
      error={error}
    />
  );
}
