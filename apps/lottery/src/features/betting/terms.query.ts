import type { PlayType } from '@parlour/contract/values/lottery';
import type { Page } from '../../platform/page.ts';
import { rulesOf } from '../../platform/rules.ts';

type Asked = { gameId: string; playType: PlayType };

/** What the member can bet on a lottery and at what, with the rules of its family. */
export function termsQuery({ client }: Pick<Page, 'client'>, query: Asked) {
  const { gameId, playType } = query;
  return {
    key: ['member', 'terms', gameId, playType] as const,
    load: async (signal: AbortSignal) => {
      const answer = await client.lottery.lotteryTerms({ query, signal });
      return { ...answer, family: await rulesOf(answer.game.gameGroupId) };
    },
    isKept: true,
  };
}
