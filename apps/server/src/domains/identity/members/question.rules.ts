import { isIdInAnyCase } from '@parlour/clock/ids';
import { accountKey } from './accounts.rules.ts';

/** As it is kept: in the international form, whatever stands between the digits. */
const MOBILE = /^\+[\d\s().-]{6,24}$/;
const CUSTOMER_NO = /^\d{8}$/;

/** What an operator looks for members by: one of the two that are whole, or how names begin. */
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

/** As the database's `lower` in byte order does, which knows no other letters. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
