import { expect, it } from 'vitest';
import { usesUpCaptcha } from './refusal-fields.rules.ts';

it.each([
  ['weak_password', false],
  ['invalid_input', false],
  ['invalid_mobile', false],
  ['offline', false],
  ['wrong_captcha', true],
  ['username_taken', true],
] as const)('after %s a new captcha is needed: %s', (code, isUsed) => {
  expect(usesUpCaptcha({ code })).toBe(isUsed);
});
