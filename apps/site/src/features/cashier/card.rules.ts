/** `Harbour Bank •••• 1234`: as much of a card as anybody is shown. The dots and the digits stay on one line. */
export function cardName({ bankName, last4 }: { bankName: string; last4: string }): string {
  return `${bankName} ••••\u00a0${last4}`;
}

/** In fours, as it is printed; whatever is no digit is dropped. */
export function groupNumber(typed: string): string {
  return digitsOf(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** As the server reads one: eight to twenty digits, for not every bank's numbers have a check digit. */
export function isCardNumber(typed: string): boolean {
  return /^\d{8,20}$/.test(digitsOf(typed));
}
