import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstOperator, readOperatorWishes } from './operator-create.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const create = async (environment: Record<string, string>) =>
  createFirstOperator(app.modules, await readOperatorWishes(environment));

test('an operator is made once under a name', async () => {
  const [said] = await create({ OPERATOR_NAME: ' Chief ', OPERATOR_ROLES: 'admin, support@harbor' });
  expect(said).toBe('Operator chief was made.');
  await expect(create({ OPERATOR_NAME: 'chief' })).rejects.toThrow(
    'OPERATOR_NAME: there is already an operator chief',
  );
});

test.each([
  ['a name that is none', { OPERATOR_NAME: '1' }, 'OPERATOR_NAME: must be 3 to 32 '],
  [
    'a role that is none',
    { OPERATOR_NAME: 'other', OPERATOR_ROLES: 'king' },
    'OPERATOR_ROLES: king is no role; there are admin, finance',
  ],
  [
    'a brand that is none',
    { OPERATOR_NAME: 'other', OPERATOR_ROLES: 'risk@nowhere' },
    'OPERATOR_ROLES: there is no brand nowhere',
  ],
])('%s is refused', async (_what, environment, words) => {
  await expect(create(environment)).rejects.toThrow(words);
});
