type Clock = { locale: string; timeZone: string };

/** Specification section 2, "Hot-match modal": 'DD MMM | HH:mm', in the brand's time zone and the reader's language. */
export function matchTimeOf(at: number, { locale, timeZone }: Clock): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: 'day' | 'hour' | 'minute') => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')} ${monthOf(at, { locale, timeZone })} | ${part('hour')}:${part('minute')}`;
}

/** The month as written beside a day; if that is only a number, as written alone. */
function monthOf(at: number, { locale, timeZone }: Clock): string {
  const beside = new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'month')?.value;
  if (beside && !/^\d+$/.test(beside)) return beside;
  return new Intl.DateTimeFormat(locale, { timeZone, month: 'short' }).format(at);
}
