import { expect, test } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { createPasswords } from './passwords.ts';

test('a hash has the full cost by default, and matches only its own password', async () => {
  const passwords = createPasswords({ metrics: createMetrics() });
  const kept = await passwords.hash('Anchor#2026');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('Anchor#2026', kept)).toBe(true);
  expect(await passwords.matches('anchor#2026', kept)).toBe(false);
  expect(await passwords.matches('Anchor#2026', undefined)).toBe(false);
});
