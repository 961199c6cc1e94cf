type Title = { vendor: string; gameCode: string };

/** As titles are found and named: the vendor's code, a point, and the vendor's code of the title. */
export const writeTitle = ({ vendor, gameCode }: Title): string =>
  gameCode === '' ? vendor : `${vendor}.${gameCode}`;

/** While it is typed there may be no point yet. */
export function readTitle(typed: string): Title {
  const point = typed.indexOf('.');
  if (point < 0) return { vendor: typed, gameCode: '' };
  return { vendor: typed.slice(0, point), gameCode: typed.slice(point + 1) };
}
