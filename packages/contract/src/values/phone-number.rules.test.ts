import { expect, it } from 'vitest';
import { bareNumber, numberAsAsked } from './phone-number.rules.ts';

const WITH_ZERO = /^09\d{9}$/;
const WITHOUT_ZERO = /^9\d{9}$/;

it('what people write between digits is not part of a number', () => {
  expect(bareNumber(' (0917) 123-45.67 ')).toBe('09171234567');
});

it.each([
  '0917 123 4567',
  '917 123 4567',
  '+63 917 123 4567',
  '0063-917-123-4567',
  '639171234567',
  '+63 0917 123 4567',
])('%s is understood, whether the brand wants the zero or not', (typed) => {
  const asked = (rule: RegExp) =>
    numberAsAsked(typed, { dialingCode: '63', isGood: (number) => rule.test(number) });
  expect(asked(WITH_ZERO)).toBe('09171234567');
  expect(asked(WITHOUT_ZERO)).toBe('9171234567');
});

it('what is good as it was typed stays, and what never gets good too', () => {
  const isGood = (number: string) => /^\d{11}$/.test(number);
  expect(numberAsAsked('138 0013 8000', { dialingCode: '86', isGood })).toBe('13800138000');
  expect(numberAsAsked('  ', { dialingCode: '86', isGood: (number) => number === '0' })).toBe('');
  expect(numberAsAsked('090 123', { dialingCode: '86', isGood })).toBe('090123');
  expect(numberAsAsked('13800138000', { dialingCode: '', isGood })).toBe('13800138000');
});
