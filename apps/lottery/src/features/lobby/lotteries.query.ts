import type { Page } from '../../platform/page.ts';

/** The lotteries of the brand, in its order. */
export function lotteriesQuery({ client }: Pick<Page, 'client'>) {
  return {
    key: ['site', 'lotteries'] as const,
    load: async (signal: AbortSignal) => (await client.lottery.lotteries({ signal })).items,
    isKept: true,
  };
}
