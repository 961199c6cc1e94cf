import { moneyIn } from '@parlour/money';
import { createText } from '@parlour/texts/create-text';
import type { CashierKey } from '@parlour/texts/load/cashier';
import EN from '@parlour/texts/messages/EN/cashier.json';
import VI from '@parlour/texts/messages/VI/cashier.json';
import { compileMessages } from '@parlour/texts/precompile';
import { describe, expect, it } from 'vitest';
import { type AmountLimits, amountRule, judgeAmount } from './amount.rules.ts';

const cny = { currency: 'CNY', min: '50.00', max: '50000.00' };
const vietnamese = { locale: 'vi', words: VI };
const vnd = { currency: 'VND', min: '50000.00', max: '200000000.00' };

function wordsFor(typed: string, limits: AmountLimits, { locale, words } = { locale: 'en', words: EN }) {
  const messages = compileMessages(JSON.stringify(words));
  const text = createText<CashierKey>({ locale, messages });
  const problem = amountRule({ limits, text, money: moneyIn(locale) })(typed, {});
  return problem && 'words' in problem ? problem.words : null;
}

describe('an amount that was typed', () => {
  it.each(['50', '50.5', '50.50', '50000'])('passes: %s', (typed) => {
    expect(judgeAmount(typed, cny)).toBeNull();
  });

  it.each([
    ['', 'Enter an amount.'],
    ['  ', 'Enter an amount.'],
    ['-5', 'The minimum is ¥50.00.'],
    ['0', 'The minimum is ¥50.00.'],
    ['49.99', 'The minimum is ¥50.00.'],
    ['50.001', 'Up to 2 decimal places.'],
    ['50000.01', 'The maximum is ¥50,000.00.'],
    ['9'.repeat(60), 'The maximum is ¥50,000.00.'],
    ['1e3', 'Write the amount in plain digits, for example 50.'],
    ['1,00', 'Write the amount in plain digits, for example 50.'],
    ['๑๐๐', 'Write the amount in plain digits, for example 50.'],
    ['１００円', 'Write the amount in plain digits, for example 50.'],
  ])('of %j is refused: %s', (typed, words) => {
    expect(wordsFor(typed, cny)).toBe(words);
  });

  it('of a currency without decimals is refused with any, in the language of the member', () => {
    expect(wordsFor('50000,5', vnd, vietnamese)).toBe('Chỉ nhập số nguyên.');
    expect(wordsFor('100', vnd, vietnamese)).toBe('Số tiền tối thiểu là 50.000\u00a0₫.');
  });

  it('of a withdrawal is refused beyond what there is, and that is what is named', () => {
    const limits = { ...cny, available: '120.00' };
    expect(wordsFor('120.01', limits)).toBe('You can withdraw up to ¥120.00.');
    expect(judgeAmount('120', limits)).toBeNull();
  });

  it('of a withdrawal beyond the limit of the brand names the limit, however much there is', () => {
    expect(wordsFor('50001', { ...cny, available: '90000.00' })).toBe('The maximum is ¥50,000.00.');
  });
});
