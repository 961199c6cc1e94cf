import type { ConsoleClient } from '@parlour/client/console';
import { MEMBER_TYPES } from '@parlour/contract/values/identity';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Language } from '@parlour/texts/languages';

type Calls = ConsoleClient['messages'];
export type Sending = Awaited<ReturnType<Calls['sending']>>;
export type SendingLine = Awaited<ReturnType<Calls['sendings']>>['items'][number];
type Recipients = SendingLine['recipients'];

export const TONE = { sending: 'waiting', sent: 'good', stopped: 'quiet' } as const;
export const NEW_SENDING = 'new';
export const placeOf = (merchant: string, id: string) => `/sendings/${merchant}/${id}`;

/** What the form holds; empty: anything. */
export type Choice = {
  to: Recipients['to'];
  accounts: string;
  type: string;
  language: '' | Language;
  registeredFrom: number | null;
  registeredUntil: number | null;
  signedInSince: number | null;
};
export const EVERYBODY: Choice = {
  to: 'segment',
  accounts: '',
  type: '',
  language: '',
  registeredFrom: null,
  registeredUntil: null,
  signedInSince: null,
};

/** Accounts as operators paste them: separated by commas, spaces or lines. */
export const accountsIn = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];

export function recipientsOf(choice: Choice): Recipients {
  const { to, accounts, type, language, registeredFrom, registeredUntil, signedInSince } = choice;
  if (to === 'accounts') return { to, accounts: accountsIn(accounts) };
  const number = Number(type);
  return {
    to,
    type: type !== '' && isOneOf(MEMBER_TYPES, number) ? number : null,
    language: language === '' ? null : language,
    registeredFrom,
    registeredUntil,
    signedInSince,
  };
}

/** The same as a query: what is not asked for is left out. */
export function queryOf(choice: Choice) {
  const { to: _to, ...asked } = { ...recipientsOf({ ...choice, to: 'segment' }) };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
}

/** In per cent of those it was queued for. */
export const progressOf = ({ total, delivered, leftOut, state }: SendingLine): number =>
  state === 'sent' ? 100 : Math.min(100, Math.round(((delivered + leftOut) / Math.max(total, 1)) * 100));
