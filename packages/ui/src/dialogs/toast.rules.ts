/** Specification section 9: how long each kind of toast stays. */
export const TOAST_MS = {
  lobby: 1_500,
  short: 3_000,
  long: 8_000,
  favouriteLoading: 10_000,
  favouriteSaved: 1_000,
  passwordLoading: 10_000,
  passwordSaved: 1_000,
  smsLoading: 10_000,
  smsSent: 1_500,
  invitationCodeError: 1_000,
  logoutLoading: 9_999,
  chatLoading: 9_999,
  freeReject: 2_000,
  freeRejectOffline: 1_000,
  /** Free play only says "loading": as long as any other. */
  trialLoading: 10_000,
} as const;
