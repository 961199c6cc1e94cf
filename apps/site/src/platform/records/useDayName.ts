import { useFormats } from '../texts/texts.tsx';

/** Leaves the year out of days in the same year as `near`. */
export function useDayName(near: string): (day: string) => string {
  const formats = useFormats();
  const yearOf = (day: string) => day.slice(0, 4);
  return (day) => formats.day(day, { hasYear: yearOf(day) !== yearOf(near) });
}
