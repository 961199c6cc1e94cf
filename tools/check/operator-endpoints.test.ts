import { consoleContract, type OperatorEndpointDefinition, operatorEndpoint } from '@parlour/contract';
import { expect, test } from 'vitest';
import { checkOperatorEndpoints } from './operator-endpoints.ts';

const { operators } = consoleContract;

const good = operatorEndpoint({
  method: 'POST',
  path: '/ops/thing',
  summary: 'A thing',
  access: { operator: 'brands.edit', scope: 'brand' },
  body: operators.unlock.body,
  answer: operators.signOut.answer,
  refusals: [],
});

const problemsWith = (definition: object) =>
  checkOperatorEndpoints({
    ...consoleContract,
    planted: { thing: definition as OperatorEndpointDefinition },
  });

test('the contract of the console has no problem, and neither has a good endpoint more', () => {
  expect(problemsWith(good)).toEqual([]);
});

test.each([
  ['another path', { path: '/wps/thing' }, 'is not under /ops/'],
  ['no access', { access: undefined }, 'declares no access'],
  ['no permission', { access: { operator: 'self' } }, 'declares no permission'],
  ['sign-in where it is not', { access: 'sign_in' }, 'declares no permission'],
  ['an unknown permission', { access: { operator: 'all', scope: 'brand' } }, 'names an unknown permission'],
  ['no reason', { body: operators.ticket.body }, 'changes something without asking for a reason'],
  ['a file without a ticket', { method: 'GET', answers: 'file' }, 'are opened with a ticket'],
  [
    'a ticket that changes something',
    { answers: 'file', access: { operator: 'brands.edit', scope: 'brand', by: 'ticket' } },
    'what a ticket opens is a GET',
  ],
])('an endpoint with %s is found', (_what, about, problem) => {
  const problems = problemsWith({ ...good, ...about });
  expect(problems.some((line) => line.startsWith('planted.thing: ') && line.includes(problem))).toBe(true);
});

test('a permission that nothing needs is found', () => {
  expect(checkOperatorEndpoints({ operators })).toContain(
    'jobs.retry: no endpoint needs it, or no role has it',
  );
});
