import { describe, expect, it } from 'vitest';
import { fillPlaceholders, text } from './texts.ts';

describe('texts', () => {
  it('have their placeholders filled, each time they occur', () => {
    expect(fillPlaceholders('{a} and {b} and {a}', { a: 1, b: 'two' })).toBe('1 and two and 1');
  });

  it('keep a placeholder that was given no value', () => {
    expect(fillPlaceholders('{a} and {b}', { a: 0 })).toBe('0 and {b}');
  });

  it('are found by key', () => {
    expect(text('frame.minimumAge', { age: 21 })).toBe('21+');
  });
});
