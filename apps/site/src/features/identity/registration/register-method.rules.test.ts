import { expect, it } from 'vitest';
import { registerMethodOf } from './register-method.rules.ts';

it.each([
  ['H5', false, 'H5'],
  ['APP', false, 'APP'],
  ['APP', true, 'APP'],
  ['OTHERS', false, 'PWA'],
  ['OTHERS', true, 'WEBCLIP'],
] as const)('device %s, web clip %s: registered by %s', (device, isWebClip, method) => {
  expect(registerMethodOf(device, isWebClip)).toBe(method);
});
