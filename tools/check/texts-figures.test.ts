import { describe, expect, test } from 'vitest';
import { checkFigures } from './texts-figures.ts';

describe('figures', () => {
  test.each([
    ['EN', 'Held for 24 hours'],
    ['EN', 'Good for ten minutes'],
    ['EN', 'It is there within an hour'],
    ['EN', 'Up to 5 MB'],
    ['EN', '{count, plural, one {# day} other {30 days}}'],
    ['CN', '两秒内生效'],
    ['CN', '２４小时内'],
    ['JA', '十分間有効です'],
    ['TH', 'ใช้ได้สิบนาที'],
    ['VI', 'Mã có hiệu lực mười phút'],
    ['TY', 'Sampung minuto ang bisa'],
  ])('are refused in %s: %s', (language, words) => {
    expect(checkFigures([home(language, { a: words })], [])).toEqual([
      `${language}/home.json: a names a figure: make it a place, filled from the rule that owns it`,
    ]);
  });

  test.each([
    ['EN', 'Held for {hours, plural, one {# hour} other {# hours}}'],
    ['EN', '{count, plural, =0 {No day} one {At most one day} other {# days}}'],
    ['EN', 'Set up a second factor; one moment, one tap, two persons'],
    ['CN', '一次性密码'],
    ['JA', '追加するだけで十分です'],
    ['VI', 'Số {value}'],
  ])('may be places in %s: %s', (language, words) => {
    expect(checkFigures([home(language, { a: words })], [])).toEqual([]);
  });

  test('may be written out where a reason is listed, which must not be stale', () => {
    const files = [home('EN', { a: 'iOS 12.4' })];
    expect(checkFigures(files, [{ keys: /^a$/, why: 'a version' }])).toEqual([]);
    expect(
      checkFigures(files, [
        { keys: /^[ab]$/, why: '' },
        { keys: /^c$/, why: 'gone' },
      ]),
    ).toEqual(['no text is of the form ^c$, whose figures may be written out']);
  });
});

function home(language: string, messages: Record<string, string>) {
  return { language, domain: 'home', path: `${language}/home.json`, messages };
}
