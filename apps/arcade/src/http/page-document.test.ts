import { expect, test } from 'vitest';
import { renderPage } from './page-document.ts';

const document = renderPage({
  nonce: 'abc',
  language: 'EN',
  css: 'dark',
  title: { names: { EN: 'Alchemist' }, art: '/art/alchemist.svg' },
  assets: {
    first: '/page/first.js',
    scripts: ['/page/main.js'],
    preloads: ['/page/frame.js'],
    styles: ['/page/frame.css'],
    reactRefresh: null,
  },
  boot: { gameCode: 'alchemist' } as Parameters<typeof renderPage>[0]['boot'],
});

test('every script may run, and be asked for while the document is still being read', () => {
  const scripts = document.match(/<script type="module".*?>|<link rel="modulepreload".*?>/g);
  expect(scripts).toHaveLength(3);
  for (const each of scripts ?? []) expect(each).toContain(' nonce="abc" ');
});

test('the first calls find the boot data however early they run, and are asked for before anything else', () => {
  const places = ['id="boot"', '/page/first.js', '/page/frame.css', '/page/frame.js', '/page/main.js'].map(
    (each) => document.indexOf(each),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
