import { expect, it } from 'vitest';
import { methodInUse, registrationWays } from './methods.rules.ts';
import { switchesWith } from './testing/brand.ts';

it.each([
  { USERNAMEREG3: true, MOBILENUMREG3: true, methods: ['username', 'mobileNum'], first: 'username' },
  { USERNAMEREG3: true, MOBILENUMREG3: false, methods: ['username'], first: 'username' },
  { USERNAMEREG3: false, MOBILENUMREG3: true, methods: ['mobileNum'], first: 'mobileNum' },
  { USERNAMEREG3: false, MOBILENUMREG3: false, methods: [], first: 'username' },
])('switches $USERNAMEREG3 and $MOBILENUMREG3 give $methods', ({ methods, first, ...switches }) => {
  const ways = registrationWays(switchesWith({ REG3: true, REGISTER_REE3: true, ...switches }), false);
  expect(ways.methods).toEqual(methods);
  expect(methodInUse(ways.methods, null)).toBe(first);
});

it('the user name is not offered while the module of its call is off', () => {
  const switches = { REG3: true, USERNAMEREG3: true, MOBILENUMREG3: true, REGISTER_REE3: false };
  expect(registrationWays(switchesWith(switches), false).methods).toEqual(['mobileNum']);
});

it('nothing is offered where registering as a whole is off', () => {
  const switches = { REG3: false, USERNAMEREG3: true, MOBILENUMREG3: true, REGISTER_REE3: true };
  expect(registrationWays(switchesWith(switches), false).methods).toEqual([]);
});

it('what was chosen stays, until the brand turns it off', () => {
  expect(methodInUse(['username', 'mobileNum'], 'mobileNum')).toBe('mobileNum');
  expect(methodInUse(['username'], 'mobileNum')).toBe('username');
});

it.each([
  ['CAPTCHA3', 'hasCaptcha'],
  ['VALID_CAPTCHA3', 'hasCaptcha'],
  ['REGMOBVERF3', 'hasSmsVerification'],
  ['MOBILENUMPASSREG3', 'hasMobilePassword'],
] as const)('%s alone decides on %s', (code, way) => {
  expect(registrationWays(switchesWith({}), false)[way]).toBe(false);
  expect(registrationWays(switchesWith({ [code]: true }), false)[way]).toBe(true);
});

it('the third party sends codes only where its switch is on and its provider known', () => {
  const on = switchesWith({ FIREBASEPHONE3: true });
  expect(registrationWays(on, true).isPhoneByProvider).toBe(true);
  expect(registrationWays(on, false).isPhoneByProvider).toBe(false);
  expect(registrationWays(switchesWith({}), true).isPhoneByProvider).toBe(false);
});
