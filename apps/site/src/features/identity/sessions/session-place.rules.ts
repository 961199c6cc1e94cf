/** Where a call came from: the country where it is known, and the address. */
export function sessionPlaceOf(
  { country, ip }: { country: string | null; ip: string },
  countryName: (code: string) => string,
): string {
  return [country && countryName(country), ip].filter(Boolean).join(', ');
}
