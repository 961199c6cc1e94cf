import type { ConsoleClient } from '@parlour/client/console';

type Returns = Awaited<ReturnType<ConsoleClient['games']['returns']>>;
export type ReturnLine = Returns['items'][number] & { id: string };
/** What the answer says about the list as a whole. */
export type ReturnsMeta = Pick<Returns, 'countedUntil' | 'vendors'>;
