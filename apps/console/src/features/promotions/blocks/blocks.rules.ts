/** Accounts as somebody pastes them: one after the other, between commas, spaces or lines. */
export const accountsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((account) => account !== '')),
];
