import { PhoneField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';

type Props = Omit<ComponentProps<typeof PhoneField>, 'label' | 'countryLabel' | 'retryLabel'> & {
  label?: string;
};

export function MobileInput({ label, ...field }: Props) {
  const text = useText();
  return (
    <PhoneField
      {...field}
      label={label ?? text('identity.field.mobile')}
      countryLabel={text('identity.field.country')}
      retryLabel={text('identity.field.countryRetry')}
    />
  );
}
