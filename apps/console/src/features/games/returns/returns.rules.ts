import type { ConsoleClient } from '@parlour/client/console';

type Returns = Awaited<ReturnType<ConsoleClient['games']['returns']>>;
export type ReturnLine = Returns['items'][number] & { id: string };
/** What the answer says about the list as a whole. */
export type ReturnsMeta = Pick<Returns, 'countedUntil' | 'vendors'>;
export type ModelLine = Awaited<ReturnType<ConsoleClient['games']['modelReturns']>>['items'][number] & {
  id: string;
};
export type TitleReturns = Awaited<ReturnType<ConsoleClient['games']['titleReturns']>>;
