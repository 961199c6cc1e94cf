/** How fast one may play: the operator's profile, sent when a game is opened. */
export const PACES = ['free', 'strict'] as const;
export type Pace = (typeof PACES)[number];

type Profile = {
  /** The least time between the starts of two rounds. */
  leastMs: { slots: number; others: number };
  hasTurbo: boolean;
  hasAuto: boolean;
  /** A feature may be bought, where the operator offers it. */
  hasFeatureBuy: boolean;
  /** Time and net position are always in view. */
  isFigureShown: boolean;
  /** Nobody plays two games at the same time. */
  hasOneGame: boolean;
};

/** `strict` is what Great Britain asks of games. */
const PROFILES: Record<Pace, Profile> = {
  free: {
    leastMs: { slots: 500, others: 500 },
    hasTurbo: true,
    hasAuto: true,
    hasFeatureBuy: true,
    isFigureShown: false,
    hasOneGame: false,
  },
  strict: {
    leastMs: { slots: 2_500, others: 5_000 },
    hasTurbo: false,
    hasAuto: false,
    hasFeatureBuy: false,
    isFigureShown: true,
    hasOneGame: true,
  },
};

export function readPace(given: unknown): Pace {
  return PACES.find((pace) => pace === given) ?? 'free';
}

/** What an opening of a game was given. */
type Asked = { pace: string; isFeatureBuyOffered: boolean };

export function paceOf({ pace, isFeatureBuyOffered }: Asked, mechanic: string) {
  const profile = readPace(pace);
  const { leastMs, hasFeatureBuy, ...rest } = PROFILES[profile];
  return {
    profile,
    leastMs: mechanic === 'slots' ? leastMs.slots : leastMs.others,
    hasFeatureBuy: hasFeatureBuy && isFeatureBuyOffered,
    ...rest,
  };
}
