import { expect, test } from 'vitest';
import { BetCall, readJson, writeJson } from './index.ts';

test('whole numbers are bigint and keep every digit', () => {
  for (const digits of ['0', '-1', '356000', '9007199254740993', '9223372036854775807', '1'.repeat(60)]) {
    expect(readJson(digits)).toBe(BigInt(digits));
    expect(writeJson(readJson(digits))).toBe(digits);
  }
});

test('numbers with a fraction or an exponent are never taken for whole ones', () => {
  for (const text of ['1.0', '1e5', '9007199254740991.4', '100000000000000.00000000000001'])
    expect(typeof readJson(text)).toBe('number');
});

test('everything else is read as the language reads it', () => {
  const texts = [
    'null',
    ' [ ] ',
    '{}',
    '{"a":[true,false,null,"x"],"b":{"c":"\\u00e9\\n\\"/\\\\"},"":""}',
    '[[[["deep"]]],1.5,-0.25e2]',
    '"plain \u{1f3b2} text"',
    '\t{"spaces" : [ "in" , "between" ] }\r\n',
    '{"twice":"first","twice":"last"}',
  ];
  for (const text of texts) expect(readJson(text)).toEqual(JSON.parse(text));
});

test('what the language refuses is refused', () => {
  const texts = [
    '',
    '{',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '01',
    '+1',
    '.5',
    '1.',
    'NaN',
    '"\n"',
    '"\\x"',
    '{} {}',
  ];
  for (const text of texts) {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(() => readJson(text)).toThrow(SyntaxError);
  }
});

test('refuses a body that changes prototypes or nests too deep', () => {
  expect(() => readJson('{"__proto__":{"status":"RS_OK"}}')).toThrow(SyntaxError);
  expect(() => readJson('['.repeat(100_000))).toThrow(SyntaxError);
});

test('an amount that is no whole number of 64 bits is no amount', () => {
  const body = (amount: string) =>
    readJson(`{"user":"u","token":"0123456789","game_code":"dice","round":"r","round_closed":false,
      "transaction_uuid":"16D2DCFE-B89E-11E7-854A-58404EEA6D16","supplier_transaction_id":"s","currency":"CNY",
      "request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af","is_free":false,"is_supplier_promo":false,
      "amount":${amount}}`);
  expect(BetCall.parse(body('9223372036854775807')).amount).toBe(9223372036854775807n);
  expect(BetCall.parse(body('1')).transaction_uuid).toBe('16d2dcfe-b89e-11e7-854a-58404eea6d16');
  for (const amount of ['9223372036854775808', '-1', '1.0', '1e5', '"1"', 'null'])
    expect(BetCall.safeParse(body(amount)).success).toBe(false);
});
