import { CallRefused, type Client } from '@parlour/client';
import { useState } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { invitationCode } from './invitation.store.ts';

export type AffiliateCode = {
  /** The code of the invitation, good or not; null without one. */
  offered: string | null;
  /** `checking` until the server has answered; `bad` at once without a code. */
  state: 'checking' | 'good' | 'bad';
};

/** The invitation code the visitor came with, and whether it is good on this domain (specification section 4). */
export function useAffiliateCode(): AffiliateCode {
  const { client } = useSite();
  // Of this page's address, even while another page is loading.
  const [offered] = useState(invitationCode);
  const { value: isGood, isFailed } = useQuery({
    key: ['site', 'affiliateCode', offered],
    load: () => isAffiliateCodeGood(client, offered ?? ''),
    isNeeded: offered !== null,
  });
  // A code that could not be checked is shown, and checked again before sending.
  if (offered === null || isFailed) return { offered, state: 'bad' };
  if (isGood === null) return { offered, state: 'checking' };
  return { offered, state: isGood ? 'good' : 'bad' };
}

export async function isAffiliateCodeGood(client: Client, code: string): Promise<boolean> {
  try {
    await client.identity.checkAffiliateCode({ body: { code, domain: location.hostname } });
    return true;
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'invalid_invitation_code') return false;
    throw error;
  }
}
