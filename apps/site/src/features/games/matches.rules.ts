type Clock = { locale: string; timeZone: string };

/** Specification section 2, "Hot-match modal": 'DD MMM | HH:mm', on the brand's clocks and in the reader's words. */
export function matchTimeOf(at: number, { locale, timeZone }: Clock): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: 'day' | 'hour' | 'minute') => parts.find((one) => one.type === type)?.value ?? '';
  // By itself: beside a day some languages leave out their word for month.
  const month = new Intl.DateTimeFormat(locale, { timeZone, month: 'short' }).format(at);
  return `${part('day')} ${month} | ${part('hour')}:${part('minute')}`;
}
