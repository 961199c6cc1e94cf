import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { renderDocument } from './document.ts';

const { theme } = makeBrand({ merchantCode: 'harbor' });
const info = { name: 'Harbor', tagline: 'A tagline', mui: 'harbor', languages: ['EN', 'TH'] };
const needs: Parameters<typeof renderDocument>[0] = {
  nonce: 'abc',
  language: 'EN',
  theme,
  status: { info } as unknown as Parameters<typeof renderDocument>[0]['status'],
  assets: {
    scripts: ['/m/assets/main.js'],
    preloads: [],
    styles: [],
    languages: { EN: ['/m/assets/EN.js'], TH: ['/m/assets/TH.js'] },
    stylesOf: () => [],
    reactRefresh: null,
  },
};
const document = renderDocument(needs);

describe('the document of the site', () => {
  it('shows the theme a visitor chose, whatever the device prefers', () => {
    const other = theme.default === 'dark' ? 'light' : 'dark';
    expect(document).toContain(`:root[data-theme=${other}]{color-scheme:${other};`);
    expect(document).toContain(`(prefers-color-scheme:${other}){:root:not([data-theme=${theme.default}])`);
  });

  it.each(['harbor', 'lantern', 'perlas'])('names a quiet scene for empty pages, which %s has', (skin) => {
    expect(document).toContain(':root{--empty-art:url("/m/brand/harbor/empty.svg")}');
    const scene = join(import.meta.dirname, '..', '..', '..', '..', '..', 'brands', skin, 'empty.svg');
    expect(readFileSync(scene, 'utf8')).toContain('<title>');
  });

  it('sets the remembered theme and language before anything is painted', () => {
    const script = /<script nonce="abc">(.*?)<\/script>/.exec(document);
    expect(script?.[1]).toContain('{"EN":"en","TH":"th"}');
    expect(script?.index).toBeLessThan(document.indexOf('<body>'));
  });

  it('asks for the words of its own language at once, and of no other', () => {
    expect(document).toContain('<link rel="modulepreload" nonce="abc" href="/m/assets/EN.js">');
    expect(document).not.toContain('TH.js');
  });

  it('of a lottery runs its script as soon as it is here, and tells it the family', () => {
    const page = renderDocument({ ...needs, lottery: { family: 'ssc', board: null } });
    const script = page.indexOf('async fetchpriority="high" src="/m/assets/main.js"');
    expect(script).toBeLessThan(page.indexOf('<link rel="modulepreload"'));
    expect(page.slice(0, script)).toContain('"lotteryFamily":"ssc"');
    expect(document).not.toContain(' async ');
  });
});
