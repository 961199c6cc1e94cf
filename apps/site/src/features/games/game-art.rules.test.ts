import { expect, it } from 'vitest';
import { initialsOf, lookOf, nameSize, PALETTES, SHAPES } from './game-art.rules.ts';

const names = Array.from({ length: 600 }, (_, number) => `Title number ${number}`);

it('a title looks the same each time, and stays within the sets', () => {
  for (const name of names) {
    const look = lookOf(name);
    expect(look).toEqual(lookOf(name));
    expect(look.palette).toBeGreaterThanOrEqual(0);
    expect(look.palette).toBeLessThan(PALETTES);
    expect(look.shape).toBeGreaterThanOrEqual(0);
    expect(look.shape).toBeLessThan(SHAPES);
  }
});

it('six hundred titles use every palette and every shape', () => {
  expect(new Set(names.map((name) => lookOf(name).palette)).size).toBe(PALETTES);
  expect(new Set(names.map((name) => lookOf(name).shape)).size).toBe(SHAPES);
});

it('initials are those of two words, or the first sign', () => {
  expect(initialsOf('Dragon Hoard')).toBe('DH');
  expect(initialsOf("the king's road")).toBe('TK');
  expect(initialsOf('  fish-hook  & co')).toBe('FH');
  expect(initialsOf('幸运锦鲤')).toBe('幸');
  expect(initialsOf('')).toBe('');
});

it('long names are written smaller', () => {
  expect(nameSize('Jade Harbor')).toBe('plain');
  expect(nameSize('The Lantern Festival')).toBe('long');
  expect(nameSize('The Lantern Festival of the Nine Harbors')).toBe('veryLong');
});
