import { expect, test } from 'vitest';
import { readArcadeConfig } from './config.ts';

const GIVEN = { ARCADE_ONBOARDING_TOKEN: 'a-token-for-tests', ARCADE_VITE_ORIGIN: 'http://localhost:8092' };

test('the page comes from a development server only while developing', () => {
  expect(readArcadeConfig(GIVEN).viteOrigin).toBe('http://localhost:8092');
  expect(() => readArcadeConfig({ ...GIVEN, NODE_ENV: 'production' })).toThrow('ARCADE_VITE_ORIGIN');
});
