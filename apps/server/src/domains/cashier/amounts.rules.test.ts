import { PARTS_PER_UNIT } from '@parlour/money';
import { expect, it } from 'vitest';
import { Refusal } from '../../http/calls/refusal.ts';
import { describeBounds } from './amounts.rules.ts';
import { acceptAmount } from './amounts.service.ts';

const units = (count: number) => BigInt(count) * PARTS_PER_UNIT;
const vnd = { currency: 'VND', min: units(10_000), max: units(100_000_000) };

it('a refusal says which field it is about and what is accepted', () => {
  const refused = () => acceptAmount('10000.5', vnd);
  expect(refused).toThrow(Refusal);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'invalid_input',
      value: { fields: { amount: 'too_many_decimals' }, ...describeBounds(vnd) },
    });
  }
  expect(describeBounds(vnd)).toEqual({
    currency: 'VND',
    min: '10000.00',
    max: '100000000.00',
    decimals: 0,
  });
});
