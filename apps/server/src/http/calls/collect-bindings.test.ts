import { contract, endpoint, REFUSAL_STATUS } from '@parlour/contract';
import { REFUSALS_TEXTS } from '@parlour/texts/whole/refusals';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectBindings } from './collect-bindings.ts';

const one = endpoint({
  method: 'GET',
  path: '/one',
  summary: '',
  access: 'everyone',
  answer: z.object({}),
  refusals: [],
});
const handle = () => ({});

describe('the binding of the contract', () => {
  test('pairs every endpoint with its handler', () => {
    const bindings = collectBindings({ a: { one } }, { a: { one: handle } });
    expect(bindings).toEqual([{ id: 'a.one', definition: one, handle }]);
  });

  test('refuses an endpoint that is not bound', () => {
    expect(() => collectBindings({ a: { one } }, { a: {} })).toThrow('endpoint a.one is not bound');
  });

  test('refuses an address that is bound twice', () => {
    const tables = { a: { one: handle }, b: { again: handle } };
    expect(() => collectBindings({ a: { one }, b: { again: one } }, tables)).toThrow(
      'GET /one is bound twice: a.one and b.again',
    );
  });

  test('refuses a handler without an endpoint', () => {
    expect(() => collectBindings({ a: { one } }, { a: { one: handle, two: handle } })).toThrow(
      'a.two has no endpoint',
    );
  });
});

describe('the contract', () => {
  test('has words in all six languages for each refusal and for nothing else', () => {
    const codes = Object.keys(REFUSAL_STATUS).sort();
    for (const texts of Object.values(REFUSALS_TEXTS)) expect(Object.keys(texts).sort()).toEqual(codes);
    expect(Object.keys(REFUSALS_TEXTS)).toHaveLength(6);
  });

  test('describes each endpoint in one sentence', () => {
    for (const endpoints of Object.values(contract))
      for (const { summary } of Object.values(endpoints)) expect(summary).toMatch(/^[A-Z].{15,}[^.]$/);
  });
});
