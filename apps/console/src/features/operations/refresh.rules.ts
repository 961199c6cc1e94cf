/** Pages that show what happens look again by themselves, while somebody looks. */
export const REFRESH_MS = 5_000;
