/** The names under which the arcade appears: to the platform each is a vendor with a key of its own. */
export type Studio = { code: string; name: string };

export const STUDIOS: readonly Studio[] = [
  { code: 'TIDEWATER', name: 'Tidewater' },
  { code: 'LANTERNWORKS', name: 'Lanternworks' },
  { code: 'NORTHSTAR', name: 'Northstar' },
];

export function findStudio(code: string): Studio | undefined {
  return STUDIOS.find((studio) => studio.code === code);
}

/** Prefix of the protocol's paths. */
export function apiPathOf({ code }: Studio): string {
  return `/studios/${code}`;
}
