import type { Client } from '@parlour/client';
import { signByPasskey } from '@parlour/client/passkeys';
import { useQuery } from '../loading/useQuery.ts';
import { useSession } from '../session/session.store.ts';
import { useSite } from '../site.ts';
import { type ProofField, proofAsked, proofRules } from './proof.rules.ts';
import { useFactor } from './useFactor.ts';

type OwnProof = Pick<
  NonNullable<Parameters<Client['identity']['removeLink']>[0]['body']>,
  'password' | 'proofCode' | 'proofPasskey' | 'factorCode' | 'factorPasskey'
>;
export type ProofOfMember = ReturnType<typeof useProof>;

/** How the signed-in member proves who they are again, before a change to the account's security. */
export function useProof() {
  const { client } = useSite();
  const factor = useFactor();
  const hasPassword = useSession(({ member }) => member?.hasPassword ?? true);
  const { value } = useQuery({
    key: ['member', 'security'],
    load: (signal) => client.identity.securityConfig({ signal }),
    isNeeded: !hasPassword,
  });
  const asked = hasPassword ? 'password' : proofAsked(value?.proofs ?? []);
  return {
    asked,
    factor,
    rules: { ...proofRules(asked), ...factor.rules },
    /** What to send; for a passkey the browser asks the member now. Null: they changed their mind. */
    async take({ password, proofCode, factorCode }: Record<ProofField, string>): Promise<OwnProof | null> {
      const second = await factor.take({ factorCode });
      if (!second) return null;
      if (asked !== 'passkey')
        return { password, ...(proofCode ? { proofCode: proofCode.trim() } : {}), ...second };
      const proofPasskey = await signByPasskey((await client.identity.proofPasskeyOptions()).options);
      return proofPasskey && { proofPasskey, ...second };
    },
  };
}
