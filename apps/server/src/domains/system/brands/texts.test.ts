import type { BrandSettings } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { saveBrand } from '../../../testing/brand-editor.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
let app: TestApp;
let writer: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: merchant, languages: ['EN', 'CN', 'TH'] })],
  });
  await addOperator(app, 'writer', { grants: [{ role: 'content', merchantCode: merchant }] });
  writer = await signInAs(app, 'writer');
});
afterAll(() => app.close());

describe('texts', () => {
  type Lines = {
    items: { key: string; gaps: string[]; overrides: object; canOverride: boolean }[];
    next: string | null;
  };
  const texts = async (query: string) =>
    (await writer.call(`/ops/brand/texts?${query}`, { merchant })).value as Lines;
  const withTexts = (own: object) => (settings: BrandSettings) => ({ ...settings, texts: own });

  test('are listed with the product’s own words, in pages', async () => {
    const { items, next } = await texts('limit=2');
    expect(items).toHaveLength(2);
    expect((await texts(`limit=2&after=${next}`)).items[0]?.key).not.toBe(items[0]?.key);
    const [found] = (await texts('q=system.about.title')).items;
    expect(found).toMatchObject({
      key: 'system.about.title',
      standard: { EN: 'About us', CN: '关于我们' },
      overrides: {},
    });
    expect((await texts('q=关于我们')).items.map(({ key }) => key)).toContain('system.about.title');
  });

  test('of the long pages are a brand’s to write: its terms, privacy and licences', async () => {
    for (const key of ['pages.terms.s1.body', 'pages.privacy.s1.body', 'pages.about.certificates.note'])
      expect((await texts(`q=${key}`)).items).toMatchObject([{ key, canOverride: true }]);
  });

  test('can be put otherwise, in the visitor’s language, and the gaps show', async () => {
    const own = { EN: { 'system.about.title': 'Who we are', 'system.nav.detail': 'All of {name}.' } };
    expect((await saveBrand(writer, withTexts(own), { merchant })).status).toBe(200);
    const infoIn = async (language: string) =>
      (
        await app.server.inject({ url: '/wps/system/settings/consolidated', headers: { merchant, language } })
      ).json().value.texts;
    expect(await infoIn('EN')).toEqual(own.EN);
    expect(await infoIn('CN')).toEqual({});
    expect((await texts('only=overridden')).items.map(({ key }) => key)).toEqual([
      'system.about.title',
      'system.nav.detail',
    ]);
    expect((await texts('only=gaps')).items[0]).toMatchObject({
      key: 'system.about.title',
      gaps: ['CN', 'TH'],
    });
  });

  test('keep to known keys and to the places of the original', async () => {
    const refused = await saveBrand(
      writer,
      withTexts({
        EN: {
          'system.nowhere.title': 'x',
          'system.nav.detail': 'All of {title}',
          'system.about.title': 'a {broken',
        },
      }),
      { merchant },
    );
    expect(refused.value).toEqual({
      fields: {
        'settings.texts.EN.system.nowhere.title': 'unknown_field',
        'settings.texts.EN.system.nav.detail': 'wrong_format',
        'settings.texts.EN.system.about.title': 'wrong_format',
      },
    });
    const counted = (await texts('limit=100&q=plural')).items;
    for (const { canOverride } of counted) expect(canOverride).toBe(false);
  });
});
