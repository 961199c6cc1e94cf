import { useEffect } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useRepeatWhileVisible } from '../../../platform/loading/useRepeatWhileVisible.ts';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { useSite } from '../../../platform/site.ts';
import { isRunning } from '../deposit-states.rules.ts';
import { findPayment } from '../find-payment.ts';
import { depositPath } from '../paths.rules.ts';

/** Often enough for a waiting member to see the change. */
const LOOK_EVERY_MS = 3_000;

/** A deposit's state, reloaded until it has ended. */
export function useDeposit(id: string) {
  const { client } = useSite();
  const loaded = useQuery({
    key: ['member', 'deposit', id],
    load: (signal) => findPayment(client.cashier.depositStatus({ signal, query: { id } })),
    news: 'wallet',
  });
  const isFollowed = loaded.value
    ? loaded.value.found !== null && isRunning(loaded.value.found)
    : !loaded.isFailed;
  useRepeatWhileVisible(isFollowed ? LOOK_EVERY_MS : null, loaded.reload);
  usePlainAddress(depositPath(id));
  return loaded;
}

/** Removes the gateway's additions from the address, so that they do not stay in the history. */
function usePlainAddress(path: string): void {
  const place = usePlace(({ pathname, search }) => pathname + search);
  useEffect(() => {
    if (place !== path) navigate(path, { isReplacing: true });
  }, [place, path]);
}
