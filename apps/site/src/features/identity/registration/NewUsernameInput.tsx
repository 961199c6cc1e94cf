import type { ComponentProps } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';
import { UsernameInput } from '../fields/UsernameInput.tsx';
import type { RegisterSettings } from './fields.rules.ts';
import { useLengthHint } from './useLengthHint.ts';
import { useUsernameCheck } from './useUsernameCheck.ts';
import { type FormValues, problemOf } from './validation.rules.ts';

type Props = ComponentProps<typeof UsernameInput> & { settings: RegisterSettings; values: FormValues };

/** A new user name, and whether it is still free. The answer is only a hint and blocks nothing. */
export function NewUsernameInput({ settings, values, ...field }: Props) {
  const text = useText();
  const asked = { field: 'username', isRequired: true } as const;
  const isAllowed =
    problemOf(asked, values, { settings, dialingCode: null, brandName: '', strength: null }) === null;
  const availability = useUsernameCheck(isAllowed ? values.username : null);
  const hints = {
    unknown: undefined,
    checking: text('registration.username.checking'),
    free: text('registration.username.free'),
    taken: undefined,
  };
  const taken = availability === 'taken' ? text('registration.error.usernameTaken') : null;
  return (
    <UsernameInput
      {...field}
      placeholder={useLengthHint(settings.fields.username)}
      hint={hints[availability]}
      error={field.error ?? taken}
    />
  );
}
