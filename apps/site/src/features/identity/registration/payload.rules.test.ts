import { expect, it } from 'vitest';
import { EMPTY_VALUES } from './draft.store.ts';
import { payloadOf } from './payload.rules.ts';

const FILLED = {
  method: 'username',
  shown: [
    { field: 'username', isRequired: true },
    { field: 'password', isRequired: true },
    { field: 'nickname', isRequired: false },
    { field: 'captcha', isRequired: true },
  ],
  values: { ...EMPTY_VALUES, username: 'mary02', password: ' Spaces count 1 ', captcha: ' 1234 ' },
  isAgreed: true,
  countryDialingCode: '63',
  affiliateCode: null,
  registerMethod: 'H5',
  hostname: 'parlour.example',
  humanCheck: undefined,
  firebaseIdToken: null,
  socialTicket: null,
} as const satisfies Parameters<typeof payloadOf>[0];

it('what was filled in is sent, and nothing of what was left empty', () => {
  expect(payloadOf(FILLED)).toEqual({
    username: 'mary02',
    password: ' Spaces count 1 ',
    captcha: '1234',
    type: 0,
    normalRegister: true,
    registerUrl: 'parlour.example',
    domain: 'parlour.example',
    registerMethod: 'H5',
    agree: true,
  });
});

it('what another method asked for stays behind', () => {
  const values = { ...FILLED.values, mobileNum: '09171234567', verificationCode: '123456' };
  const payload = payloadOf({ ...FILLED, values });
  expect(payload).not.toHaveProperty('mobileNum');
  expect(payload).not.toHaveProperty('verificationCode');
  expect(payload).not.toHaveProperty('countryDialingCode');
});

const BY_MOBILE = {
  ...FILLED,
  method: 'mobileNum',
  shown: [
    { field: 'mobileNum', isRequired: true },
    { field: 'verificationCode', isRequired: true },
  ],
  values: { ...EMPTY_VALUES, mobileNum: '(0917) 123 4567', verificationCode: '123456' },
} as const satisfies Parameters<typeof payloadOf>[0];

it('a registration by mobile number says so, and the number goes without its ornaments', () => {
  expect(payloadOf(BY_MOBILE)).toMatchObject({
    mobileNum: '09171234567',
    verificationCode: '123456',
    countryDialingCode: '63',
    normalRegister: false,
  });
});

it('with a third-party phone sign-in its token goes in the place of its code', () => {
  const payload = payloadOf({ ...BY_MOBILE, firebaseIdToken: 'signed' });
  expect(payload).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'signed' });
  expect(payload).not.toHaveProperty('verificationCode');
});

it('the code of the address, the human check and the social ticket go along where they are', () => {
  const payload = payloadOf({
    ...FILLED,
    affiliateCode: 'AGENT01',
    humanCheck: 'solved',
    socialTicket: 't1',
  });
  expect(payload).toMatchObject({ affiliateCode: 'AGENT01', humanCheck: 'solved', socialTicket: 't1' });
});
