/** `Harbour Bank •••• 1234`: all that is ever shown of a card. The dots and digits stay on one line. */
export function cardName({ bankName, last4 }: { bankName: string; last4: string }): string {
  return `${bankName} ••••\u00a0${last4}`;
}

/** In groups of four, as printed; drops everything but digits. */
export function groupNumber(typed: string): string {
  return digitsOf(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** As on the server: eight to twenty digits, since not every bank's numbers have a check digit. */
export function isCardNumber(typed: string): boolean {
  return /^\d{8,20}$/.test(digitsOf(typed));
}
