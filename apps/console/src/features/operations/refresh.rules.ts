/** How often pages about current work reload while somebody is there. */
export const REFRESH_MS = 5_000;
