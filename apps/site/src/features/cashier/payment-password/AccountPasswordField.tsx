import { PasswordField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';

type Props = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange' | 'ref'>;

export function AccountPasswordField(field: Props) {
  const text = useCashierText();
  const words = useText();
  return (
    <PasswordField
      {...field}
      label={text('cashier.password.login')}
      autoComplete="current-password"
      showLabel={words('identity.field.showPassword')}
      hideLabel={words('identity.field.hidePassword')}
      isRequired
    />
  );
}
