import type { Language, MessageChannel } from '@parlour/contract';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import type { TextValues } from '@parlour/texts/create-text';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';

export type CodePurpose = 'register' | 'login' | 'password' | 'contact';
/** How a member can be reached. */
export type ContactKind = 'mobile' | 'email';
type Words = { subject?: string; body: string };
type TextKey = keyof (typeof OUTBOX_TEXTS)['EN'];

/** A message's recipient and sender. */
export type Addressed = { channel: MessageChannel; language: Language; brandName: string; account: string };

type CodeWords = Addressed & { purpose: CodePurpose; code: string; minutes: number };

/** The text sent with a code. Mail is for a new password, or to an address that a member wants to bind. */
export function wordsOfCode({ purpose, code, minutes, ...to }: CodeWords): Words {
  const values = { code, minutes };
  if (to.channel === 'sms') return { body: fill(to, `outbox.code.${purpose}`, values) };
  if (purpose === 'contact')
    return {
      subject: fill(to, 'outbox.contactMail.subject', values),
      body: fill(to, 'outbox.contactMail.body', values),
    };
  return {
    subject: fill(to, 'outbox.codeMail.subject', values),
    body: fill(to, 'outbox.codeMail.body', values),
  };
}

export function wordsOfPasswordChange(to: Addressed): Words {
  if (to.channel === 'sms') return { body: fill(to, 'outbox.passwordChanged.sms') };
  return {
    subject: fill(to, 'outbox.passwordChanged.subject'),
    body: fill(to, 'outbox.passwordChanged.body'),
  };
}

/** `value`: the new number or address, masked. */
export function wordsOfContactChange({
  kind,
  value,
  ...to
}: Addressed & { kind: ContactKind; value: string }): Words {
  const key = `outbox.${kind}Changed` as const;
  const values = { value, hours: WITHDRAWAL_HOLD_HOURS };
  if (to.channel === 'sms') return { body: fill(to, `${key}.sms`, values) };
  return { subject: fill(to, `${key}.subject`, values), body: fill(to, `${key}.body`, values) };
}

const say = createWholeText(OUTBOX_TEXTS);

function fill({ language, brandName, account }: Addressed, key: TextKey, about: TextValues = {}): string {
  return say(language, key, { ...about, brand: brandName, account });
}
