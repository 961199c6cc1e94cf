/** Where a session is: the country if known, and the address. */
export function sessionPlaceOf(
  { country, ip }: { country: string | null; ip: string },
  countryName: (code: string) => string,
): string {
  return [country && countryName(country), ip].filter(Boolean).join(', ');
}
