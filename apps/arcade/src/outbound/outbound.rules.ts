/** For the platform's answer to a call of the wallet. */
export const WALLET_DEADLINE_MS = 5_000;
export const ANSWER_MAX_BYTES = 65_536;
