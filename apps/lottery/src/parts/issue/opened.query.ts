import type { Page } from '../../platform/page.ts';
import { type OpenedHere, withOffset } from './issue.rules.ts';

/** The issue on sale and the last result of a lottery, with the distance to the server's clock. */
export function openedQuery({ client, clock }: Pick<Page, 'client' | 'clock'>, gameId: string) {
  return {
    key: ['site', 'opened', gameId] as const,
    load: async (signal: AbortSignal, before: OpenedHere | null): Promise<OpenedHere> => {
      const opened = await client.lottery.openedGame({ query: { gameId }, signal });
      return withOffset(opened, clock.now(), before?.offsetMs);
    },
  };
}
