import { describe, expect, test } from 'vitest';
import { cleanText, cleanWord, createJudge } from './room.rules.ts';

const judge = createJudge({ refusedWords: ['scam', '骗子', 'đồ ngu'], maskedWords: ['darn', '笨蛋'] });

describe('a text is refused', () => {
  test.each([
    'see https://example.com',
    'example.com',
    'www.example.vn now',
    'example . com',
    'example dot com',
    'example (dot) com',
    'ＥＸＡＭＰＬＥ．ＣＯＭ',
    'exam\u200bple.co\u200bm',
    'go to t.me/room',
    'my house is 10.0.0.1',
    'write me@home',
    'add @winner99',
    '0912345678',
    '+84 912 345 678',
    '(091) 234-5678',
    '0 9 1 2 3 4 5 6 7 8',
    '０９１２３４５６７８',
    '๐๙๑๒๓๔๕๖๗๘',
    '0️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
  ])('for what leads elsewhere: %s', (text) => {
    expect(judge(cleanText(text))).toEqual({ refused: 'room_contact' });
  });

  test.each([
    'a scam!',
    'SCAM',
    's c a m',
    's.c.a.m',
    'ｓｃａｍ',
    's\u200bcam',
    '他是骗子吧',
    '骗 子',
    'ĐỒ NGU',
  ])('for a word of the list: %s', (text) => {
    expect(judge(cleanText(text))).toEqual({ refused: 'room_word' });
  });

  test('for a masked word in letters that cannot be masked', () => {
    expect(judge('ｄａｒｎ it')).toEqual({ refused: 'room_word' });
  });
});

test.each([
  'I won 1,250,000 today',
  'ok.in a minute',
  'Good luck everybody! 🍀',
  'scampi for dinner',
  'round 12 paid 3.5 times',
  'hi.how are you',
  '<b>bold</b> & "quoted"',
  'bonne chance à tous',
  'ขอให้โชคดี',
  '恭喜！',
])('%s is said as it is', (text) => {
  expect(judge(cleanText(text))).toEqual({ shown: text });
});

test.each([
  ['darn it', '**** it'],
  ['Darn, d-a-r-n!', '****, *-*-*-*!'],
  ['darned', 'darned'],
  ['你这笨蛋', '你这**'],
])('of "%s" everybody sees "%s"', (text, shown) => {
  expect(judge(text)).toEqual({ shown });
});

test.each([
  ['a\u202eb\u200bc', 'abc'],
  ['  a \u3000 b ', 'a b'],
  ['a\u0301\u0302\u0303\u0304\u0305\u0306', 'a\u0301\u0302\u0303'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is kept as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test('a word has letters and digits only, so that a list cannot break the pattern', () => {
  expect(cleanWord(' (.*)+ [Ｂａｄ] ')).toBe('bad');
  const odd = ['a.b|c', '(((', '\\', 'a'.repeat(40)].map(cleanWord).filter(Boolean);
  const patient = createJudge({ refusedWords: odd, maskedWords: odd });
  expect(patient(`${'a '.repeat(99)}b`)).toHaveProperty('refused');
  expect(patient(`${'a'.repeat(199)}b`)).toHaveProperty('shown');
});
