import { isIdInAnyCase } from '@parlour/clock/ids';
import { accountKey } from './accounts.rules.ts';

/** In international form, with any separators between the digits. */
const MOBILE = /^\+[\d\s().-]{6,24}$/;
const CUSTOMER_NO = /^\d{8}$/;

/** How an operator searches members: by one of two whole values, or by prefixes of names. */
export type MemberQuestion = {
  id?: string | undefined;
  mobile?: string | undefined;
  customerNo?: string | undefined;
  accountPrefix: string;
  nicknamePrefix: string;
};

export function memberQuestion(typed: string): MemberQuestion {
  return {
    id: isIdInAnyCase(typed) ? typed.toLowerCase() : undefined,
    mobile: MOBILE.test(typed) ? `+${typed.replace(/\D/g, '')}` : undefined,
    customerNo: CUSTOMER_NO.test(typed) ? typed : undefined,
    accountPrefix: accountKey(typed),
    nicknamePrefix: lowerAscii(typed.normalize('NFC')),
  };
}

/** Like the database's `lower` in the C collation, which only changes ASCII letters. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
