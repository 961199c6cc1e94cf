import { describe, expect, test } from 'vitest';
import { compileMessage, compileMessages, precompileTexts } from './precompile.ts';

describe('precompiled messages', () => {
  test('stay strings where there is nothing to fill', () => {
    expect(compileMessage("It's 100% yours")).toBe("It's 100% yours");
  });

  test('become words and places where there is', () => {
    expect(compileMessage('Hello {name}')).toEqual([
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ]);
  });

  test('stop the build when they cannot be read', () => {
    expect(() => compileMessages('{"a":"{name"}')).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE');
  });

  test('are made of message files alone', () => {
    const { id } = precompileTexts().transform.filter;
    expect(id.test('/project/packages/texts/messages/EN/home.json')).toBe(true);
    expect(id.test('/project/brands/harbor/brand.json')).toBe(false);
  });

  test('stop the build for a placeholder that nothing fills', () => {
    for (const message of [
      '{at, date}',
      '{count, number}',
      '{n, selectordinal, other {#th}}',
      '{n, plural, offset:1 other {#}}',
      '{n, plural, other {{at, time}}}',
    ])
      expect(() => compileMessage(message)).toThrow('is not filled in');
  });
});
