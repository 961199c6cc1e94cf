import { useCallback } from 'react';
import { useSite } from '../../../platform/site.ts';
import { useLoaded } from '../../../platform/useLoaded.ts';
import { useEvery } from '../useEvery.ts';
import { isRunning } from './deposit-states.rules.ts';

/** Often enough that whoever waits sees it happen. */
const LOOK_EVERY_MS = 3_000;

/** Where a deposit stands, followed until it has ended. */
export function useDeposit(id: string) {
  const { client } = useSite();
  const loaded = useLoaded(useCallback(() => client.cashier.depositStatus({ query: { id } }), [client, id]));
  const isFollowed = loaded.value ? isRunning(loaded.value) : !loaded.isFailed;
  useEvery(isFollowed ? LOOK_EVERY_MS : null, loaded.reload);
  return loaded;
}
