import { LANGUAGES } from '@parlour/contract';
import { describe, expect, test } from 'vitest';
import { wordsOfChange, wordsOfCode } from './messages.rules.ts';

const PLAIN = [
  'password',
  'oneTimePassword',
  'paymentPassword',
  'passkeyAdded',
  'passkeyRemoved',
  'linkAdded',
  'linkRemoved',
  'cardAdded',
  'cardRemoved',
  'securityQuestion',
] as const;

const to = { brandName: 'Harbor', account: 'mary01' };
const code = { code: '042917', minutes: 10 };

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = [
    ...(['register', 'login', 'password', 'contact', 'proof'] as const).map((purpose) =>
      wordsOfCode({ ...to, ...code, language, channel: 'sms', purpose }),
    ),
    wordsOfCode({ ...to, ...code, language, channel: 'mail', purpose: 'proof' }),
    wordsOfCode({ ...to, ...code, language, channel: 'mail', purpose: 'contact' }),
    wordsOfCode({ ...to, ...code, language, channel: 'mail', purpose: 'password' }),
  ];
  const notices = PLAIN.flatMap((kind) =>
    (['sms', 'mail'] as const).map((channel) => wordsOfChange({ ...to, kind, language, channel })),
  );
  const contact = { ...to, language, value: '+86*********89' };
  const changes = (['mobile', 'email'] as const).flatMap((kind) =>
    (['sms', 'mail'] as const).map((channel) => ({
      channel,
      ...wordsOfChange({ ...contact, kind, channel }),
    })),
  );

  test('a message with a code names the brand, the code and how long it is good', () => {
    for (const { body } of messages) {
      expect(body).toContain('Harbor');
      expect(body).toContain('042917');
      expect(body).toContain('10');
    }
    expect(new Set(messages.map(({ body }) => body)).size).toBe(messages.length);
  });

  test('a mail has a subject with the brand and speaks to the account', () => {
    for (const mail of [messages.at(-1), notices.at(-1)]) {
      expect(mail?.subject).toContain('Harbor');
      expect(mail?.body).toContain('mary01');
    }
  });

  test('a notice of a new contact says which, masked, and that withdrawals are held', () => {
    for (const { channel, subject, body } of changes) {
      expect(body).toContain('+86*********89');
      expect(body).toContain('24');
      expect([subject !== undefined, body.includes('mary01')]).toEqual([
        channel === 'mail',
        channel === 'mail',
      ]);
    }
    expect(new Set(changes.map(({ body }) => body)).size).toBe(4);
  });

  test('a notice of any other change says what, each in its own words, and that withdrawals are held', () => {
    for (const { body } of notices) expect(body).toContain('24');
    expect(new Set(notices.map(({ body }) => body)).size).toBe(notices.length);
  });

  test('a code for a new address does not tell whose it is to be', () => {
    expect(messages.at(-2)?.body).not.toContain('mary01');
  });

  test('no message has a link, or a place that was not filled', () => {
    for (const { subject = '', body } of [...messages, ...notices, ...changes])
      expect(`${subject} ${body}`).not.toMatch(/[{}]|https?:|www\.|\/\//);
  });

  test('an SMS fits into two parts', () => {
    for (const { body } of [
      ...messages.slice(0, 5),
      ...notices.filter(({ subject }) => subject === undefined),
      ...changes.filter(({ channel }) => channel === 'sms'),
    ]) {
      const isPlain = /^[\u0020-\u007e]*$/.test(body);
      expect([...body].length).toBeLessThanOrEqual(isPlain ? 306 : 201);
    }
  });
});

test("a brand's name is put in as it is", () => {
  const { body } = wordsOfCode({
    ...code,
    account: '',
    brandName: '$& {code}',
    language: 'EN',
    channel: 'sms',
    purpose: 'login',
  });
  expect(body).toMatch(/^\$& \{code\}: 042917 /);
});
