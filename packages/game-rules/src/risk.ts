/** How wild a table is: the same return, in fewer and higher wins. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

export function isRisk(value: unknown): value is Risk {
  return RISKS.some((risk) => risk === value);
}
