import { describe, expect, test } from 'vitest';
import type { MessageFile } from './texts-messages.ts';
import { checkRefusals } from './texts-refusals.ts';

describe('refusals', () => {
  const readers = { site: ['EN', 'TH'], console: ['EN'] };
  const refusals = {
    site: new Set(['not_found', 'held']),
    console: new Set(['not_found', 'stale']),
    places: { held: ['hours'] },
  };
  const words = { not_found: 'N', held: '{hours, plural, other {#}}' };
  const check = (EN: Record<string, string>, TH: Record<string, string> = words) =>
    checkRefusals([refused('EN', EN), refused('TH', TH)], refusals, readers);

  test('need texts in the languages of their readers', () => {
    expect(check({ ...words, stale: 'S' })).toEqual([]);
    const { held: _, ...lacking } = words;
    expect(check(words, lacking)).toEqual([
      'TH: the refusal held has no words',
      'EN: the refusal stale has no words',
    ]);
  });

  test('have no texts for codes that no endpoint answers', () => {
    expect(check({ ...words, stale: 'S', gone: 'G' })).toEqual([
      'EN/refusals.json: no endpoint refuses with gone',
    ]);
  });

  test('name the figures that they are given, and no others', () => {
    expect(check({ ...words, stale: '{hours}', held: 'Held' })).toEqual([
      'EN/refusals.json: held names [] and is given [hours] (REFUSAL_PLACES of the contract)',
      'EN/refusals.json: stale names [hours] and is given [] (REFUSAL_PLACES of the contract)',
    ]);
  });

  function refused(language: string, messages: Record<string, string>): MessageFile {
    return { language, domain: 'refusals', path: `${language}/refusals.json`, messages };
  }
});
