import type { Language, MessageChannel } from '@parlour/contract';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import type { TextValues } from '@parlour/texts/create-text';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';

export type CodePurpose = 'register' | 'login' | 'password' | 'contact' | 'proof';
/** How a member can be reached. */
export type ContactKind = 'mobile' | 'email';
type Words = { subject?: string; body: string };
type TextKey = keyof (typeof OUTBOX_TEXTS)['EN'];

/** A message's recipient and sender. */
export type Addressed = { channel: MessageChannel; language: Language; brandName: string; account: string };

type CodeWords = Addressed & { purpose: CodePurpose; code: string; minutes: number };

/** The text sent with a code. Mail is for a new password, a proof, or to an address that a member wants to bind. */
export function wordsOfCode({ purpose, code, minutes, ...to }: CodeWords): Words {
  const values = { code, minutes };
  if (to.channel === 'sms') return { body: fill(to, `outbox.code.${purpose}`, values) };
  if (purpose === 'contact')
    return {
      subject: fill(to, 'outbox.contactMail.subject', values),
      body: fill(to, 'outbox.contactMail.body', values),
    };
  if (purpose === 'proof')
    return {
      subject: fill(to, 'outbox.proofMail.subject', values),
      body: fill(to, 'outbox.proofMail.body', values),
    };
  return {
    subject: fill(to, 'outbox.codeMail.subject', values),
    body: fill(to, 'outbox.codeMail.body', values),
  };
}

/** What a notice tells of: the last part of its text's key. */
type PlainChange = TextKey extends infer Key
  ? Key extends `outbox.change.${infer Kind}`
    ? Kind
    : never
  : never;
export type NoticeKind = ContactKind | PlainChange;

/** `value`: the new number or address, masked; nothing else that changed is put into a message. */
export function wordsOfChange({
  kind,
  value = '',
  ...to
}: Addressed & { kind: NoticeKind; value?: string | undefined }): Words {
  const hours = WITHDRAWAL_HOLD_HOURS;
  const isContact = kind === 'mobile' || kind === 'email';
  const key = isContact ? (`outbox.${kind}Changed` as const) : ('outbox.securityChanged' as const);
  const values = isContact ? { value, hours } : { what: fill(to, `outbox.change.${kind}`), hours };
  if (to.channel === 'sms') return { body: fill(to, `${key}.sms`, values) };
  return { subject: fill(to, `${key}.subject`, values), body: fill(to, `${key}.body`, values) };
}

const say = createWholeText(OUTBOX_TEXTS);

function fill({ language, brandName, account }: Addressed, key: TextKey, about: TextValues = {}): string {
  return say(language, key, { ...about, brand: brandName, account });
}
