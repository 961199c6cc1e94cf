import { useFormats } from '../texts/texts.tsx';

/** Days of the year of another one go without the year. */
export function useDayName(near: string): (day: string) => string {
  const formats = useFormats();
  const yearOf = (day: string) => day.slice(0, 4);
  return (day) => formats.day(day, { hasYear: yearOf(day) !== yearOf(near) });
}
