import { describe, expect, test, vi } from 'vitest';
import { createText } from './create-text.ts';
import { compileMessage } from './precompile.ts';

const say = (message: string, values = {}, locale = 'en') =>
  createText({ locale, messages: { key: compileMessage(message) } })('key', values);

describe('a text', () => {
  test('fills its placeholders', () => {
    expect(say('{name} of {brand}', { name: 'Mary', brand: 'Harbor' })).toBe('Mary of Harbor');
    expect(say('{count} left', { count: 1_234 })).toBe('1234 left');
    expect(say('{count} left', { count: 0 })).toBe('0 left');
  });

  test('follows the plural of its language, and writes the number as its readers do', () => {
    const games = '{count, plural, =0 {no games} one {# game} other {# games}}';
    expect([0, 1, 2, 1_234].map((count) => say(games, { count }))).toEqual([
      'no games',
      '1 game',
      '2 games',
      '1,234 games',
    ]);
    expect(say('{count, plural, other {# trò chơi}}', { count: 1_234 }, 'vi')).toBe('1.234 trò chơi');
    // In Tagalog "one" is every number that does not end in 4, 6 or 9.
    const days = '{count, plural, one {# araw} other {# na araw}}';
    expect([3, 4, 24].map((count) => say(days, { count }, 'fil'))).toEqual([
      '3 araw',
      '4 na araw',
      '24 na araw',
    ]);
  });

  test("writes small numbers without the browser's formats, which take a slow phone a tenth of a second", () => {
    const counts = [0, 7, 10, 999];
    for (const locale of ['en', 'zh-Hans', 'ja', 'th', 'vi', 'fil']) {
      const written = counts.map((count) => count.toLocaleString(locale));
      const made = vi.spyOn(Intl, 'NumberFormat');
      expect(counts.map((count) => say('{count, plural, other {#}}', { count }, locale))).toEqual(written);
      expect(made).not.toHaveBeenCalled();
      made.mockRestore();
    }
  });

  test('counts inside a plural what that plural counts', () => {
    const both = '{a, plural, other {# of {b, plural, other {#}}, #}}';
    expect(say(both, { a: 2, b: 3 })).toBe('2 of 3, 2');
  });

  test('may choose by a word', () => {
    const choice = '{state, select, open {Open} other {Closed, {name}}}';
    expect(say(choice, { state: 'open', name: 'Mary' })).toBe('Open');
    expect(say(choice, { state: 'shut', name: 'Mary' })).toBe('Closed, Mary');
  });

  test('is refused without its values, or where there is none', () => {
    expect(() => say('{name}')).toThrow('key is not given all of its values');
    expect(() => say('{count, plural, other {#}}')).toThrow('key is not given all of its values');
    expect(() => createText({ locale: 'th', messages: {} })('key')).toThrow('th has no words for key');
  });

  test('gives way to the words of a brand', () => {
    const text = createText({ locale: 'en', messages: {}, overrides: { key: 'Only from {age}, {gone}' } });
    expect(text('key', { age: 21 })).toBe('Only from 21, ');
  });
});
