import { expect, test } from 'vitest';
import {
  CALL_PERSONS,
  consoleContract,
  type OperatorEndpointDefinition,
} from '../packages/contract/src/index.ts';
import { fillPage, readPage, writeTables } from './generate-security.ts';

test('docs/security.md says who can do what alone, as the contract has it (npm run generate writes it)', () => {
  const page = readPage();
  expect(fillPage(page, writeTables())).toBe(page);
});

test('every call that changes something is classified, and nothing else is', () => {
  const changing = Object.entries(consoleContract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints as Record<string, OperatorEndpointDefinition>)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name]) => `${domain}.${name}`),
  );
  expect(Object.keys(CALL_PERSONS).sort()).toEqual(changing.sort());
});
