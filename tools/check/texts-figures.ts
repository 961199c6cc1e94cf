import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../packages/texts/src/languages.ts';
import type { MessageFile } from './texts-messages.ts';

export type WrittenFigures = { keys: RegExp; why: string };

/** Figures that may stand in the texts because no rule of ours owns them. */
export const WRITTEN_FIGURES: WrittenFigures[] = [
  {
    keys: /^plays\./,
    why: 'the numbers of a lottery play are its name and its rules; a test describes every play',
  },
  { keys: /^arcade\.verify(Hash|Roll)$/, why: 'the name of an algorithm' },
  { keys: /^promises\.weightDetail$/, why: 'what the page weighs is measured (bench home) and not ruled' },
  { keys: /^pages\.appGuide\.ios\.intro$/, why: 'a version of iOS' },
  { keys: /^(pages\.beginnerGuide\.intro|system\.slide\.guideDetail)$/, why: 'how long reading takes' },
  { keys: /^(cashier\.depositTold\.waiting|pages\.help\.s4\.body)$/, why: 'how long banks usually take' },
  {
    keys: /^(arcade\.double|cashier\.cards\.full|cashier\.password\.mismatch|too_many_favourites|wallet\.range\.clock)$/,
    why: 'Japanese writes "one", "both", "double" and "the day" with a digit',
  },
  { keys: /^wallet\.profitLoss\.chart$/, why: 'Chinese says "one day" for "the day"' },
  { keys: /^(brands\.code|operators\.signInName)\.hint$/, why: 'which characters: 0 to 9' },
  { keys: /^(brands\.blocked\.list|members\.empty)\.hint$/, why: 'an example of what may be typed' },
  { keys: /^(cashier\.settings\.turnoverTimes|games\.key\.overlap)\.hint$/, why: 'what nothing means: 0' },
  {
    keys: /(second_?factor|factor_reset|resetFactor|members\.factor|member\.factor\.(title|turnedOff)|identity\.step\.title)/i,
    why: 'two-step verification is a name',
  },
  { keys: /^jackpot\.rate\.wrong$/, why: 'nothing is the least' },
];

const DIGIT = /\p{Nd}/u;

/** How each language writes a number as a word before a unit. */
const NUMBER_WORDS: Record<Language, RegExp> = {
  EN: /\b((one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred)[ -](second|minute|hour|day|week|month|year|character|digit|letter|decimal|percent|MB|KB|step)|within an? (second|minute|hour|day|week|month|year))/i,
  CN: /[一二两三四五六七八九十百半]+ ?(秒|分钟|个?小时|天|周|星期|个月|年|位数字|位小数|个?字符)/,
  JA: /[一二三四五六七八九十百]+(秒間?|分間|時間|日間|週間|[かヶカ]月|年間|文字|桁)/,
  TH: /(หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย) ?(วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี|ตัวอักษร|หลัก)/,
  VI: /(^|\s)(một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm) (giây|phút|giờ|ngày|tuần|tháng|năm|ký tự|chữ số)/i,
  TY: /\b(isang|dalawang|tatlong|apat na|limang|anim na|pitong|walong|siyam na|sampung|dalawampung) (segundo|minuto|oras|araw|linggo|buwan|taon|character|digit)/i,
};

/**
 * Finds figures that are written out. A figure belongs to its rule and is a placeholder in the text, so changing the
 * rule changes what people read, in every language.
 */
export function checkFigures(files: MessageFile[], written: WrittenFigures[]): string[] {
  const keys = new Set(files.flatMap(({ messages }) => Object.keys(messages)));
  const stale = written.filter((each) => ![...keys].some((key) => each.keys.test(key)));
  return [
    ...files.flatMap(({ path, language, messages }) =>
      Object.entries(messages)
        .filter(([key]) => !written.some((each) => each.keys.test(key)))
        .filter(([, message]) => namesFigure(message, language))
        .map(([key]) => `${path}: ${key} names a figure: make it a place, filled from the rule that owns it`),
    ),
    ...stale.map((each) => `no text is of the form ${each.keys.source}, whose figures may be written out`),
  ];
}

function namesFigure(message: string, language: string): boolean {
  return literalsOf(message).some(
    (text) => DIGIT.test(text) || NUMBER_WORDS[language as Language]?.test(text),
  );
}

/** The figures written out in a message; a message that cannot be parsed is reported elsewhere. */
function literalsOf(message: string): string[] {
  try {
    return parse(message, { ignoreTag: true }).flatMap(wordsOf);
  } catch {
    return [];
  }
}

function wordsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (!('options' in element)) return [];
  // A plural's case for exactly one or none is chosen by the figure, and may spell it.
  return Object.entries(element.options)
    .filter(([option]) => option !== 'one' && !option.startsWith('='))
    .flatMap(([, { value }]) => value.flatMap(wordsOf));
}
