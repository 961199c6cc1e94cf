import { describe, expect, it } from 'vitest';
import { brandArtPath, createImageUrl } from './images.ts';

const hosts = ['https://a.example', 'https://b.example'];

/** Gives these numbers one after the other, and then repeats the last. */
function drawing(...numbers: number[]) {
  return () => (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? 0;
}

describe('image addresses', () => {
  it('stay on the own origin when the brand has no image host', () => {
    expect(createImageUrl({ hosts: [], random: drawing(0.5) })('/m/a.svg')).toBe('/m/a.svg');
  });

  it('are spread over all hosts', () => {
    const imageUrl = createImageUrl({ hosts, random: drawing(0, 0.999_999) });
    expect([imageUrl('/m/a.svg'), imageUrl('/m/b.svg')]).toEqual([
      'https://a.example/m/a.svg',
      'https://b.example/m/b.svg',
    ]);
  });

  it('do not change while the page lives', () => {
    const imageUrl = createImageUrl({ hosts, random: drawing(0, 0.9) });
    expect(imageUrl('/m/a.svg')).toBe(imageUrl('/m/a.svg'));
  });

  it('name the skin and the file of brand art', () => {
    expect(brandArtPath('harbor', 'hero.svg')).toBe('/m/brand/harbor/hero.svg');
  });
});
