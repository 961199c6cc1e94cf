import { describe, expect, test } from 'vitest';
import { checkAll } from '../../../platform/forms/field.rules.ts';
import { contactRules, fieldsOfRefusal } from './contact.rules.ts';

const EMPTY = { mobileNum: '', email: '', verificationCode: '', password: '' };

describe('the form of a contact', () => {
  test.each([
    ['mobile', ['mobileNum', 'verificationCode', 'password']],
    ['email', ['email', 'verificationCode', 'password']],
  ] as const)('asks for what a %s needs', (kind, fields) => {
    expect(
      Object.keys(checkAll(contactRules(kind, { asksPassword: true, dialingCode: '86' }), EMPTY)),
    ).toEqual(fields);
  });

  test('asks nobody for a password they do not have', () => {
    const filled = { ...EMPTY, email: 'mary@example.com', verificationCode: '123456' };
    expect(checkAll(contactRules('email', { asksPassword: false, dialingCode: '86' }), filled)).toEqual({});
  });

  test('says at the field what the server refused of it', () => {
    expect(fieldsOfRefusal('mobile').mobile_taken).toBe('mobileNum');
    expect(fieldsOfRefusal('email').same_contact).toBe('email');
  });
});
