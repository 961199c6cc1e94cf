import type { Language } from '@parlour/contract';
import { OUTBOX_TEXTS } from '@parlour/texts';

export type CodePurpose = 'register' | 'login' | 'password';
export type Channel = 'sms' | 'mail';
type Words = { subject?: string; body: string };
type TextKey = keyof (typeof OUTBOX_TEXTS)['EN'];

/** Whom a message speaks to, and in whose name. */
export type Addressed = { channel: Channel; language: Language; brandName: string; account: string };

type CodeWords = Addressed & { purpose: CodePurpose; code: string; minutes: number };

/** What is sent with a code. Mail goes to members alone, and only for a new password. */
export function wordsOfCode({ purpose, code, minutes, ...to }: CodeWords): Words {
  const values = { code, minutes: String(minutes) };
  if (to.channel === 'sms') return { body: fill(to, `outbox.code.${purpose}`, values) };
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

function fill(
  { language, brandName, account }: Addressed,
  key: TextKey,
  about: Record<string, string> = {},
): string {
  const values: Record<string, string> = { ...about, brand: brandName, account };
  return OUTBOX_TEXTS[language][key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
