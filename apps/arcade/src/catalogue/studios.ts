/** The names under which the arcade appears: each is a vendor of its own to the platform, with a key of its own. */
export type Studio = { code: string; name: string };

export const STUDIOS: readonly Studio[] = [
  { code: 'TIDEWATER', name: 'Tidewater' },
  { code: 'LANTERNWORKS', name: 'Lanternworks' },
  { code: 'NORTHSTAR', name: 'Northstar' },
];

export function findStudio(code: string): Studio | undefined {
  return STUDIOS.find((studio) => studio.code === code);
}

/** Before the paths of the protocol. */
export function apiPathOf({ code }: Studio): string {
  return `/studios/${code}`;
}
