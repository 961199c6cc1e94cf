import { CodeField } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';

type Props = Omit<ComponentProps<typeof CodeField>, 'label' | 'sendLabel' | 'countdown'> & {
  /** From `useSmsCountdown`; null: a code may be sent. */
  seconds: number | null;
};

export function CodeInput({ seconds, ...field }: Props) {
  const text = useText();
  return (
    <CodeField
      {...field}
      label={text('identity.field.code')}
      sendLabel={text('identity.field.sendCode')}
      countdown={seconds === null ? null : text('identity.field.countdown', { seconds })}
    />
  );
}
