import { type Answered, openBrowser } from '../members.ts';
import type { TestApp } from '../test-app.ts';
import { brandWith } from './codes.ts';

export const PASSWORD = 'tidy otter vault';
export const USERNAME = '/wps/member/register';
export const MOBILE = '/wps/member/register/mobile';

export type FormSent = { url?: string; merchant?: string; ip?: string };

const enabled = { enabled: true };

/** A brand that asks for much and verifies no number. */
export const makeAsking = (merchantCode: string) =>
  brandWith(merchantCode, {
    switches: { smsVerification: false },
    fields: {
      username: { minLength: 4, maxLength: 16, pattern: '[a-z][a-z0-9]+' },
      password: { minLength: 8 },
      nickname: enabled,
      email: { ...enabled, maxLength: 254 },
      mobileNum: enabled,
      affiliateCode: enabled,
      recommenderId: enabled,
      paymentPassword: { ...enabled, pattern: '[0-9]{6}' },
      idNumber: enabled,
      line: enabled,
    },
  });

/** A brand whose members register by mobile number, without a password. */
export const makeMobileOnly = (merchantCode: string) =>
  brandWith(merchantCode, { switches: { usernameRegistration: false, mobilePassword: false } });

let addresses = 0;
/** Registrations are counted by address, so each test has its own, unless it is about that. */
export const newAddress = () => {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
};

export const payload = (about: object) => ({
  password: PASSWORD,
  confirmPassword: PASSWORD,
  registerUrl: 'harbor.localhost',
  registerMethod: 'H5',
  domain: 'harbor.localhost',
  normalRegister: true,
  agree: true,
  ...about,
});

/** Sends the form as a visitor does, with what the test is about filled in. */
export function sendForm(
  app: TestApp,
  about: object,
  { url = USERNAME, merchant = 'harbor', ip = newAddress() }: FormSent = {},
): Promise<Answered> {
  return openBrowser(app, { merchant }).call(url, {
    method: 'PUT',
    body: payload(about),
    sealed: true,
    ip,
  });
}
