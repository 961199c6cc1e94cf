import { expect, test } from 'vitest';
import { createWholeText } from './whole-text.ts';

const held = '{hours, plural, other {# h}}';

test('the server says a message in any language, with its places filled', () => {
  const texts = { CN: { held }, JA: { held }, TH: { held }, VI: { held }, TY: { held } };
  const say = createWholeText({
    ...texts,
    EN: { held: 'Held for {hours, plural, one {# hour} other {# hours}}' },
  });
  expect(say('EN', 'held', { hours: 1 })).toBe('Held for 1 hour');
  expect(say('EN', 'held', { hours: 24 })).toBe('Held for 24 hours');
  expect(say('VI', 'held', { hours: 1_000 })).toBe('1.000 h');
});
