import type { MessageKey } from '@parlour/texts/keys';
import { type IconName, TextField } from '@parlour/ui';
import type { ComponentProps, InputHTMLAttributes } from 'react';
import { useText } from '../../../platform/texts/texts.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import type { BrandField, RegisterSettings } from './fields.rules.ts';
import { useLengthHint } from './useLengthHint.ts';

/** The brand's fields that are a single line of text. */
export type PlainField = Exclude<BrandField, 'username' | 'password' | 'confirmPassword' | 'mobileNum'>;

type Look = {
  label: MessageKey;
  icon: IconName;
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
  >;
};

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;
const NUMBER = { inputMode: 'tel', autoComplete: 'off' } as const;
const OFF = { autoComplete: 'off' } as const;

const LOOKS: Record<PlainField, Look> = {
  payeeName: {
    label: 'registration.field.payeeName',
    icon: 'wallet',
    input: { autoComplete: 'name', autoCapitalize: 'words' },
  },
  nickname: { label: 'registration.field.nickname', icon: 'feather', input: { autoComplete: 'nickname' } },
  email: {
    label: 'registration.field.email',
    icon: 'mail',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  idNumber: { label: 'registration.field.idNumber', icon: 'contract', input: OFF },
  paymentPassword: { label: 'registration.field.paymentPassword', icon: 'lock' },
  qqNum: { label: 'registration.field.qqNum', icon: 'chat', input: DIGITS },
  wechat: { label: 'registration.field.wechat', icon: 'chat', input: OFF },
  facebook: { label: 'registration.field.facebook', icon: 'chat', input: OFF },
  line: { label: 'registration.field.line', icon: 'chat', input: OFF },
  whatsapp: { label: 'registration.field.whatsapp', icon: 'phone', input: NUMBER },
  zalo: { label: 'registration.field.zalo', icon: 'phone', input: NUMBER },
  recommenderId: { label: 'registration.field.recommenderId', icon: 'users', input: OFF },
  affiliateCode: { label: 'registration.field.affiliateCode', icon: 'ticket', input: OFF },
};

type Props = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'error' | 'onChange' | 'ref' | 'isRequired'
> & {
  field: PlainField;
  settings: RegisterSettings;
};

export function RegistrationInput({ field, settings, ...input }: Props) {
  const text = useText();
  const { label, icon, input: look } = LOOKS[field];
  const hint = useLengthHint(settings.fields[field]);
  // Nobody counts the characters of a name or an address.
  const placeholder = field === 'payeeName' || field === 'email' ? undefined : hint;
  if (field === 'paymentPassword')
    return (
      <PasswordInput {...input} label={text(label)} placeholder={placeholder} autoComplete="new-password" />
    );
  return <TextField {...input} {...look} label={text(label)} icon={icon} placeholder={placeholder} />;
}
