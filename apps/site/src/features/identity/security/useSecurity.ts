import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

export type Security = Awaited<ReturnType<Client['identity']['securityConfig']>>;

/** What the member has bound and verified, and which withdrawal hold follows from a change. */
export function useSecurity() {
  const { client } = useSite();
  return useQuery({
    key: ['member', 'security'],
    load: (signal) => client.identity.securityConfig({ signal }),
  });
}
