import type { ProofWay } from '@parlour/contract/values/identity';
import { describe, expect, test } from 'vitest';
import { checkAll } from '../../../platform/forms/field.rules.ts';
import { proofAsked, proofRules } from '../../../platform/proof/proof.rules.ts';
import { contactRules, fieldsOfRefusal } from './contact.rules.ts';

const EMPTY = { mobileNum: '', email: '', verificationCode: '', password: '', proofCode: '', factorCode: '' };

describe('the form of a contact', () => {
  test.each([
    ['mobile', ['mobileNum', 'verificationCode', 'password']],
    ['email', ['email', 'verificationCode', 'password']],
  ] as const)('asks for what a %s needs', (kind, fields) => {
    expect(
      Object.keys(checkAll(contactRules(kind, { proof: proofRules('password'), dialingCode: '86' }), EMPTY)),
    ).toEqual(fields);
  });

  test('asks nobody for a password they do not have, but for a code where there is a contact', () => {
    const filled = { ...EMPTY, email: 'mary@example.com', verificationCode: '123456' };
    const missing = (ways: readonly ProofWay[]) =>
      Object.keys(
        checkAll(contactRules('email', { proof: proofRules(proofAsked(ways)), dialingCode: '86' }), filled),
      );
    expect([missing([]), missing(['sms']), missing(['passkey'])]).toEqual([[], ['proofCode'], []]);
  });

  test('says at the field what the server refused of it', () => {
    expect(fieldsOfRefusal('mobile').mobile_taken).toBe('mobileNum');
    expect(fieldsOfRefusal('email').same_contact).toBe('email');
  });
});
