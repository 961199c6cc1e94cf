const ORNAMENTS = /[\s().-]/g;
/** Numbers there keep their zero also behind the dialling code. */
const ZERO_STAYS = ['39', '378', '379'];

/** A number without what people write between its digits. */
export function bareNumber(typed: string): string {
  return typed.replace(ORNAMENTS, '');
}

/** The number as the whole world dials it (E.164), from how its country writes it. */
export function internationalNumber(dialingCode: string, typed: string): string {
  const number = bareNumber(typed);
  const national = ZERO_STAYS.includes(dialingCode) ? number : number.replace(/^0/, '');
  return `+${dialingCode}${national}`;
}
