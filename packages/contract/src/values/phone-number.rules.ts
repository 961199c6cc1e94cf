const ORNAMENTS = /[\s().-]/g;

/** The number without what people write between its digits. */
export function bareNumber(typed: string): string {
  return typed.replace(ORNAMENTS, '');
}

/** The number as its country writes it, where the dialling code was typed in as well. */
export function withoutDialingCode(typed: string, dialingCode: string): string {
  const bare = bareNumber(typed);
  const prefix = ['+', '00'].map((sign) => sign + dialingCode).find((each) => bare.startsWith(each));
  return prefix && dialingCode ? bare.slice(prefix.length) : bare;
}

type Asked = { dialingCode: string; isGood: (number: string) => boolean };

/**
 * The spelling of a number that a rule asks for: people write it with the zero of their country, without it, and with
 * the dialling code. If none is good, as it was typed, so that whoever typed it is told what is wrong with that.
 */
export function numberAsAsked(typed: string, { dialingCode, isGood }: Asked): string {
  const local = withoutDialingCode(typed, dialingCode);
  if (local === '') return '';
  const inner = local.startsWith(dialingCode) ? local.slice(dialingCode.length) : local;
  const spellings = [local, ...[local, inner].flatMap(spellingsOf)];
  return spellings.find(isGood) ?? local;
}

function spellingsOf(number: string): string[] {
  const short = number.replace(/^0/, '');
  return [`0${short}`, short];
}
