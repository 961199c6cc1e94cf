import { PasswordField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'> & {
  label?: string;
};

export function PasswordInput({ label, ...field }: Props) {
  const text = useText();
  return (
    <PasswordField
      {...field}
      label={label ?? text('identity.field.password')}
      showLabel={text('identity.field.showPassword')}
      hideLabel={text('identity.field.hidePassword')}
    />
  );
}
