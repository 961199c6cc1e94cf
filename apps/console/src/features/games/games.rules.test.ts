import { expect, test } from 'vitest';
import { fingerprintWords, moveItem, placeAt, statedReturn, whyUnseen } from './games.rules.ts';

const title = { isGone: false, isVendorOpen: true, disabledAt: null, isHidden: false };

test('an entry is moved by places, and stays where there are no more', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('what is dragged lands on the row below the pointer, and at an end beyond it', () => {
  expect([-5, 10, 40, 99, 500].map((y) => placeAt([40, 80, 120], y))).toEqual([0, 0, 1, 2, 2]);
});

test('of several reasons why a title is not seen the one is told that keeps it away whatever else is changed', () => {
  expect(whyUnseen(title as never)).toBeNull();
  expect(whyUnseen({ ...title, isHidden: true } as never)).toBe('hidden');
  expect(whyUnseen({ ...title, isHidden: true, isVendorOpen: false } as never)).toBe('closed');
  expect(whyUnseen({ ...title, disabledAt: 1, isHidden: true } as never)).toBe('disabled');
});

test('a fingerprint is read in blocks of four', () => {
  expect(fingerprintWords('abcdef0123')).toBe('abcd ef01 23');
  expect(fingerprintWords('abcdef0123', 1)).toBe('abcd');
});

test('a stated return is one figure, a range, or the highest where choices decide', () => {
  expect(statedReturn({ least: null, highest: '99.00' })).toEqual({ kind: 'one', value: '99.00' });
  expect(statedReturn({ least: '99.00', highest: '99.00' })).toEqual({ kind: 'one', value: '99.00' });
  expect(statedReturn({ least: '95.15', highest: '98.94' })).toEqual({
    kind: 'range',
    value: '98.94',
    least: '95.15',
  });
  expect(statedReturn({ least: '0.00', highest: '99.43' })).toEqual({ kind: 'upTo', value: '99.43' });
  expect(statedReturn({ least: '90.00', highest: null })).toBeNull();
});
