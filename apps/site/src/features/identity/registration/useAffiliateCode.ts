import { CallRefused, type Client } from '@parlour/client';
import { useEffect, useState } from 'react';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { useSite } from '../../../platform/site.ts';
import { affiliateCodeOf } from './affiliate.rules.ts';

export type AffiliateCode = {
  /** Of the address, good or not; null without one. */
  offered: string | null;
  /** `checking` until the server has said; without a code in the address it is `bad` at once. */
  state: 'checking' | 'good' | 'bad';
};

/** The invitation code of the address, and whether it is good on this domain (specification section 4). */
export function useAffiliateCode(): AffiliateCode {
  const { client } = useSite();
  // The address of this visit to the page counts, also while another page is on its way in.
  const [offered] = useState(() => affiliateCodeOf(usePlace.getState().search));
  const [state, setState] = useState<AffiliateCode['state']>(offered ? 'checking' : 'bad');
  useEffect(() => {
    if (!offered) return;
    let isCurrent = true;
    const tell = (isGood: boolean) => isCurrent && setState(isGood ? 'good' : 'bad');
    isAffiliateCodeGood(client, offered).then(tell, (error: unknown) => {
      // What nobody could check is shown, and asked about again before anything is sent.
      tell(false);
      if (!(error instanceof CallRefused)) reportError(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, offered]);
  return { offered, state };
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
