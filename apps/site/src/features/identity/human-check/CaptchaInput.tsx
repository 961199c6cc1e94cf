import { CAPTCHA_LENGTH } from '@parlour/contract/values/identity.rules';
import { CaptchaField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';

type Props = Omit<ComponentProps<typeof CaptchaField>, 'label' | 'hint' | 'refreshLabel'>;

export function CaptchaInput(field: Props) {
  const text = useText();
  return (
    <CaptchaField
      {...field}
      label={text('identity.field.captcha')}
      hint={text('identity.field.captchaHint', CAPTCHA_LENGTH)}
      refreshLabel={text('identity.field.captchaRefresh')}
      isRequired
    />
  );
}
