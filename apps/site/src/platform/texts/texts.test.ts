import type { MessageKey } from '@parlour/texts/keys';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { pagesTexts } from '@parlour/texts/load/pages';
import { compileMessages } from '@parlour/texts/precompile';
import type { Messages } from '@parlour/texts/text-group';
import { createElement, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTexts, TextsProvider, useFormats, usePageText, useText } from './texts.tsx';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

afterEach(() => vi.restoreAllMocks());

describe('texts', () => {
  test('are given by key, with their places filled', () => {
    const Age = () => useText()('frame.minimumAge', { age: 21 });
    expect(draw(createElement(Age), compileMessages('{"frame.minimumAge":"{age}+"}'))).toBe('21+');
  });

  test('are given in the form the build makes of them', () => {
    const Unread = () => useText()('shell.unread', { count: 2 });
    const messages = compileMessages('{"shell.unread":"{count, plural, one {# one} other {# more}}"}');
    expect(draw(createElement(Unread), messages)).toBe('2 more');
  });

  test('give way to the words of the brand, where it has its own', () => {
    const Age = () => useText()('frame.minimumAge', { age: 21 });
    const props = { language: 'EN' as const, messages: {}, timeZone: 'UTC', children: createElement(Age) };
    const overrides = { 'frame.minimumAge': 'Only from {age}' };
    expect(renderToStaticMarkup(createElement(TextsProvider, { ...props, overrides }))).toBe('Only from 21');
  });

  test('that are plain ignore the values they are offered', () => {
    const Title = () => useText()('shell.back', { brand: 'Harbor' });
    expect(draw(createElement(Title), { 'shell.back': "It's back" })).toBe('It&#x27;s back');
  });

  test('of a long page are there once they are loaded', async () => {
    const messages = await loadTexts('EN');
    await pagesTexts.load('EN');
    const About = () => usePageText()('pages.about.title', { brand: 'Harbor', age: 21 });
    expect(draw(createElement(Suspense, null, createElement(About)), messages)).toContain('About us');
  });

  test('come with the formats of their language and of the zone', () => {
    const Noon = () => useFormats().time(0);
    expect(draw(createElement(Noon), {})).toBe('08:00');
  });

  test.each(LANGUAGES)('of %s can all be drawn', async (language) => {
    const complain = vi.spyOn(console, 'error');
    const messages = { ...(await loadTexts(language)), ...(await pagesTexts.load(language)) };
    const All = () => {
      const text = useText();
      return Object.entries(messages).map(([key, message]) =>
        text(key as MessageKey, Object.fromEntries(placesIn(String(message)).map((place) => [place, 7]))),
      );
    };
    const compiled = compileMessages(JSON.stringify(messages));
    expect(draw(createElement(All), compiled, language)).not.toMatch(/[{}]/);
    expect(complain).not.toHaveBeenCalled();
  });
});

function draw(children: ReactNode, messages: Messages, language: Language = 'EN'): string {
  const props = { language, messages, timeZone: 'Asia/Shanghai', children };
  return renderToStaticMarkup(createElement(TextsProvider, props));
}

function placesIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)/g)].flatMap(([, place]) => place ?? []);
}
