export const SEED_BYTES = 32;
export const CLIENT_SEED_BYTES = 8;
