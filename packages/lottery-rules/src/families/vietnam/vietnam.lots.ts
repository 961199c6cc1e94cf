export const REGIONS = ['north', 'south', 'central'] as const;

export type Region = (typeof REGIONS)[number];

/** A prize draws so many lots of so many digits each. */
export type Prize = { readonly id: string; readonly lots: number; readonly digits: number };

const SOUTHERN: readonly Prize[] = [
  { id: 'special', lots: 1, digits: 6 },
  { id: 'prize1', lots: 1, digits: 5 },
  { id: 'prize2', lots: 1, digits: 5 },
  { id: 'prize3', lots: 2, digits: 5 },
  { id: 'prize4', lots: 7, digits: 5 },
  { id: 'prize5', lots: 1, digits: 4 },
  { id: 'prize6', lots: 3, digits: 4 },
  { id: 'prize7', lots: 1, digits: 3 },
  { id: 'prize8', lots: 1, digits: 2 },
];

/** What is drawn in each region, the special prize first and the smallest last. A result lists the lots in this order. */
export const PRIZES: Readonly<Record<Region, readonly Prize[]>> = {
  north: [
    { id: 'special', lots: 1, digits: 5 },
    { id: 'prize1', lots: 1, digits: 5 },
    { id: 'prize2', lots: 2, digits: 5 },
    { id: 'prize3', lots: 6, digits: 5 },
    { id: 'prize4', lots: 4, digits: 4 },
    { id: 'prize5', lots: 6, digits: 4 },
    { id: 'prize6', lots: 3, digits: 3 },
    { id: 'prize7', lots: 4, digits: 2 },
  ],
  south: SOUTHERN,
  central: SOUTHERN,
};

/** When the regions draw, in Vietnam's time, and how many stations do so on a day. */
export const VIETNAM_DRAWS = {
  north: { from: '18:00', to: '18:30', stations: [1, 1] },
  south: { from: '16:15', to: '16:35', stations: [3, 4] },
  central: { from: '17:15', to: '17:30', stations: [2, 3] },
} as const satisfies Record<Region, unknown>;

/** How many digits each lot has, in the order of a result. */
export function digitsOfLots(region: Region): number[] {
  return PRIZES[region].flatMap(({ lots, digits }) => Array<number>(lots).fill(digits));
}
