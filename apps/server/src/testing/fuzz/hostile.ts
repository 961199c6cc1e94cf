const LONG = 100_000;
const DEEP = 2_000;

/** What travels as text, in an address or a body: what databases, numbers, dates and patterns stumble over. */
export const HOSTILE_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '',
  ' ',
  '-1',
  '1e308',
  '9007199254740991',
  '9223372036854775808',
  '99999999999999999999999999',
  'NaN',
  '0x10',
  '1.5',
  'not-a-uuid',
  '00000000-0000-0000-0000-000000000000',
  '018f0000-0000-7000-8000-000000000000.99',
  '999999999999999_018f0000-0000-7000-8000-000000000000',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '%',
  '\\',
  "'; --",
  '(((((((((((((((((((((((',
  '{"$gt":""}',
  '\u202e\u{1f4a5}\ufffd',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'x'.repeat(LONG),
] as const;

/** What only a body can carry. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  8_640_000_000_000_001,
  1e308,
  [],
  {},
  [[]],
  ['a\u0000'],
  { 'a\u0000': 'b' },
  { inner: { text: 'a\u0000', half: '\udc00' } },
];

/** Whole bodies that are none. */
export const HOSTILE_BODIES = [
  'null',
  '[]',
  '5',
  '"text"',
  '{',
  '\u0000',
  '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
];
