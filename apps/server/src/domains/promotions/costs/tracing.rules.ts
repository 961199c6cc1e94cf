import type { RewardSource } from '@parlour/contract';

const APPLICATION = /^application:([\da-f-]{36})(?::rounds)?$/;
/** What a night gave names the member, the business day, and a category if it is of one. */
const OF_PLAY = ['rebate', 'rescue', 'points'] as const satisfies readonly RewardSource[];
const NIGHT = new RegExp(`^(?:${OF_PLAY.join('|')}):([\\da-f-]{36}):(\\d{4}-\\d\\d-\\d\\d)(?::(\\w+))?$`);

export const applicationIn = (cause: string): string | null => APPLICATION.exec(cause)?.[1] ?? null;

/** The play that a cause names; `category` is empty if it is of all. */
export function playIn(cause: string): { memberId: string; day: string; category: string } | null {
  const [, memberId, day, category = ''] = NIGHT.exec(cause) ?? [];
  return memberId && day ? { memberId, day, category } : null;
}
